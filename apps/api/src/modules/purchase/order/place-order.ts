import { randomUUID } from 'node:crypto';
import type { Address } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { takeCredit } from '../../auth/index.ts';
import type { Totals } from '../cart/cart.rules.ts';
import { type ChosenMethod, type StoredCart, holdCart } from '../cart/cart.sql.ts';
import { priceLines, readCatalogue } from '../cart/catalogue.ts';
import { cartTotals } from '../cart/view-cart.ts';
import { type Delivery, deliveryOf, noCoverage } from '../delivery.ts';
import { frozenLine } from './frozen-line.ts';
import { newOrderCode } from './order-code.ts';
import { requireCredit, usable } from './payment-methods.ts';
import { type OrderToInsert, type PlacedOrder, findOrderOfCart, insertOrder } from './place-order.sql.ts';
import { refuseChanges, takeUnits } from './take-units.ts';

export interface Origin {
  reference?: string | undefined;
  campaign?: string | undefined;
}

/** What a credit account can hold at all. */
const MOST_CREDIT = 2_147_483_647;
const CREDIT_DAYS = 30;
/** Signs of the code at each try: taken codes are rare, and longer ones rarer still. */
const CODE_LENGTHS = [5, 5, 5, 6, 7, 8];

/**
 * Makes an open cart an order: exactly once, whatever is retried, and wholly or not at all. Prices, stock and dates are
 * those of this moment; where they differ from what the shopper saw, the shopper decides again (CART_CHANGED).
 */
export async function placeOrder(
  db: Database,
  clock: Clock,
  actor: Actor,
  buyer: Buyer,
  cartId: string,
  origin: Origin,
): Promise<PlacedOrder> {
  return inTransaction(db, async (tx) => {
    const [cart] = await holdCart(tx, cartId, actor.identityId, buyer.customerId);
    if (!cart) throw new AppError('CART_NOT_FOUND');
    if (cart.status === 'ordered') return orderOf(tx, cartId);
    if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
    requireApproval(buyer);
    const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
    const address = await requireDelivery(db, delivery);
    const method = requireMethod(cart);
    const catalogue = await readCatalogue(tx, delivery.shopper, cart.lines, clock);
    const lines = priceLines(cart.lines, catalogue);
    refuseChanges(lines);
    const totals = cartTotals(cart, lines, delivery);
    if (totals.total > MOST_CREDIT) await requireCredit(tx, buyer.customerId, method, totals.total);

    await takeUnits(tx, clock, delivery.shopper.warehouseId, lines);
    const id = randomUUID();
    if (method.group === 'credit') {
      const dueOn = dayIn(new Date(clock.now().getTime() + CREDIT_DAYS * 86_400_000));
      await takeCredit(tx, { customerId: buyer.customerId, orderId: id, amount: totals.total, dueOn });
    }
    const who = { identityId: actor.identityId, customerId: buyer.customerId, customerName: buyer.customerName };
    const where = { address, warehouseId: delivery.shopper.warehouseId };
    const placed = await write(tx, {
      id,
      ...who,
      ...where,
      ...head(cart, method, totals, origin),
      lines: lines.map(frozenLine),
    });
    const sold = lines.map(({ line, sellable }) => ({ versionId: sellable.versionId, quantity: line.quantity }));
    const event = {
      orderId: id,
      customerId: buyer.customerId,
      warehouseId: delivery.shopper.warehouseId,
      boughtOn: dayIn(clock.now()),
      // what was bought: how it travels and how it is paid buys no tier
      amount: totals.subtotal - totals.savings,
      sold,
    };
    await publish(tx, 'order.placed', event);
    return placed;
  });
}

/** Who may buy here is somebody's to decide first, where the installation says so. */
function requireApproval({ approval, approvalReason }: Buyer): void {
  if (approval === 'rejected') throw new AppError('REGISTRATION_REJECTED', { reason: approvalReason ?? '' });
  if (approval !== 'approved') throw new AppError('REGISTRATION_PENDING');
}

async function orderOf(tx: Transaction, cartId: string): Promise<PlacedOrder> {
  const [order] = await findOrderOfCart(tx, cartId);
  if (!order) throw new Error(`cart ${cartId} was ordered and has no order`);
  return order;
}

async function requireDelivery(db: Database, { address, coverage }: Delivery): Promise<Address> {
  if (!address) throw new AppError('ADDRESS_REQUIRED');
  if (!coverage) throw await noCoverage(db, address.cityid);
  return address;
}

function requireMethod({ paymentMethod, method }: StoredCart): ChosenMethod {
  if (!paymentMethod) throw new AppError('PAYMENT_METHOD_REQUIRED');
  return usable(method);
}

function head(cart: StoredCart, method: ChosenMethod, totals: Totals, { reference, campaign }: Origin) {
  const { amount: units, ...sums } = totals;
  return {
    cartId: cart.id,
    comments: cart.comments,
    units,
    ...sums,
    status: 'confirmed',
    paymentMethod: method.reference,
    paymentStatus: method.group === 'credit' ? 'on_credit' : 'on_delivery',
    reference: reference ?? null,
    campaign: campaign ?? null,
  };
}

async function write(tx: Transaction, order: Omit<OrderToInsert, 'code'>): Promise<PlacedOrder> {
  for (const length of CODE_LENGTHS) {
    const [placed] = await insertOrder(tx, JSON.stringify({ ...order, code: newOrderCode(length) }));
    if (placed) return placed;
  }
  throw new Error('no code is free for an order');
}
