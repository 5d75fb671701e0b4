import type { Address } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { leaveTogether } from '@tonalia/rules/leave-together';
import { type CalculatedCart, calculateCart } from '../cart/calculate-cart.ts';
import type { CartPaymentMethod, HeldCart, StoredCart } from '../cart/cart.sql.ts';
import { type PricedLine, priceLines, readCatalogue } from '../cart/catalogue.ts';
import { couponOf } from '../cart/read-cart.ts';
import { type GatewayMethods, requireUsable } from '../checkout/payment-methods.ts';
import { couponNotApplicable } from '../coupon/apply-coupon.ts';
import { type CartDelivery, deliveryOf, noCoverage } from '../schedule/delivery.ts';
import { windowsForOrder } from '../schedule/order-windows.ts';
import { type PaymentTerms, paymentTerms } from './payment-terms.rules.ts';
import type { OrderInsert } from './place-order.sql.ts';

/** Gateways decide which instant methods can be used. */
export interface PlaceOrderContext {
  db: Database;
  clock: Clock;
  gateways: GatewayMethods;
}

/** A cart without changes since the shopper saw it, with all that its order needs. */
export interface OrderableCart {
  cart: StoredCart;
  method: CartPaymentMethod;
  delivery: CartDelivery;
  address: Address;
  lines: PricedLine[];
  calculated: CalculatedCart;
  terms: PaymentTerms;
  windows: OrderInsert['windows'];
}

/** The lines as they are ordered at agreed prices; throws when they cannot be. */
export type LineAgreement = (lines: PricedLine[]) => PricedLine[];

/** Reads prices, stock, dates and coupon of a locked cart; throws what prevents its order. */
export async function loadOrderableCart(
  { db, clock, gateways }: PlaceOrderContext,
  tx: Transaction,
  buyer: Buyer,
  { cart, agree }: { cart: HeldCart; agree: LineAgreement },
): Promise<OrderableCart> {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  requireApproval(buyer);
  if (cart.isBlocked) throw new AppError('CUSTOMER_BLOCKED');
  const delivery = await deliveryOf(db, tx, buyer, cart.addressId);
  const address = await requireDelivery(db, delivery);
  if (!cart.paymentMethod) throw new AppError('PAYMENT_METHOD_REQUIRED');
  const method = requireUsable(cart.method, gateways);
  const [catalogue, coupon] = await Promise.all([
    readCatalogue(tx, delivery.shopper, cart.lines, clock),
    couponOf(tx, clock, cart, buyer),
  ]);
  const lines = agree(priceLines(cart.lines, catalogue));
  const calculated = calculateCart(cart, lines, delivery, coupon);
  if (calculated.coupon?.reason) throw couponNotApplicable(calculated.coupon.reason);
  const units = lines.map(({ line: { quantity }, dispatchDate }) => ({ dispatchDate, quantity }));
  const windows = windowsForOrder(clock, cart.schedule, leaveTogether(units, cart.together), delivery);
  const sums = { total: calculated.totals.total, wishedCredit: cart.creditAmount, paymentDays: buyer.paymentDays };
  const terms = paymentTerms(method, sums, clock.now());
  return { cart, method, delivery, address, lines, calculated, terms, windows };
}

/** Some installations approve customers before they may order. */
function requireApproval({ approval, approvalReason }: Buyer): void {
  if (approval === 'rejected') throw new AppError('REGISTRATION_REJECTED', { reason: approvalReason ?? '' });
  if (approval !== 'approved') throw new AppError('REGISTRATION_PENDING');
}

async function requireDelivery(db: Database, { address, coverage }: CartDelivery): Promise<Address> {
  if (!address) throw new AppError('ADDRESS_REQUIRED');
  if (!coverage) throw await noCoverage(db, address.cityid);
  return address;
}
