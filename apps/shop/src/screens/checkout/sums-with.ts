import type { PaymentMethod } from '@tonalia/contract/payment';
import { movementShare } from '@tonalia/rules/movement-share';
import type { OrderSums } from '../../features/order/totals.tsx';

type MethodMovement = Pick<PaymentMethod, 'movementAmount'>;

/**
 * The totals of a cart paid with `method`, with `onCredit` pesos on credit. Each method's discount or charge applies to the goods it
 * pays, so that the total shown before choosing equals the order's.
 */
export function sumsWith(
  cart: OrderSums,
  method: MethodMovement,
  onCredit: number,
  credit: MethodMovement | undefined,
): OrderSums {
  const goods = cart.subtotal - cart.savings - cart.couponSavings;
  const part = Math.min(onCredit, goods);
  const movement =
    movementShare(method.movementAmount, goods, part) + movementShare(credit?.movementAmount ?? 0, goods, goods - part);
  return { ...cart, movement, total: cart.total - cart.movement + movement };
}
