import type { SeenCartLine, LineFacts } from './cart.rules.ts';

/**
 * Lines of a product share a deal's minimum, so changing one may change what the others cost. That is the shopper's own
 * doing and no news: a line whose price was as seen counts as seen at its new price. Answers with the lines that differ.
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
 * Whether the deal or programmed price a client says it showed is one of those that hold. A client that says nothing
 * claims nothing; null claims that there was none.
 */
export function isClaimCurrent(claimed: string | null | undefined, now: readonly (string | null)[]): boolean {
  return claimed === undefined || now.includes(claimed);
}
