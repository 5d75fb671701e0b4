import type { StockItem } from '@tonalia/contract/stock-office';
import { formatNumber } from '@tonalia/rules/money';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

/** The sums of a version over all warehouses. */
export function StockFigures({ item }: { item: StockItem }) {
  const tone = coverClass(item.coverDays, item.available);
  const figures = [
    { name: texts.total, value: formatNumber(item.onHand), tone: '' },
    { name: texts.reserved, value: formatNumber(item.reserved), tone: '' },
    { name: texts.available, value: formatNumber(item.available), tone },
    { name: texts.cover, value: item.coverDays === null ? '–' : texts.days(item.coverDays), tone },
  ];
  return (
    <dl className="mb-4 grid grid-cols-4 divide-x divide-line rounded-[14px] bg-surface-2">
      {figures.map(({ name, value, tone: color }) => (
        <div key={name} className="px-3.5 py-3">
          <dt className="text-[0.8125rem] text-text-2">{name}</dt>
          <dd className={`mt-[3px] text-[1.1875rem] leading-[1.2] font-[650] tabular-nums ${color}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
