/** An order line that waits for its presale. */
export interface WaitingLine {
  lineNo: number;
  productId: string;
  dispatchDate: string;
}

/** Lines that move to another dispatch date. */
export interface PresaleMove {
  to: string;
  lineNos: number[];
}

/**
 * The moves an order needs, by new date. Lines ordered before a presale opened belong to an earlier one and stay; so do lines
 * with a shipment under way on the new date (`closed`).
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
