import { AppError } from '@tonalia/contract/errors';
import type { Credit } from '@tonalia/contract/auth';
import type { PaymentMethod } from '@tonalia/contract/payment';
import { formatPesos } from '@tonalia/rules/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { creditOf } from '../../auth/index.ts';
import { movementAmount } from '../cart/cart.rules.ts';
import type { ChosenMethod } from '../cart/cart.sql.ts';
import { canBeSplit } from '../cart/split.rules.ts';
import { viewCart } from '../cart/view-cart.ts';
import { type PaymentMethodRow, listPaymentMethods } from './payment-method.sql.ts';

/** Who charges at once, if anybody does. */
type Charges = object | undefined;

/** The payment methods with what each would do to the cart and, where it cannot be chosen, why. */
export async function findPaymentMethods(
  { db, clock, gateway }: { db: Database; clock: Clock; gateway: Charges },
  actor: Actor,
  buyer: Buyer,
): Promise<PaymentMethod[]> {
  const [{ cart }, all, credit] = await Promise.all([
    viewCart(db, clock, actor, buyer),
    listPaymentMethods(db),
    creditOf(db, buyer.customerId),
  ]);
  const methods = all.filter((method) => isOffered(method, gateway));
  const goods = cart ? cart.subtotal - cart.savings - cart.couponSavings : 0;
  return methods.map((method) => {
    const amount = movementAmount(method.movement, goods);
    const total = goods + amount + (cart?.shipping ?? 0);
    const reason = method.group === 'credit' ? whyNoCredit(total, credit, methods.some(canBeSplit)) : null;
    return toPaymentMethod(method, amount, reason);
  });
}

const isOffered = ({ group }: { group: string }, gateway: Charges): boolean =>
  group !== 'instant' || gateway !== undefined;

function whyNoCredit(total: number, credit: Credit | undefined, canPayRest: boolean): string | null {
  if (!credit) return 'Aún no tienes cupo de crédito.';
  const { available, overdue } = credit;
  if (overdue > 0) return `Tienes ${formatPesos(overdue)} vencidos. Págalos para volver a usar tu cupo.`;
  if (available >= total) return null;
  const some = `Tu cupo disponible es de ${formatPesos(available)}.`;
  return canPayRest && available > 0 ? `${some} Úsalo y paga el resto con otro medio.` : some;
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
export async function findUsableMethod(db: Database, reference: string, gateway: Charges): Promise<ChosenMethod> {
  const methods = await listPaymentMethods(db);
  return usable(
    methods.find((method) => method.reference === reference),
    gateway,
  );
}

export function usable(method: ChosenMethod | null | undefined, gateway: Charges): ChosenMethod {
  if (!method || !isOffered(method, gateway)) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const { reference, name, group, movement } = method;
  return { reference, name, group, movement };
}

/**
 * Refuses a credit that does not reach (CREDIT_EXCEEDED with the most that can go on it), or of which something is overdue. The order
 * itself decides again, when it takes the credit.
 */
export async function requireCredit(
  tx: Database | Transaction,
  customerId: string,
  amount: number,
  most = Infinity,
): Promise<void> {
  const credit = await creditOf(tx, customerId);
  if (!credit) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  if (credit.overdue > 0) throw new AppError('CREDIT_OVERDUE', { overdue: credit.overdue });
  const available = Math.min(credit.available, most);
  if (available < amount) throw new AppError('CREDIT_EXCEEDED', { available });
}
