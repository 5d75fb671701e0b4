import type { PaymentMethod } from '@tonalia/contract/payment';
import { movementShare } from '@tonalia/rules/movement-share';
import type { Sums } from '../../features/order/totals.tsx';

type Moves = Pick<PaymentMethod, 'movementAmount'>;

/**
 * What a cart comes to when `method` pays it and `onCredit` pesos of it go on own credit: each takes off or adds for the goods that
 * it pays, so that what one sees before choosing is what the order asks.
 */
export function sumsWith(cart: Sums, method: Moves, onCredit: number, credit: Moves | undefined): Sums {
  const goods = cart.subtotal - cart.savings - cart.couponSavings;
  const part = Math.min(onCredit, goods);
  const movement =
    movementShare(method.movementAmount, goods, part) + movementShare(credit?.movementAmount ?? 0, goods, goods - part);
  return { ...cart, movement, total: cart.total - cart.movement + movement };
}
