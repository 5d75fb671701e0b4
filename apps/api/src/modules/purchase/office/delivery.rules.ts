/** A shipment of an order with the amount of its lines, in pesos. */
export interface AmountPart {
  shipmentId: string;
  amount: number;
}

/**
 * The share of one shipment in an amount of its order: proportional to its lines. The shares of all shipments add up to the amount. 0 for a
 * shipment that is not among them.
 */
export function shareOf(amount: number, parts: readonly AmountPart[], shipmentId: string): number {
  const at = parts.findIndex((part) => part.shipmentId === shipmentId);
  if (at < 0) return 0;
  const all = sumOf(parts);
  // up to a part, rounded once: what one part loses by rounding, the next has
  const upTo = (count: number) =>
    all === 0 ? (count === parts.length ? amount : 0) : Math.round((amount * sumOf(parts.slice(0, count))) / all);
  return upTo(at + 1) - upTo(at);
}

const sumOf = (parts: readonly AmountPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
