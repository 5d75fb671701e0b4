/** An order line that waits for its presale. */
export interface WaitingLine {
  lineNo: number;
  productId: string;
  dispatchDate: string;
  shipmentId: string;
  /** The warehouse that it leaves from; null for that of the order. */
  warehouseId: string | null;
}

/** A part that is being prepared, has left or was cancelled. */
export type ClosedPart = Pick<WaitingLine, 'dispatchDate' | 'warehouseId'>;

/** Lines of one warehouse that move to another dispatch date. */
export interface PresaleMove {
  to: string;
  warehouseId: string | null;
  lineNos: number[];
}

/**
 * The moves an order needs, by new date and warehouse. Lines ordered before a presale opened belong to an earlier one and stay; so do lines
 * with a shipment of their warehouse under way on the new date (`closed`).
 */
export function presaleMoves(
  { orderedAt, waiting, closed }: { orderedAt: Date; waiting: readonly WaitingLine[]; closed: readonly ClosedPart[] },
  presales: readonly { productId: string; dispatchDate: string; opensAt: Date }[],
): PresaleMove[] {
  const days = new Map(
    presales.filter(({ opensAt }) => opensAt <= orderedAt).map((one) => [one.productId, one.dispatchDate]),
  );
  const moved = waiting.flatMap(({ lineNo, productId, dispatchDate, warehouseId }) => {
    const to = days.get(productId);
    if (to === undefined || to === dispatchDate) return [];
    const isClosed = closed.some((one) => one.dispatchDate === to && one.warehouseId === warehouseId);
    return isClosed ? [] : [{ lineNo, to, warehouseId }];
  });
  const groups = Map.groupBy(moved, ({ to, warehouseId }) => `${to} ${warehouseId}`);
  return [...groups.values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ to, warehouseId }) => ({ to, warehouseId, lineNos: lines.map(({ lineNo }) => lineNo) })),
  );
}
