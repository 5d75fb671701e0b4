import { maxShippingFees } from './policy.ts';

interface LeavingLine {
  /** The dispatch date; null for what is in stock. */
  dispatchDate: string | null;
}

/** The lines with the date they leave on: with `together` the last date of all, else each its own. */
export function leaveTogether<L extends LeavingLine>(lines: readonly L[], together: boolean): L[] {
  const dates = lines.flatMap(({ dispatchDate }) => dispatchDate ?? []);
  const last = dates.toSorted().at(-1);
  return together && last !== undefined ? lines.map((line) => ({ ...line, dispatchDate: last })) : [...lines];
}

/** Pesos of delivery for lines that leave on these dates: the zone's fee for each part, `most` times at most. */
export function shippingOf(fee: number, leaving: readonly LeavingLine[], most = maxShippingFees): number {
  const parts = new Set(leaving.map(({ dispatchDate }) => dispatchDate)).size;
  return fee * Math.min(parts, most);
}
