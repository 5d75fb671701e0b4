import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { leaveTogether } from '@tonalia/rules/leave-together';
import { maxCartLines } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { type CalculatedCart, calculateCart } from '../cart/calculate-cart.ts';
import type { CartLine } from '../cart/cart-line.rules.ts';
import type { StoredCart } from '../cart/cart.sql.ts';
import { type PricedLine, priceLines, readCatalogue } from '../cart/catalogue.ts';
import { type PaymentMethodRow, listPaymentMethods } from '../checkout/payment-method.sql.ts';
import { onlyOwnOf } from '../member-limits/own-orders.ts';
import type { PlaceOrderContext } from '../order/orderable-cart.ts';
import { toCartLine } from '../reorder/add-to-cart.ts';
import { readComboChoices } from '../reorder/combo-choices.ts';
import { type ReorderOutcome, addReorderItems } from '../reorder/reorder.rules.ts';
import { findOrderedLines } from '../reorder/reorder.sql.ts';
import { type CartDelivery, deliveryOf } from '../schedule/delivery.ts';
import { type ShipmentGroup, shipmentGroups } from '../schedule/shipment-groups.rules.ts';
import { findRepeatedOrder } from './repeat.sql.ts';
import { type RepeatedItem, type WantedLine, resolveItems } from './resolve-items.ts';

export interface RepeatRequest {
  /** The cart of the earlier order. */
  cartId: string;
  lines: readonly WantedLine[];
}

/** An earlier order as it would be ordered now. */
export interface Repeat {
  earlier: { code: string; orderedAt: Date; methodName: string; method: string };
  items: (RepeatedItem & { outcome: ReorderOutcome })[];
  /** A cart of its own, that is not stored, with the lines at today's prices. */
  cart: StoredCart & { paymentMethod: string };
  lines: PricedLine[];
  calculated: CalculatedCart;
  delivery: CartDelivery;
  method: PaymentMethodRow | undefined;
  groups: ShipmentGroup[];
  /** Names what the buyer sees. */
  seen: string;
}

/** Reads an earlier order at today's prices, stock and dates; changes nothing. CART_NOT_FOUND when the caller has no such order. */
export async function readRepeat(
  { db, clock }: PlaceOrderContext,
  tx: Database | Transaction,
  { actor, buyer }: BuyerCall,
  { cartId, lines: wanted }: RepeatRequest,
): Promise<Repeat> {
  const named = { customerId: buyer.customerId, cartId, onlyOf: onlyOwnOf({ actor, buyer }) };
  const [[earlier], ordered, methods] = await Promise.all([
    findRepeatedOrder(tx, named),
    findOrderedLines(tx, named),
    listPaymentMethods(tx),
  ]);
  if (!earlier || ordered.length === 0) throw new AppError('CART_NOT_FOUND');
  const delivery = await deliveryAsThen(db, tx, buyer, earlier.addressId);
  const { shopper } = delivery;
  const chosenOf = await readComboChoices(tx, clock, shopper, ordered);
  const rows = ordered.map((row) => ({ ...row, chosen: chosenOf(row) }));
  const then = await readCatalogue(tx, shopper, rows.map(toCartLine), clock);
  const first = addReorderItems([], rows, { ...then, mostLines: maxCartLines });
  const isGone = (row: RepeatedItem['row']) => first.outcomes[rows.indexOf(row)]?.added === 0;
  const items = await resolveItems({ db, clock }, tx, shopper, { rows, wanted, isGone });
  const asked = items.filter(({ item }) => item.quantity > 0);
  const catalogue = await readCatalogue(
    tx,
    shopper,
    items.map(({ item }) => toCartLine(item)),
    clock,
  );
  const { changed, outcomes } = addReorderItems(
    [],
    asked.map(({ item }) => item),
    { ...catalogue, mostLines: maxCartLines },
  );
  const lines = atToday(
    priceLines(
      changed.filter(({ quantity }) => quantity > 0),
      catalogue,
    ),
  );
  const method = methods.find(({ reference }) => reference === earlier.method);
  const cart = cartOf({ earlier, delivery, method, lines });
  const calculated = calculateCart(cart, lines, delivery, undefined);
  const groups = shipmentGroups(leaveTogether(lines.map(toUnits), cart.together), delivery, clock.now());
  const withOutcome = items.map((one) => ({
    ...one,
    outcome: outcomes[asked.indexOf(one)] ?? { added: 0, why: null },
  }));
  const seen = nameOf({ cart, calculated, groups });
  return { earlier, items: withOutcome, cart, lines, calculated, delivery, method, groups, seen };
}

/** To the address of then while it is the customer's, else to the default one. */
async function deliveryAsThen(
  db: Database,
  tx: Database | Transaction,
  buyer: Buyer,
  addressId: string | null,
): Promise<CartDelivery> {
  const then = await deliveryOf(db, tx, buyer, addressId);
  return then.address || addressId === null ? then : deliveryOf(db, tx, buyer, null);
}

const toUnits = ({ line: { quantity }, dispatchDate }: PricedLine) => ({ dispatchDate, quantity });

/** The lines with the price and the date that the buyer sees. */
const atToday = (lines: PricedLine[]): PricedLine[] =>
  lines.map((one) => ({
    ...one,
    change: null,
    line: { ...one.line, seenPrice: one.price, seenDate: one.line.advanced ? one.dispatchDate : null },
  }));

function cartOf({
  earlier,
  delivery: { address, shopper },
  method,
  lines,
}: {
  earlier: { together: boolean; method: string };
  delivery: CartDelivery;
  method: PaymentMethodRow | undefined;
  lines: readonly PricedLine[];
}): Repeat['cart'] {
  return {
    id: '',
    status: 'open',
    addressId: address?._id ?? null,
    warehouseId: shopper.warehouseId,
    paymentMethod: earlier.method,
    comments: '',
    method: method ?? null,
    couponId: null,
    creditAmount: 0,
    creditMovement: null,
    schedule: [],
    together: earlier.together,
    lines: lines.map(({ line }): CartLine => line),
  };
}

function nameOf({ cart, calculated, groups }: Pick<Repeat, 'cart' | 'calculated' | 'groups'>): string {
  const lines = cart.lines.map((line) => [
    line.versionId,
    line.choice,
    line.advanced,
    line.quantity,
    line.seenPrice,
    line.seenDate,
  ]);
  const days = groups.map(({ dispatchDate, units, windows }) => [dispatchDate, units, windows[0]?.day]);
  const all = [lines, days, cart.addressId, cart.paymentMethod, calculated.totals.total];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
