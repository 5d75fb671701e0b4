import type { Supplier } from '@tonalia/contract/purchasing-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import type { PurchaseLine } from './use-purchase-lines.ts';

export type PurchaseFootProps = { supplier: Supplier; ordered: readonly PurchaseLine[]; arrivesOn: string };

/** Pesos of the lines with a known cost. */
const sumOf = (lines: readonly PurchaseLine[]): number =>
  lines.reduce((sum, { units, cost }) => sum + units * (cost ?? 0), 0);

/** What the order is: its lines, when it arrives, how far it is from the supplier's minimum, and what it costs. */
export function PurchaseFoot({ supplier, ordered, arrivesOn }: PurchaseFootProps) {
  const total = sumOf(ordered);
  const unknown = ordered.filter(({ cost }) => cost === null).length;
  const { minimum } = supplier;
  const units = ordered.reduce((sum, line) => sum + line.units, 0);
  return (
    <footer className="flex flex-wrap items-center gap-x-9 gap-y-3 border-t border-line bg-canvas px-4 py-4 lg:sticky lg:bottom-0 lg:px-7">
      <Fact name={texts.orderTo(supplier.name)} value={texts.lines(ordered.length, units)} />
      <Fact name={texts.arrives} value={formatShortDay(arrivesOn).toLocaleLowerCase('es-CO')} />
      {minimum !== null && (
        <div className="min-w-52 flex-1 lg:max-w-[420px]">
          <p className="flex justify-between gap-3 text-[0.8125rem] text-text-2">
            {texts.minimum(minimum)}
            {total < minimum && <b className="font-semibold text-warn">{texts.missing(minimum - total)}</b>}
          </p>
          <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-surface-3">
            <span
              className="block h-full rounded-full bg-brand"
              style={{ width: `${Math.min(100, (total / minimum) * 100)}%` }}
            />
          </span>
        </div>
      )}
      <div className="ml-auto text-right">
        <p className="text-[0.8125rem] text-text-2">
          {texts.total}
          {unknown > 0 && <span className="text-warn"> · {texts.withoutCost(unknown)}</span>}
        </p>
        <b className="font-display text-[1.5rem] leading-none font-[660] tracking-[-0.02em]">{formatPesos(total)}</b>
      </div>
    </footer>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <p>
    <span className="block text-[0.8125rem] text-text-2">{name}</span>
    <b className="font-semibold">{value}</b>
  </p>
);
