import { AppError } from '@tonalia/contract/errors';
import type { Instrument } from '@tonalia/contract/payment';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import type { PaymentLimits } from '../gateway/gateway.ts';
import { methodOfInstrument, resolveInstrument } from './instrument.ts';
import { findPendingCreditPayment, insertPayment } from './payment.sql.ts';

/** What a charge keeps of a request, with the gateway's limits. */
export interface ChargeableRequest {
  acceptance?: string | undefined;
  personalData?: string | undefined;
  instrument: Instrument;
  limits: PaymentLimits | null;
}

/** A charge of an order, or of own credit without one. */
export interface ChargeToInsert {
  orderId: string | null;
  amount: number;
  reference: string;
}

/** Inserts a payment that the worker charges. A concurrent one of own credit is returned instead, and is not new. */
export async function insertCharge(
  tx: Transaction,
  clock: Clock,
  { actor: { identityId }, buyer: { customerId } }: BuyerCall,
  {
    request: { acceptance = '', personalData = '', instrument, limits },
    charge: { orderId, amount, reference },
  }: { request: ChargeableRequest; charge: ChargeToInsert },
): Promise<{ id: string; isNew: boolean }> {
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
  if (inserted) return { id: inserted.id, isNew: true };
  const [pending] = await findPendingCreditPayment(tx, customerId);
  if (!pending) throw new Error(`${reference} could not be written`);
  return { id: pending.id, isNew: false };
}
