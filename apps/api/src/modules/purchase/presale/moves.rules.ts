/** A line of an order that waits for its presale. */
export interface WaitingLine {
  lineNo: number;
  productId: string;
  dispatchDate: string;
}

/** Lines that leave on another day than the order says. */
export interface PresaleMove {
  to: string;
  lineNos: number[];
}

/**
 * What of an order follows its presales, by the day it goes to. What was ordered before a presale opened was ordered in another one, and what
 * leaves on a day that is under way already (`closed`) stays where it is.
 */
export function presaleMoves(
  { orderedAt, waiting, closed }: { orderedAt: Date; waiting: readonly WaitingLine[]; closed: readonly string[] },
  presales: readonly { productId: string; dispatchDate: string; opensAt: Date }[],
): PresaleMove[] {
  const days = new Map(
    presales.filter(({ opensAt }) => opensAt <= orderedAt).map((one) => [one.productId, one.dispatchDate]),
  );
  const moved = waiting.flatMap(({ lineNo, productId, dispatchDate }) => {
    const to = days.get(productId);
    return to === undefined || to === dispatchDate || closed.includes(to) ? [] : [{ lineNo, to }];
  });
  return [...Map.groupBy(moved, ({ to }) => to)].map(([to, lines]) => ({
    to,
    lineNos: lines.map((one) => one.lineNo),
  }));
}
