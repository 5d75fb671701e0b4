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
  /** The part of the new date; undefined when the order has none. */
  target: P | undefined;
  isWhole: boolean;
  /** The warehouse that held the units, and the one that they leave from. */
  from: string;
  into: string;
}

/** What a move of an order's part asks for. */
export interface AskedMove {
  dispatchDate: string | null;
  /** Null for what is in stock: only an undo leads there. */
  to: string | null;
  lines?: readonly number[] | undefined;
  /** The warehouse to leave from; the one of the part when absent. */
  warehouseId?: string | undefined;
}

/**
 * What a move changes, for an order of a warehouse. The part has not left. SHIPMENT_NOT_FOUND, LINE_NOT_FOUND. A part under preparation moves
 * whole to a free date of its warehouse, because units already picked must not mix with others (SHIPMENT_IN_WORK). An order has one part for
 * each date: SHIPMENT_DAY_TAKEN when that leaves another warehouse.
 */
export function planMove<P extends MovingPart>(
  parts: readonly P[],
  { dispatchDate, to, lines: asked, warehouseId }: AskedMove,
  orderWarehouse: string,
): PlannedMove<P> {
  const part = parts.find((one) => one.dispatchDate === dispatchDate && one.status !== 'cancelled');
  if (!part) throw new OfficeError('SHIPMENT_NOT_FOUND');
  const lines = asked ? part.lines.filter(({ line }) => asked.includes(line)) : part.lines;
  if (asked && lines.length < new Set(asked).size) throw new OfficeError('LINE_NOT_FOUND');
  const from = part.warehouseId ?? orderWarehouse;
  const into = warehouseId ?? from;
  const isAll = lines.length === part.lines.length;
  const target = parts.find((one) => one.dispatchDate === to && !(isAll && one === part));
  const isWhole = isAll && target === undefined;
  const isReceived = part.status === 'received' && (target?.status ?? 'received') === 'received';
  if (!isReceived && !(isWhole && into === from)) throw new OfficeError('SHIPMENT_IN_WORK');
  if (target && (target.warehouseId ?? orderWarehouse) !== into) throw new OfficeError('SHIPMENT_DAY_TAKEN');
  return { part, lines, target, isWhole, from, into };
}

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
