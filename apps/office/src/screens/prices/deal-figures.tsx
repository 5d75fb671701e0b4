import type { DealSales } from '@tonalia/contract/deal-sales';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { mayDo, useOperator } from '../../api/session.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';

const percent = (fraction: number): string => `${Math.abs(Math.round(fraction * 100))}%`;

/** "38%", "−4%". */
export const percentWords = (fraction: number): string => `${fraction < 0 ? '−' : ''}${percent(fraction)}`;

/** "+38%", "−4%", "0%". */
export function changeWords(fraction: number): string {
  const rounded = Math.round(fraction * 100);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${percent(fraction)}`;
}

/** The titles of the columns of `DealFigures`. */
export function DealFigureTitles() {
  const seesCosts = mayDo(useOperator(), 'costs.read');
  const title = 'px-3 text-right font-[550] whitespace-nowrap';
  return (
    <>
      <th scope="col" className={title} title={texts.salesHelp}>
        {texts.sales}
      </th>
      <th scope="col" className={title} title={texts.changeHelp}>
        {texts.change}
      </th>
      {seesCosts && (
        <th scope="col" className={title} title={texts.marginHelp}>
          {texts.margin}
        </th>
      )}
    </>
  );
}

/** What an offer sold, beside as many days before, with its margin for roles that see costs. */
export function DealFigures({ sales }: { sales: DealSales | undefined }) {
  const seesCosts = mayDo(useOperator(), 'costs.read');
  const { change = null, margin = null } = sales ?? {};
  const cell = 'px-3 text-right whitespace-nowrap tabular-nums max-lg:hidden';
  return (
    <>
      <td className={classNames(cell, 'font-semibold')}>{sales?.sales ? formatPesos(sales.sales) : texts.unknown}</td>
      <td className={classNames(cell, change !== null && (change < 0 ? 'text-warn' : 'text-brand-text'))}>
        {change === null ? texts.unknown : changeWords(change)}
      </td>
      {seesCosts && (
        <td className={classNames(cell, margin !== null && margin < 0 && 'text-danger')}>
          {margin === null ? texts.unknown : percentWords(margin)}
        </td>
      )}
    </>
  );
}
