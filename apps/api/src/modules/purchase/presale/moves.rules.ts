/** An order line that waits for its presale, or with one. */
export interface WaitingLine {
  lineNo: number;
  productId: string;
  /** False for a line in stock, which waits with the presale of its part. */
  advanced: boolean;
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

/** Why presales moved lines, and the operator's own text for it; `quiet` when their customer gets no message. */
export interface MoveNews {
  why: string;
  words: string;
  quiet: boolean;
}

/** An order as far as presales move it. */
export interface PresaleOrder {
  orderedAt: Date;
  /** The lines of a part stay together. */
  together: boolean;
  waiting: readonly WaitingLine[];
  closed: readonly ClosedPart[];
}

/**
 * The moves an order needs, by new date and warehouse. Lines ordered before a presale opened belong to an earlier one and stay; so do lines
 * with a shipment of their warehouse under way on the new date (`closed`).
 */
export function presaleMoves(
  { orderedAt, together, waiting, closed }: PresaleOrder,
  presales: readonly { productId: string; dispatchDate: string; opensAt: Date }[],
): PresaleMove[] {
  const days = new Map(
    presales.filter(({ opensAt }) => opensAt <= orderedAt).map((one) => [one.productId, one.dispatchDate]),
  );
  const dayOf = together ? lastDays(waiting, days) : ({ productId }: WaitingLine) => days.get(productId);
  const moved = waiting.flatMap((line) => {
    const { lineNo, dispatchDate, warehouseId } = line;
    const to = dayOf(line);
    if (to === undefined || to === dispatchDate) return [];
    const isClosed = closed.some((one) => one.dispatchDate === to && one.warehouseId === warehouseId);
    return isClosed ? [] : [{ lineNo, to, warehouseId }];
  });
  const groups = Map.groupBy(moved, ({ to, warehouseId }) => `${to} ${warehouseId}`);
  return [...groups.values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ to, warehouseId }) => ({ to, warehouseId, lineNos: lines.map(({ lineNo }) => lineNo) })),
  );
}

/** The last day of the presales in a line's part. A presale without a day of now keeps the part's. */
function lastDays(waiting: readonly WaitingLine[], days: ReadonlyMap<string, string>) {
  const last = new Map<string, string>();
  for (const { advanced, shipmentId, productId, dispatchDate } of waiting) {
    const day = days.get(productId) ?? dispatchDate;
    if (advanced && day > (last.get(shipmentId) ?? '')) last.set(shipmentId, day);
  }
  return ({ shipmentId }: WaitingLine): string | undefined => last.get(shipmentId);
}

/** A presale with what was said when its day moved last. */
type MovedPresale = Readonly<{
  productId: string;
  dispatchDate: string;
  movedFor: string | null;
  movesQuiet: boolean;
  movedWords: string | null;
}>;

/** What the customer learns of a move: that of the presales of its lines which moved loud, if one did. */
export function newsOf(
  { to, lineNos }: PresaleMove,
  waiting: readonly WaitingLine[],
  presales: readonly MovedPresale[],
): MoveNews {
  const ids = waiting.filter(({ lineNo }) => lineNos.includes(lineNo)).map(({ productId }) => productId);
  const moved = presales.filter(({ productId, dispatchDate }) => dispatchDate === to && ids.includes(productId));
  const loud = moved.find(({ movesQuiet }) => !movesQuiet);
  return { why: loud?.movedFor ?? '', words: loud?.movedWords ?? '', quiet: moved.length > 0 && !loud };
}
