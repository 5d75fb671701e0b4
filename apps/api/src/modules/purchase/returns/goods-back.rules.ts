import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { ShipmentStatus } from '../order/order.rules.ts';
import { shareOut } from '../adjust/share-out.rules.ts';
import { type AdjustedSums, adjustSums } from '../adjust/sums.rules.ts';

/** Where units that came back go: to be sold again, or written off; `awaited` until the warehouse counts them. */
export type GoodsPlace = 'stock' | 'loss' | 'awaited';
/** Why goods come back: the customer returned what was delivered, or refused it at the door. */
export type BackCause = 'return' | 'door';

/** Units of a line that come back. */
export interface LineBack {
  line: number;
  units: number;
  to: GoodsPlace;
  /** For the office, at most 300 characters. */
  reason: string;
}

/** A line of an order that left, in pesos. */
export interface LeftLine {
  line: number;
  shipmentId: string;
  shipmentStatus: ShipmentStatus;
  quantity: number;
  price: number;
  originalPrice: number;
}

/** A line after its goods came back, with what its units are worth less. */
export interface ShortenedLine {
  line: number;
  before: number;
  units: number;
  amount: number;
}

/** The sums of an order after goods came back, and the share of each line. */
export interface BackPlan {
  lines: ShortenedLine[];
  after: AdjustedSums;
  /** Pesos that the order is worth less. */
  amount: number;
}

/** What comes back of an order, and of which of its parts; all of them when `shipmentId` is null. */
export interface BackRequest {
  shipmentId: string | null;
  cause: BackCause;
  lines: readonly LineBack[];
}

/**
 * Computes an order without what comes back, at what the goods cost it: coupon, discount and charge of the method go with their share. When all
 * is refused at the door, delivery costs nothing. Throws LINE_NOT_FOUND, RETURN_TOO_MUCH for more units than the customer keeps of a line,
 * and SHIPMENT_NOT_LEFT for a part that did not leave, or for a return of one that was not delivered.
 */
export function planBack(before: AdjustedSums, lines: readonly LeftLine[], request: BackRequest): BackPlan {
  const units = new Map<number, number>();
  for (const one of request.lines) units.set(one.line, (units.get(one.line) ?? 0) + one.units);
  if (units.size === 0) throw new AppError('INVALID_REQUEST', { field: 'lines', detail: 'no vuelve nada' });
  const shortened = [...units].map(([line, back]) => ({ stored: requireLine(lines, line, back, request), back }));
  const kept = lines.map((line) => ({ ...line, quantity: line.quantity - (units.get(line.line) ?? 0) }));
  const after = freeDelivery(adjustSums(before, kept, { sharesDiscount: true }), request.cause);
  const amount = before.total - after.total;
  const shares = shareOut(
    amount,
    shortened.map(({ stored, back }) => stored.price * back),
  );
  return {
    after,
    amount,
    lines: shortened.map(({ stored, back }, at) => ({
      line: stored.line,
      before: stored.quantity,
      units: back,
      amount: shares[at] ?? 0,
    })),
  };
}

function requireLine(
  lines: readonly LeftLine[],
  number: number,
  units: number,
  { shipmentId, cause }: BackRequest,
): LeftLine {
  const line = lines.find((one) => one.line === number);
  if (!line || (shipmentId !== null && line.shipmentId !== shipmentId)) throw new OfficeError('LINE_NOT_FOUND');
  const { shipmentStatus: status } = line;
  if (status !== 'delivered' && (cause === 'return' || status !== 'dispatched'))
    throw new OfficeError('SHIPMENT_NOT_LEFT');
  if (units > line.quantity) throw new AppError('RETURN_TOO_MUCH');
  return line;
}

const freeDelivery = (sums: AdjustedSums, cause: BackCause): AdjustedSums =>
  cause === 'door' && sums.units === 0 ? { ...sums, shipping: 0, total: sums.total - sums.shipping } : sums;
