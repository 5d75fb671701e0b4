import { AppError } from '@tonalia/contract/errors';
import type { Credit } from '@tonalia/contract/auth';
import type { PaymentMethod } from '@tonalia/contract/payment';
import { formatPesos } from '@tonalia/rules/money';
import { whyOutside } from '@tonalia/rules/payment-limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findCredit } from '../../customers/index.ts';
import { movementAmount } from '@tonalia/rules/cart-lines';
import type { CartPaymentMethod } from '../cart/cart.sql.ts';
import { canBeSplit, creditPart } from '../cart/split.rules.ts';
import { viewCart } from '../cart/view-cart.ts';
import { type Gateway, GatewayDown, type PaymentLimits, gatewayOf } from '../gateway/gateway.ts';
import { type PaymentMethodRow, listPaymentMethods } from './payment-method.sql.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';

/** The methods of each gateway: the instant methods on offer. */
export type GatewayMethods = readonly Pick<Gateway, 'methods'>[];

/** The payment methods with their effect on the cart's total and, when unavailable, the reason. */
export async function findPaymentMethods(
  { db, clock, gateways }: { db: Database; clock: Clock; gateways: readonly Gateway[] },
  { actor, buyer }: BuyerCall,
): Promise<PaymentMethod[]> {
  const [{ cart }, all, credit, allLimits] = await Promise.all([
    viewCart({ db, clock }, { actor, buyer }),
    listPaymentMethods(db),
    findCredit(db, buyer.customerId),
    readLimits(gateways),
  ]);
  const offered = all.filter((method) => isOffered(method, gateways));
  const methods = buyer.member?.usesCredit === false ? offered.filter(({ group }) => group !== 'credit') : offered;
  const goods = cart ? cart.subtotal - cart.savings - cart.couponSavings : 0;
  return methods.map((method) => {
    const amount = movementAmount(method.movement, goods);
    const total = goods + amount + (cart?.shipping ?? 0);
    const charge = gatewayOf(gateways, method.reference);
    const limits = (charge && allLimits.get(charge)) ?? null;
    const now = cart && total - creditPart(method, cart.creditAmount, total);
    const reason =
      method.group === 'credit'
        ? hidden(buyer, reasonAgainstCredit(total, credit, methods.some(canBeSplit)))
        : reasonAgainstCharge(method.name, limits, now);
    return toPaymentMethod(method, amount, reason, {
      lends: charge?.lends ?? false,
      limits: limits === 'unknown' ? null : limits,
    });
  });
}

const isOffered = ({ group, reference }: { group: string; reference: string }, gateways: GatewayMethods): boolean =>
  group !== 'instant' || gatewayOf(gateways, reference) !== undefined;

type KnownLimits = PaymentLimits | null | 'unknown';

/** Limits per gateway; `unknown` when a gateway does not answer. */
async function readLimits(gateways: readonly Gateway[]): Promise<ReadonlyMap<Gateway, KnownLimits>> {
  const entries = gateways.map(async (gateway): Promise<[Gateway, KnownLimits]> => {
    const limits = gateway.limits().catch((error: unknown) => {
      if (error instanceof GatewayDown) return 'unknown' as const;
      throw error;
    });
    return [gateway, await limits];
  });
  return new Map(await Promise.all(entries));
}

function reasonAgainstCharge(name: string, limits: KnownLimits, amount: number | null): string | null {
  if (limits === 'unknown') return `${name} no está disponible en este momento.`;
  return limits && amount !== null ? whyOutside(name, limits, amount) : null;
}

function reasonAgainstCredit(total: number, credit: Credit | undefined, canPayRest: boolean): string | null {
  if (!credit) return 'Aún no tienes cupo de crédito.';
  const { available, blocking = 0 } = credit;
  if (blocking > 0) return `Tienes ${formatPesos(blocking)} vencidos. Págalos para volver a usar tu cupo.`;
  if (available >= total) return null;
  const some = `Tu cupo disponible es de ${formatPesos(available)}.`;
  return canPayRest && available > 0 ? `${some} Úsalo y paga el resto con otro medio.` : some;
}

/** The reason without its amounts for a member that may not see the credit. */
const hidden = ({ member }: BuyerCall['buyer'], reason: string | null): string | null =>
  reason !== null && member?.seesCredit === false ? 'El cupo no alcanza para este pedido.' : reason;

function toPaymentMethod(
  method: PaymentMethodRow,
  movementAmountNow: number,
  reason: string | null,
  loan: Pick<PaymentMethod, 'lends' | 'limits'>,
): PaymentMethod {
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
    ...loan,
  };
}

/** Why an order of `total` pesos cannot be paid by a method now; null when it can. Its limits are checked when it is charged. */
export async function whyMethodFails(
  { db, gateways }: { db: Database; gateways: GatewayMethods },
  buyer: BuyerCall['buyer'],
  { method, total }: { method: PaymentMethodRow | undefined; total: number },
): Promise<string | null> {
  if (!method || !isOffered(method, gateways)) return NOT_OFFERED;
  if (method.group !== 'credit') return null;
  if (buyer.member?.usesCredit === false) return NOT_OFFERED;
  return hidden(buyer, reasonAgainstCredit(total, await findCredit(db, buyer.customerId), false));
}

const NOT_OFFERED = 'Ese medio de pago ya no está disponible.';

/** A payment method that orders can use now; throws PAYMENT_METHOD_UNAVAILABLE. */
export async function findUsableMethod(
  db: Database | Transaction,
  reference: string,
  gateways: GatewayMethods,
): Promise<CartPaymentMethod> {
  const methods = await listPaymentMethods(db);
  return requireUsable(
    methods.find((method) => method.reference === reference),
    gateways,
  );
}

export function requireUsable(
  method: CartPaymentMethod | null | undefined,
  gateways: GatewayMethods,
): CartPaymentMethod {
  if (!method || !isOffered(method, gateways)) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const { reference, name, group, movement } = method;
  return { reference, name, group, movement };
}

/**
 * Throws CREDIT_OVERDUE, or CREDIT_EXCEEDED with the amount available, at most `most` pesos. Placing the order checks again when
 * it takes the credit.
 */
export async function requireCredit(
  tx: Database | Transaction,
  customerId: string,
  amount: number,
  most = Infinity,
): Promise<void> {
  const credit = await findCredit(tx, customerId);
  if (!credit) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  if (credit.blocking) throw new AppError('CREDIT_OVERDUE', { overdue: credit.blocking });
  const available = Math.min(credit.available, most);
  if (available < amount) throw new AppError('CREDIT_EXCEEDED', { available });
}
