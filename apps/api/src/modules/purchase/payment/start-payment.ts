import { maxCharges } from '@tonalia/rules/policy';
import { randomBytes } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Instrument, Payment } from '@tonalia/contract/payment';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findPayer } from '../../auth/index.ts';
import { findCredit } from '../../customers/index.ts';
import { type Gateway, type PaymentLimits, gatewayOf, toClientError } from '../gateway/gateway.ts';
import { methodOfInstrument, resolveInstrument } from './instrument.ts';
import {
  type PayableOrder,
  findInstantMethod,
  findPendingCreditPayment,
  lockPayableOrder,
  insertPayment,
  sumPayments,
} from './payment.sql.ts';
import { findPaymentById } from '../payment-view/payment-view.sql.ts';
import { toPayment } from '../payment-view/payment-wire.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';

export interface StartPaymentRequest {
  orderCode?: string | undefined;
  /** Pesos. */
  creditPayment?: number | undefined;
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
  if (request.creditPayment !== undefined) {
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
  return insert(
    tx,
    clock,
    { actor, buyer },
    {
      request,
      charge: {
        orderId: order.id,
        amount: order.total - sums.onCredit,
        reference: `${order.code}-${sums.charges + 1}`,
      },
    },
  );
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
  const { customerId } = buyer;
  const [pending] = await findPendingCreditPayment(tx, customerId);
  if (pending) return pending.id;
  if (request.creditPayment === undefined) {
    throw new AppError('INVALID_REQUEST', { field: 'orderCode', detail: 'falta decir qué se paga' });
  }
  const used = (await findCredit(tx, customerId))?.used ?? 0;
  if (request.creditPayment > used) throw new AppError('CREDIT_EXCEEDED', { available: used });
  const reference = `CR-${randomBytes(6).toString('hex').toUpperCase()}-1`;
  return insert(
    tx,
    clock,
    { actor, buyer },
    { request, charge: { orderId: null, amount: request.creditPayment, reference } },
  );
}

interface ChargeToInsert {
  orderId: string | null;
  amount: number;
  reference: string;
}

async function insert(
  tx: Transaction,
  clock: Clock,
  { actor: { identityId }, buyer: { customerId } }: BuyerCall,
  {
    request: { acceptance = '', personalData = '', instrument, limits },
    charge: { orderId, amount, reference },
  }: { request: CheckedRequest; charge: ChargeToInsert },
): Promise<string> {
  if (limits && (amount < limits.min || amount > limits.max)) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const charged = await resolveInstrument(tx, identityId, customerId, instrument);
  const [inserted] = await insertPayment(tx, {
    orderId,
    customerId: orderId === null ? customerId : null,
    identityId,
    method: methodOfInstrument(instrument),
    amount,
    reference,
    instrument: JSON.stringify({ acceptance, personalData, instrument: charged }),
    now: clock.now(),
  });
  // own credit has no row to lock: a concurrent duplicate gets the first payment
  const [id = inserted] = inserted ? [] : await findPendingCreditPayment(tx, customerId);
  if (!id) throw new Error(`${reference} could not be written`);
  return id.id;
}
