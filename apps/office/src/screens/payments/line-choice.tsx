import type { BankLine } from '@tonalia/contract/bank-lines';
import { Icon } from '@tonalia/ui/icon';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';

export type LineChoiceProps = {
  line: BankLine | undefined;
  others: readonly BankLine[];
  onLine: (line: BankLine | undefined) => void;
  /** Opens the search among all lines without a pair. */
  onFind: () => void;
};

/** The line of the bank that the approval takes, and the way to another one. */
export function LineChoice({ line, others, onLine, onFind }: LineChoiceProps) {
  return (
    <div className="flex items-center gap-3 rounded-[14px] border border-line bg-surface px-3.5 py-3">
      <Icon name={rareOutlines.bank} className="text-text-2" />
      <span className="min-w-0 flex-1 leading-[1.3]">
        <b className="block font-semibold">{texts.line}</b>
        <span className="block text-[0.8125rem] wrap-break-word text-text-2">
          {line ? [line.account, line.description].filter(Boolean).join(', ') : texts.noLine}
        </span>
      </span>
      <Menu
        label={texts.otherLines}
        align="right"
        above
        className="max-h-72 w-[320px] overflow-y-auto"
        button={(props) => (
          <button type="button" {...props} className="touch-area text-[0.8125rem] font-[650] text-brand-text">
            {line ? texts.change : texts.chooseLine}
          </button>
        )}
      >
        {(close) =>
          others.length === 0 ? (
            <p className="px-2.5 py-2 text-[0.8125rem] text-text-2">{texts.noLines}</p>
          ) : (
            <>
              {others.map((other) => (
                <button
                  key={other._id}
                  type="button"
                  className="pressable flex w-full items-baseline gap-3 rounded-[9px] px-2.5 py-2 text-left text-[0.8125rem]"
                  onClick={() => {
                    onLine(other);
                    close();
                  }}
                >
                  <span className="w-14 shrink-0 text-text-3">{formatShortDay(other.day).replace(/^\S+ /, '')}</span>
                  <span className="min-w-0 flex-1 truncate">
                    {other.description || other.reference || other.account}
                  </span>
                  <b className="font-semibold whitespace-nowrap">{formatPesos(other.amount)}</b>
                </button>
              ))}
              <button
                type="button"
                className={`${menuRowClass} mt-1 border-t border-hair text-brand-text`}
                onClick={() => {
                  close();
                  onFind();
                }}
              >
                {texts.findLine}
              </button>
            </>
          )
        }
      </Menu>
    </div>
  );
}
