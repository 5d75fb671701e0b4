import type { SettlementRow } from '@tonalia/contract/dispatch-settlement';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';

export type CashRowProps = { row: SettlementRow; isFocused: boolean };

const LoadLink = ({ code }: { code: string }) => (
  <Link
    to="/cartera/recaudos/$load"
    params={{ load: code }}
    className="inline-flex min-h-6 items-center font-semibold text-text no-underline hover:underline max-lg:min-h-11"
  >
    {code}
  </Link>
);

/** The cash of a load that is on the road. */
export function CashRow({ row, isFocused }: CashRowProps) {
  const { code, driver, route, dispatchDate, stops, open, sums } = row;
  return (
    <tr data-focus={isFocused || undefined} data-money={code}>
      <td>
        <LoadLink code={code} />
      </td>
      <td className="leading-[1.35]">
        <b className="block font-semibold">{driver ?? texts.noDriver}</b>
        <span className="text-[0.78125rem] text-text-2">
          {texts.routeOn(route, formatShortDay(dispatchDate).toLowerCase())}
        </span>
      </td>
      <td className="text-text-2">{texts.stopsDone(stops - open, stops)}</td>
      <td className="amount">{formatPesos(sums.wentOut)}</td>
      <td className="amount text-text-2">{amountOf(sums.electronic)}</td>
      <td className="amount font-semibold">{formatPesos(sums.mustHandOver)}</td>
      <td className="amount">{amountOf(sums.counted)}</td>
      <td className={`amount font-semibold ${sums.difference ? 'text-warn' : 'text-text-2'}`}>
        {amountOf(sums.difference)}
      </td>
    </tr>
  );
}

/** The same on a phone. */
export function CashCard({ row, isFocused }: CashRowProps) {
  const { code, driver, route, dispatchDate, stops, open, sums } = row;
  return (
    <li
      data-money={code}
      data-focus={isFocused || undefined}
      className="rounded-[18px] border border-line bg-surface p-4 data-focus:border-brand"
    >
      <div className="flex items-center justify-between gap-3">
        <b className="min-w-0 truncate font-semibold">{driver ?? texts.noDriver}</b>
        <b className="font-bold whitespace-nowrap">{formatPesos(sums.mustHandOver)}</b>
      </div>
      <div className="mt-1 flex items-center justify-between gap-3 text-text-2">
        <LoadLink code={code} />
        <span className="text-[0.8125rem]">{texts.stopsDone(stops - open, stops)}</span>
      </div>
      <div className="flex items-start justify-between gap-3 text-[0.84375rem] text-text-2">
        <span className="min-w-0 flex-1 first-letter:uppercase">
          {texts.routeOn(route, formatShortDay(dispatchDate).toLowerCase())}
        </span>
        {sums.difference !== null && sums.difference !== 0 && (
          <span className="font-semibold text-warn">{amountOf(sums.difference)}</span>
        )}
      </div>
    </li>
  );
}

function amountOf(amount: number | null): string {
  if (amount === null || amount === 0) return '–';
  return amount < 0 ? `−${formatPesos(-amount)}` : formatPesos(amount);
}
