import { boxCode } from '@tonalia/rules/box-code';
import type { OrderFacts } from '../facts/facts.rules.ts';

interface LabelledOrder {
  code: string;
  shipments: readonly { shipmentId: string; dispatchDate: string | null; warehouseId: string | null }[];
}

/** The codes on the labels of an order's boxes; `numbers` are those of the boxes of each part. */
export const labelsOf = ({ code, shipments }: LabelledOrder, numbers: ReadonlyMap<string, number[]>): string[] =>
  shipments.flatMap(({ shipmentId, dispatchDate, warehouseId: elsewhere }) => {
    const own = numbers.get(shipmentId) ?? [];
    return own.map((number) => boxCode({ orderCode: code, dispatchDate, elsewhere, number }, own.length));
  });

/** Pesos without IVA above the cost of the goods that are sent; null while the cost of a line is not known. */
export function profitOf({ parts }: Pick<OrderFacts, 'parts'>): number | null {
  const lines = parts.filter(({ status }) => status !== 'cancelled').flatMap((part) => part.lines);
  let profit = 0;
  for (const { base, cost, quantity } of lines) {
    if (quantity > 0 && cost === null) return null;
    profit += base - (cost ?? 0) * quantity;
  }
  return lines.length === 0 ? null : profit;
}
