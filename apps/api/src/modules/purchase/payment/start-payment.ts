import { maxCharges, takesPartPayments } from '@tonalia/rules/policy';
import { randomBytes } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Instrument, Payment } from '@tonalia/contract/payment';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findPayer } from '../../auth/index.ts';
import { findCredit } from '../../customers/index.ts';
import { type Gateway, type PaymentLimits, gatewayOf, toClientError } from '../gateway/gateway.ts';
import { chooseDocuments } from './choose-documents.ts';
import { insertCharge } from './insert-charge.ts';
import { requireWholeDocuments } from './whole-documents.ts';
import { methodOfInstrument } from './instrument.ts';
import {
  type PayableOrder,
  findInstantMethod,
  findPendingCreditPayment,
  lockPayableOrder,
  insertPaymentDocuments,
  sumPayments,
} from './payment.sql.ts';
import { findPaymentById } from '../payment-view/payment-view.sql.ts';
import { toPayment } from '../payment-view/payment-wire.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';

export interface StartPaymentRequest {
  orderCode?: string | undefined;
  /** Pesos. */
  creditPayment?: number | undefined;
  /** Documents of own credit, instead of `creditPayment`. */
  documents?: { _id: string; amount: number }[] | undefined;
  acceptance?: string | undefined;
  personalData?: string | undefined;
  instrument: Instrument;
}

/** A request its gateway accepts, with the gateway's limits. */
type CheckedRequest = StartPaymentRequest & { limits: PaymentLimits | null };

/**
 * Inserts a payment of an order or of own credit; the payment worker charges it after the commit. While one is pending, a
 * repeated call returns it.
 */
export async function startPayment(
  { db, clock, gateways }: { db: Database; clock: Clock; gateways: readonly Gateway[] },
  { actor, buyer }: BuyerCall & { actor: Actor },
  request: StartPaymentRequest,
): Promise<Payment> {
  const gateway = gatewayOf(gateways, methodOfInstrument(request.instrument));
  await requirePayer(db, actor, request.instrument);
  const limits = gateway ? await requireFittingGateway(gateway, request) : null;
  const id = await inTransaction(db, async (tx) => {
    const [method] = await findInstantMethod(tx, methodOfInstrument(request.instrument));
    if (!method) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    const paymentId = await (request.orderCode === undefined
      ? startForCredit(tx, clock, { actor, buyer }, { ...request, limits })
      : startForOrder(
          tx,
          clock,
          { actor, buyer },
          { request: { ...request, ...method, limits }, orderCode: request.orderCode },
        ));
    if (!gateway) throw new AppError('GATEWAY_UNAVAILABLE');
    return paymentId;
  });
  const [payment] = await findPaymentById(db, id);
  if (!payment) throw new Error(`payment ${id} is gone`);
  return toPayment(payment);
}

/** Checks that the gateway takes this request (accepted texts, and for a lender an order), and returns its limits. */
async function requireFittingGateway(gateway: Gateway, request: StartPaymentRequest): Promise<PaymentLimits | null> {
  const isLoan = request.instrument.type === 'lender';
  if (isLoan !== gateway.lends || (isLoan && request.orderCode === undefined))
    throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const missing = gateway.options && (['acceptance', 'personalData'] as const).find((field) => !request[field]);
  if (missing) throw new AppError('INVALID_REQUEST', { field: missing, detail: 'falta aceptarlo' });
  return gateway.limits().catch((error: unknown) => {
    throw toClientError(error);
  });
}

/** Gateways need the payer's e-mail; PSE and lenders also the phone. */
async function requirePayer(db: Database, actor: Actor, { type }: Instrument): Promise<void> {
  const payer = await findPayer(db, actor.identityId);
  if (!payer?.email) throw new AppError('FIELD_REQUIRED', { field: 'email' });
  if ((type === 'pse' || type === 'lender') && !payer.phone) throw new AppError('FIELD_REQUIRED', { field: 'phone' });
}

async function startForOrder(
  tx: Transaction,
  clock: Clock,
  { actor, buyer }: BuyerCall,
  { request, orderCode }: { request: CheckedRequest & { hasMovement: boolean }; orderCode: string },
): Promise<string> {
  if (request.creditPayment !== undefined || request.documents !== undefined) {
    throw new AppError('INVALID_REQUEST', { field: 'creditPayment', detail: 'se paga un pedido o el cupo, no ambos' });
  }
  const [order] = await lockPayableOrder(tx, { customerId: buyer.customerId, orderCode });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const [sums] = await sumPayments(tx, order.id);
  if (!sums) throw new Error(`payments of order ${order.code} have no sum`);
  if (order.group !== 'instant' || order.status !== 'pending_payment') throw new AppError('ORDER_NOT_PAYABLE');
  if (sums.pendingId !== null) return sums.pendingId;
  const isLate = order.payBy !== null && order.payBy <= clock.now();
  if (isLate || sums.charges >= maxCharges) throw new AppError('ORDER_NOT_PAYABLE');
  requireSamePrice(order, request);
  const charge = {
    orderId: order.id,
    amount: order.total - sums.onCredit,
    reference: `${order.code}-${sums.charges + 1}`,
  };
  return (await insertCharge(tx, clock, { actor, buyer }, { request, charge })).id;
}

/** Another instant method may pay the order, unless either has a discount or charge that changes the total. */
function requireSamePrice(
  { movement, method }: PayableOrder,
  { instrument, hasMovement }: { instrument: Instrument; hasMovement: boolean },
): void {
  if (methodOfInstrument(instrument) === method) return;
  if (movement !== 0 || hasMovement) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
}

async function startForCredit(
  tx: Transaction,
  clock: Clock,
  { actor, buyer }: BuyerCall,
  request: CheckedRequest,
): Promise<string> {
  if (buyer.member?.seesCredit === false) throw new AppError('ROLE_NOT_ALLOWED');
  const { customerId } = buyer;
  const [pending] = await findPendingCreditPayment(tx, customerId);
  if (pending) return pending.id;
  if (request.documents !== undefined && request.creditPayment === undefined)
    return startForDocuments(tx, clock, { actor, buyer }, { ...request, documents: request.documents });
  if (request.creditPayment === undefined || request.documents !== undefined) {
    throw new AppError('INVALID_REQUEST', { field: 'orderCode', detail: 'falta decir qué se paga' });
  }
  const used = (await findCredit(tx, customerId))?.used ?? 0;
  if (request.creditPayment > used) throw new AppError('CREDIT_EXCEEDED', { available: used });
  if (!takesPartPayments) await requireWholeDocuments(tx, customerId, { amount: request.creditPayment, used });
  const charge = { orderId: null, amount: request.creditPayment, reference: creditReference() };
  return (await insertCharge(tx, clock, { actor, buyer }, { request, charge })).id;
}

const creditReference = (): string => `CR-${randomBytes(6).toString('hex').toUpperCase()}-1`;

/** Nothing of the documents changes until the money is there. */
async function startForDocuments(
  tx: Transaction,
  clock: Clock,
  { actor, buyer }: BuyerCall,
  request: CheckedRequest & { documents: { _id: string; amount: number }[] },
): Promise<string> {
  const wanted = request.documents.map(({ _id, amount }) => ({ id: _id, amount }));
  // Another tab may have begun a charge since: `insertCharge` finds it.
  const documents = await chooseDocuments(tx, buyer.customerId, wanted, { besideCharges: false });
  const amount = documents.reduce((sum, one) => sum + one.amount, 0);
  const charge = { orderId: null, amount, reference: creditReference() };
  const { id, isNew } = await insertCharge(tx, clock, { actor, buyer }, { request, charge });
  if (isNew)
    await insertPaymentDocuments(tx, {
      paymentId: id,
      documentIds: documents.map((one) => one.id),
      orderIds: documents.map(({ orderId }) => orderId),
      amounts: documents.map((one) => one.amount),
    });
  return id;
}
