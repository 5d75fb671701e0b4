import type { ReportedLine } from '@tonalia/contract/refunds-office';
import { formatPesos } from '@tonalia/rules/money';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';

export type LineChipsProps = {
  lines: readonly ReportedLine[];
  picked: readonly ReportedLine[];
  onPick: (lines: readonly ReportedLine[]) => void;
};

/** The lines with a problem; a press puts in what a line cost, of several their sum. */
export const LineChips = ({ lines, picked, onPick }: LineChipsProps) =>
  lines.length > 0 && (
    <div role="group" aria-label={texts.lines} className="-mt-2 flex flex-wrap gap-2">
      {lines.map((line, at) => {
        const isPicked = picked.some((one) => isSame(one, line));
        return (
          <button
            key={at}
            type="button"
            aria-pressed={isPicked}
            className="pressable min-h-[34px] rounded-[10px] border border-line bg-surface px-2.5 text-left text-[0.8125rem] aria-pressed:border-brand aria-pressed:bg-brand-soft max-lg:min-h-11"
            onClick={() => onPick(isPicked ? picked.filter((one) => !isSame(one, line)) : [...picked, line])}
          >
            {texts.units(line.name, line.units)} <b className="ml-1 font-semibold">{formatPesos(line.amount)}</b>
          </button>
        );
      })}
    </div>
  );

const isSame = (one: ReportedLine, other: ReportedLine): boolean =>
  one.name === other.name && one.units === other.units && one.amount === other.amount;
