import { AppError } from '@tonalia/contract/errors';
import type { PaymentMethod } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { creditOf } from '../../auth/index.ts';
import { movementAmount } from '../cart/cart.rules.ts';
import type { ChosenMethod } from '../cart/cart.sql.ts';
import { viewCart } from '../cart/view-cart.ts';
import { type PaymentMethodRow, listPaymentMethods } from './payment-method.sql.ts';

/** The payment methods with what each would do to the cart and, where it cannot be chosen, why. */
export async function findPaymentMethods(
  db: Database,
  clock: Clock,
  actor: Actor,
  buyer: Buyer,
): Promise<PaymentMethod[]> {
  const [{ cart }, methods, credit] = await Promise.all([
    viewCart(db, clock, actor, buyer),
    listPaymentMethods(db),
    creditOf(db, buyer.customerId),
  ]);
  const goods = cart ? cart.subtotal - cart.savings : 0;
  return methods.map((method) => {
    const amount = movementAmount(method.movement, goods);
    const reason = whyNot(method, goods + amount + (cart?.shipping ?? 0), credit);
    return toPaymentMethod(method, amount, reason);
  });
}

function whyNot({ group }: PaymentMethodRow, total: number, credit: { available: number } | undefined): string | null {
  if (group === 'on_delivery') return null;
  if (group === 'instant') return 'Este medio de pago no está disponible por ahora.';
  if (!credit) return 'Aún no tienes cupo de crédito.';
  return credit.available < total ? `Tu cupo disponible es de ${formatPesos(credit.available)}.` : null;
}

function toPaymentMethod(method: PaymentMethodRow, movementAmountNow: number, reason: string | null): PaymentMethod {
  const { reference, name, paymentInfo, comments, group, movement } = method;
  return {
    reference,
    name,
    payment_info: paymentInfo,
    comments,
    group,
    movement,
    movementAmount: movementAmountNow,
    available: reason === null,
    reason,
  };
}

/** A payment method that an order can use today, or PAYMENT_METHOD_UNAVAILABLE. */
export async function findUsableMethod(db: Database, reference: string): Promise<ChosenMethod> {
  const methods = await listPaymentMethods(db);
  return usable(methods.find((method) => method.reference === reference));
}

export function usable(method: ChosenMethod | null | undefined): ChosenMethod {
  if (!method || method.group === 'instant') throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const { reference, name, group, movement } = method;
  return { reference, name, group, movement };
}

/** Refuses a credit that does not reach. The order itself decides again, when it takes the credit. */
export async function requireCredit(
  tx: Database | Transaction,
  customerId: string,
  { group }: ChosenMethod,
  total: number,
): Promise<void> {
  if (group !== 'credit') return;
  const credit = await creditOf(tx, customerId);
  if (!credit) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  if (credit.available < total) throw new AppError('CREDIT_EXCEEDED', { available: credit.available });
}
