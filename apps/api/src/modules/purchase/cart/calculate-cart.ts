import { type StoredCoupon, type CouponOutcome, couponOutcome } from '../../marketing/index.ts';
import type { CartDelivery } from '../schedule/delivery.ts';
import { type CartTotals, calculateTotals } from '@tonalia/rules/cart-lines';
import { leaveTogether, shippingOf } from '@tonalia/rules/leave-together';
import type { StoredCart } from './cart.sql.ts';
import type { PricedLine } from './catalogue.ts';
import { creditPart } from './split.rules.ts';

/** What a cart would cost if ordered now. */
export interface CalculatedCart {
  totals: CartTotals;
  /** The coupon with its savings, or the reason it does not apply. */
  coupon: (StoredCoupon & CouponOutcome) | null;
  /** Pesos of the total paid with own credit beside the payment method. */
  creditAmount: number;
}

/** Calculates totals, coupon and credit part of the lines that are available. */
export function calculateCart(
  cart: StoredCart,
  lines: readonly PricedLine[],
  { coverage }: CartDelivery,
  coupon: StoredCoupon | undefined,
): CalculatedCart {
  const served = coupon ? { ...coupon, ...couponOutcomeFor(coupon, lines) } : null;
  const available = lines.filter(canBeBought);
  const buyable = available.map(({ line, price, originalPrice }) => ({
    quantity: line.quantity,
    price,
    originalPrice,
  }));
  const movement = cart.method?.movement ?? null;
  const credit = { wished: creditPart(cart.method, cart.creditAmount, Infinity), movement: cart.creditMovement };
  const totals = calculateTotals(buyable, {
    movement,
    shippingFee: shippingOf(coverage?.shippingFee ?? 0, leaveTogether(available, cart.together)),
    freeFrom: coverage?.freeFrom,
    couponSavings: served?.savings ?? 0,
    credit,
  });
  return { totals, coupon: served, creditAmount: creditPart(cart.method, cart.creditAmount, totals.total) };
}

/** The effect of a coupon on the available lines, at prices after deals. */
export function couponOutcomeFor(coupon: StoredCoupon, lines: readonly PricedLine[]): CouponOutcome {
  const goods = lines
    .filter((line) => canBeBought(line) && line.sellable.addsCoupon)
    .map(({ line, price, sellable }) => ({
      amount: price * line.quantity,
      manufacturerId: sellable.manufacturer._id,
      categoryId: sellable.categoryId,
      parentCategoryId: sellable.parentCategoryId,
    }));
  return couponOutcome(coupon, goods);
}

const canBeBought = ({ change }: PricedLine): boolean => change !== 'gone';
