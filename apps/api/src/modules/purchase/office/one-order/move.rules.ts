import { OfficeError } from '@tonalia/contract/office-errors';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { leavingDay, workingDayFrom } from '@tonalia/rules/dispatch-day';

/** Days ahead that a part can be moved to. */
const FARTHEST = 120;

/** Throws DISPATCH_DAY_WRONG unless something leaves the warehouse on that day, from now on. */
export function requireDispatchDay(to: string, now: Date): void {
  const isPossible = to >= leavingDay(null, now) && to <= dayAfter(dayIn(now), FARTHEST) && workingDayFrom(to) === to;
  if (!isPossible) throw new OfficeError('DISPATCH_DAY_WRONG');
}

/** A part of an order as far as a move concerns it. */
interface MovingPart {
  id: string;
  dispatchDate: string | null;
  /** Null for the order's warehouse. */
  warehouseId: string | null;
  status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled';
  lines: { line: number; quantity: number; isPresale: boolean; productId: string }[];
}

/** What moves: the part, its lines that go, the part they join, and whether the part itself moves. */
export interface PlannedMove<P extends MovingPart> {
  part: P;
  lines: P['lines'];
  /** The part of the new date and warehouse; undefined when the order has none. */
  target: P | undefined;
  isWhole: boolean;
  /** The warehouse that held the units, and the one that they leave from. */
  from: string;
  into: string;
}

/** What a move of an order's part asks for. */
export interface AskedMove {
  /** The part, of those with that date; absent when it is the only one. */
  shipmentId?: string | undefined;
  dispatchDate: string | null;
  /** Null for what is in stock: only an undo leads there. */
  to: string | null;
  lines?: readonly number[] | undefined;
  /** The warehouse to leave from; the one of the part when absent. */
  warehouseId?: string | undefined;
}

/**
 * What a move changes, for an order of a warehouse. The part has not left. SHIPMENT_NOT_FOUND, SHIPMENT_AMBIGUOUS, LINE_NOT_FOUND. An order
 * has one part for each date and warehouse, and units join it. A part under preparation moves whole to a free date of its warehouse, because
 * units already picked must not mix with others (SHIPMENT_IN_WORK).
 */
export function planMove<P extends MovingPart>(
  parts: readonly P[],
  { to, lines: asked, warehouseId, ...named }: AskedMove,
  orderWarehouse: string,
): PlannedMove<P> {
  const [part, ...others] = parts.filter((one) => isNamed(one, named) && one.status !== 'cancelled');
  if (!part) throw new OfficeError('SHIPMENT_NOT_FOUND');
  if (others.length > 0) throw new OfficeError('SHIPMENT_AMBIGUOUS');
  const lines = asked ? part.lines.filter(({ line }) => asked.includes(line)) : part.lines;
  if (asked && lines.length < new Set(asked).size) throw new OfficeError('LINE_NOT_FOUND');
  const from = part.warehouseId ?? orderWarehouse;
  const into = warehouseId ?? from;
  const isAll = lines.length === part.lines.length;
  const leaves = ({ dispatchDate, warehouseId: own }: P) => dispatchDate === to && (own ?? orderWarehouse) === into;
  const target = parts.find((one) => leaves(one) && !(isAll && one === part));
  const isWhole = isAll && target === undefined;
  const isReceived = part.status === 'received' && (target?.status ?? 'received') === 'received';
  if (!isReceived && !(isWhole && into === from)) throw new OfficeError('SHIPMENT_IN_WORK');
  return { part, lines, target, isWhole, from, into };
}

/** Whether a move concerns a part: it has the date, and the id when the move gives one. */
export const isNamed = (
  { id, dispatchDate }: Pick<MovingPart, 'id' | 'dispatchDate'>,
  named: Pick<AskedMove, 'shipmentId' | 'dispatchDate'>,
): boolean => dispatchDate === named.dispatchDate && (named.shipmentId === undefined || id === named.shipmentId);

/** Throws PRESALE_LATER when a line would leave before its presale, of those that were open when the order was placed. */
export function requirePresales(
  lines: MovingPart['lines'],
  presales: readonly { productId: string; dispatchDate: string; opensAt: Date }[],
  { to, orderedAt }: { to: string; orderedAt: Date },
): void {
  const tooEarly = lines.some(
    ({ isPresale, productId }) =>
      isPresale &&
      presales.some((one) => one.productId === productId && one.opensAt <= orderedAt && one.dispatchDate > to),
  );
  if (tooEarly) throw new OfficeError('PRESALE_LATER');
}
