import type { CartProduct, CartView, Coupon } from '@tonalia/contract/purchase';
import { leaveTogether } from '@tonalia/rules/leave-together';
import type { StoredCoupon, CouponOutcome } from '../../marketing/index.ts';
import type { CartDelivery } from '../schedule/delivery.ts';
import type { StoredCart } from './cart.sql.ts';
import type { PricedLine } from './catalogue.ts';
import type { CalculatedCart } from './calculate-cart.ts';

export function toCartProduct({
  line,
  sellable,
  most,
  price,
  originalPrice,
  dispatchDate,
  choiceName,
}: PricedLine): CartProduct {
  return {
    productId: sellable.productId,
    code: sellable.code,
    versionCode: sellable.versionCode,
    ...toAssembly(sellable.code, line.choice),
    advancedPurchasing: line.advanced,
    isPreSales: sellable.presale !== null,
    dispatchDate,
    quantity: line.quantity,
    minQuantity: sellable.minQuantity,
    stock: most,
    name: sellable.name,
    manufacturer: sellable.manufacturer,
    versionName: choiceName ?? sellable.versionName,
    color: sellable.color,
    image: sellable.image,
    tile: sellable.tile,
    price,
    originalPrice,
    amount: price * line.quantity,
  };
}

/** Combo code and chosen versions, for combos with open parts; null otherwise. */
export function toAssembly(code: string, choice: string) {
  return { assemblyCode: choice === '' ? null : code, assemblyVersionCode: choice === '' ? null : choice };
}

/** The cart in the names of the contract: available lines, unavailable lines, and cart changes. */
export function toCartView(
  cart: StoredCart,
  lines: readonly PricedLine[],
  { totals, coupon, creditAmount }: CalculatedCart,
  delivery: CartDelivery,
): CartView {
  const isUnavailable = ({ change }: PricedLine) => change === 'gone';
  const shown = lines.filter((line) => !isUnavailable(line));
  const leaving = leaveTogether(shown, cart.together);
  return {
    cart: {
      _id: cart.id,
      ...totals,
      creditAmount,
      coupon: coupon && toCoupon(coupon),
      together: cart.together,
      // drop choices for dates that no line leaves on
      schedule: cart.schedule.filter((choice) =>
        leaving.some(({ dispatchDate }) => dispatchDate === choice.dispatchDate),
      ),
      products: shown.map(toCartProduct),
      shippingAddress: delivery.address ?? null,
      paymentMethod: cart.paymentMethod,
      comments: cart.comments,
    },
    outOfStock: lines.filter(isUnavailable).map(toCartProduct),
    productsNews: lines.flatMap((priced) => {
      const { line, after, change } = priced;
      const before = { price: line.seenPrice, quantity: line.quantity, dispatchDate: line.seenDate };
      return change ? [{ line: toCartProduct(priced), kind: change, before, after }] : [];
    }),
  };
}

export function toCoupon(coupon: StoredCoupon & CouponOutcome): Coupon {
  const { code, name, discountType, amount, maxSavings, minTotal, onlyFor, endsAt, savings, reason } = coupon;
  return {
    code,
    name,
    discount_type: discountType,
    discount_amount: amount,
    max_savings: maxSavings,
    min_total: minTotal,
    only_for: onlyFor,
    ends_at: endsAt?.toISOString() ?? null,
    savings,
    available: reason === null,
    reason,
  };
}
