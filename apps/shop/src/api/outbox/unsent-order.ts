import type { SellerOrderRequest } from '@tonalia/contract/seller-orders';

/** A line as the seller showed it. Name, colour and picture are for the screen; they are not sent. */
export interface UnsentLine {
  code: string;
  quantity: number;
  priceSeen: number;
  /** Dispatch date of a presale; null from stock. */
  dateSeen: string | null;
  name: string;
  /** Of a shade; null for a product with a picture. */
  color: string | null;
  image: string;
  tile: string;
}

/**
 * `waiting` until the server answers; `asks` has questions for the seller; `refused` is not sent again until the seller says so. An order that is being sent
 * is still `waiting` on the disk, so that an app that is killed then sends it again.
 */
export type UnsentState = 'waiting' | 'asks' | 'sent' | 'refused';

/** An order that a seller left to send, as this device stores it. */
export interface UnsentOrder {
  /** UUIDv7, made once: the server places one order for it. */
  clientOrderId: string;
  sellerId: string;
  /** Rises with each order of this device, whatever its clock says. */
  position: number;
  /** The id is that of the registration while the customer is not registered. */
  customer: { id: string; name: string };
  /** The registration of the customer, which is sent before. Not sent. */
  registrationId?: string;
  takenAt: string;
  snapshotAt: string;
  lines: readonly UnsentLine[];
  /** The lines of the quick order that it was made of: after a kill they are known to be in it. Not sent. */
  lineKeys?: readonly string[];
  addressId: string;
  paymentMethod: string;
  /** Pesos that the customer was shown: goods, delivery, and what the payment method adds or takes. */
  expectedTotal: number;
  /** Pesos of the delivery, within the total. */
  shipping: number;
  comments: string;
  /** All of it in one delivery; older versions did not ask. */
  together?: boolean;
  state: UnsentState;
  /** Why it was refused, in words. */
  problem: string | null;
  /** Of a sent order. */
  placed: { orderCode: string; total: number; at: string } | null;
}

/** The request: always the same for one order, or the server would take it for another one. */
export const requestOf = (order: UnsentOrder): SellerOrderRequest => ({
  clientOrderId: order.clientOrderId,
  customerId: order.customer.id,
  takenAt: order.takenAt,
  snapshotAt: order.snapshotAt,
  lines: order.lines.map(({ code, quantity, priceSeen, dateSeen }) => ({ code, quantity, priceSeen, dateSeen })),
  addressId: order.addressId,
  paymentMethod: order.paymentMethod,
  expectedTotal: order.expectedTotal,
  ...(order.comments === '' ? {} : { comments: order.comments }),
  ...(order.together === true && { together: true }),
});

const KEPT_MS = 2 * 24 * 3600 * 1000;

/** Whether it was sent so long ago that this device forgets it. */
export const isPast = ({ placed }: { placed: { at: string } | null }, now: number): boolean =>
  placed !== null && Math.abs(now - Date.parse(placed.at)) > KEPT_MS;

/** A new UUIDv7: its first half is the time, so that ids sort by age. */
export function newOrderId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0'));
  const rest = random.join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(1, 4)}-a${rest.slice(5, 8)}-${rest.slice(8)}`;
}
