import { type DemoBack, type DemoOrder, sumsOf } from './order.ts';
import type { Random } from './random.ts';

/** Units of a line that come back. */
export interface LinePick {
  line: number;
  units: number;
}

/** Some units of a line of an order, fewer than it has; undefined for an order without such a line. */
export function pickLine({ lines, shipments }: DemoOrder, random: Random, most: number): LinePick | undefined {
  if (shipments.length !== 1) return undefined;
  const possible = lines.flatMap(({ product, quantity, dispatchDate }, line) =>
    product.kind === 'simple' && quantity > 1 && dispatchDate === null ? [{ line, quantity }] : [],
  );
  if (possible.length === 0) return undefined;
  const { line, quantity } = random.pick(possible);
  return { line, units: random.whole(Math.ceil(Math.min(most, quantity - 1) / 2), Math.min(most, quantity - 1)) };
}

/** The order after goods came back: its customer keeps less, and its sums follow. */
export function withBack(order: DemoOrder, back: Omit<DemoBack, 'amount'>): DemoOrder {
  const lines = order.lines.map((line, at) =>
    at === back.line ? { ...line, quantity: line.quantity - back.units, returned: back.units } : line,
  );
  const sums = sumsOf(lines, order.method, order.shipping);
  return { ...order, lines, ...sums, back: { ...back, amount: order.total - sums.total } };
}

/** What a line's units cost their customer, in pesos. */
export const valueOf = ({ lines }: DemoOrder, { line, units }: LinePick): number => (lines[line]?.price ?? 0) * units;
