import type { SeenCartLine, LineFacts } from '@tonalia/rules/cart-lines';

/**
 * Lines of a product share a deal's minimum, so changing one can change the price of others. That is the shopper's own doing: a
 * line that was at its seen price is also seen at the new one. Returns the lines that differ.
 */
export function carrySeenPrices<L extends SeenCartLine>(
  lines: readonly L[],
  unitsBefore: ReadonlyMap<string, number>,
  unitsAfter: ReadonlyMap<string, number>,
  factsOf: (line: L) => Pick<LineFacts, 'price'>,
): L[] {
  return lines.flatMap((line) => {
    const before = unitsBefore.get(line.productId) ?? 0;
    const after = unitsAfter.get(line.productId) ?? 0;
    if (before === after || line.seenOther || line.quantity === 0) return [];
    const facts = factsOf(line);
    if (facts.price(before).price !== line.seenPrice) return [];
    const seenPrice = facts.price(after).price;
    return seenPrice === line.seenPrice ? [] : [{ ...line, seenPrice }];
  });
}

/**
 * Whether the deal or programmed price shown by the client is current. Undefined claims nothing; null claims that there was none.
 */
export function isClaimCurrent(claimed: string | null | undefined, now: readonly (string | null)[]): boolean {
  return claimed === undefined || now.includes(claimed);
}
