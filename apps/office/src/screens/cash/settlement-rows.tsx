import type { SettlementRow } from '@tonalia/contract/dispatch-settlement';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { usePolicy } from '../../api/policy.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { differenceClass } from './difference.ts';
import { signed } from './words.ts';

export type SettlementRowsProps = { rows: readonly SettlementRow[]; focused: string | undefined };

const columns = 'lg:grid-cols-[110px_minmax(0,1fr)_150px_130px_130px_130px] lg:px-7';

/** Names of the columns; each sum has its name for a screen reader too. */
export const SettlementHead = () => (
  <div
    aria-hidden="true"
    className={`grid h-[34px] items-center gap-x-5 border-b border-line text-[0.78125rem] font-semibold text-text-3 max-lg:hidden ${columns}`}
  >
    <span>{texts.load}</span>
    <span>{texts.driver}</span>
    <span>{texts.stopsColumn}</span>
    {[texts.mustHandOver, texts.counted, texts.difference].map((name) => (
      <span key={name} className="text-right">
        {name}
      </span>
    ))}
  </div>
);

/** Settlements of a list, each a link to its page. */
export function SettlementRows({ rows, focused }: SettlementRowsProps) {
  const { cashDifferenceLimit } = usePolicy();
  return (
    <ul className="phone-card">
      {rows.map(({ code, driver, route: name, dispatchDate, stops, open, sums }) => (
        <li key={code} className="border-b border-hair">
          <Link
            to="/cartera/recaudos/$load"
            params={{ load: code }}
            aria-current={focused === code ? 'true' : undefined}
            className={`grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 px-4 py-2 text-text no-underline hover:bg-surface-2 aria-[current]:bg-surface-2 ${columns}`}
          >
            <b className="font-semibold max-lg:order-2 max-lg:text-right">{code}</b>
            <span className="min-w-0">
              <b className="block truncate font-semibold">{driver ?? texts.driver}</b>
              <span className="block text-small text-text-2 first-letter:uppercase">
                {texts.at(name, formatShortDay(dispatchDate).toLowerCase())}
              </span>
            </span>
            <span className="text-small text-text-2 max-lg:order-3">{texts.stopsDone(stops - open, stops)}</span>
            <span className="order-4 text-right text-small lg:hidden">
              {texts.mustHandOver} <b className="font-semibold">{words(sums.mustHandOver)}</b>
              {sums.difference !== null && sums.difference !== 0 && (
                <b className={`block font-semibold ${differenceClass(sums.difference, cashDifferenceLimit)}`}>
                  {signed(sums.difference)}
                </b>
              )}
            </span>
            <Amount name={texts.mustHandOver} amount={sums.mustHandOver} />
            <Amount name={texts.counted} amount={sums.counted} />
            <Amount
              name={texts.difference}
              amount={sums.difference}
              className={differenceClass(sums.difference, cashDifferenceLimit)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const words = (amount: number | null): string => (amount === null || amount === 0 ? '–' : formatPesos(amount));

const Amount = ({ name, amount, className = '' }: { name: string; amount: number | null; className?: string }) => (
  <span className="text-right max-lg:hidden">
    <span className="sr-only">{name} </span>
    <b className={`font-semibold ${className}`}>{words(amount)}</b>
  </span>
);
