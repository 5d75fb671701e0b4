import { maxSavedCards } from '@tonalia/rules/policy';
import { creditName } from '../../../platform/settings/settings.ts';
import { findPayer } from '../../auth/index.ts';
import { GatewayDown, GatewayRefused, type Charge, type GatewayInstrument } from '../gateway/gateway.ts';
import { ChargeInstructions } from './instrument.ts';
import type { GatewayContext } from './payment-context.ts';
import { isCheckingOver, nextCheckAt } from './payment.rules.ts';
import { type DuePayment, endCharging, replaceInstrument, stopChecking } from './payment-queue.sql.ts';
import { insertSavedCard } from './saved-card.sql.ts';
import { failPayment } from './fail-payment.ts';
import { settle } from './settle.ts';
import { NO_ANSWER, NO_EMAIL, description } from './words.es-CO.ts';

/** Reason of a payment when its order ended or was paid before the charge was sent. */
const NOT_CHARGED = 'El pedido ya no esperaba este pago. No te cobramos nada.';

/**
 * Processes a due payment: charges it once, or asks the gateway for its result. No transaction is open during the request. A
 * charge with an unknown result is never repeated before a check, and the gateway charges each reference once. An order that no
 * longer waits for a payment is not charged.
 */
export async function processPayment(context: GatewayContext, due: DuePayment): Promise<void> {
  if (due.transactionId !== null) {
    const result = await context.gateway.find(due.transactionId);
    if (result) await settle(context, due.id, result);
    else if (isCheckingOver(context.clock.now(), due.createdAt)) await giveUp(context, due);
    return;
  }
  if (due.isOver && !due.tried) return failPayment(context, due.id, NOT_CHARGED);
  const existing = due.charges && !due.tried ? undefined : await context.gateway.findByReference(due.reference);
  if (existing) return settle(context, due.id, existing);
  if (isCheckingOver(context.clock.now(), due.createdAt)) return giveUp(context, due);
  if (due.charges) await charge(context, due);
}

async function charge(context: GatewayContext, due: DuePayment): Promise<void> {
  try {
    const result = await context.gateway.charge(await chargeOf(context, due));
    await settle(context, due.id, result);
  } catch (error) {
    if (error instanceof GatewayRefused) return handleRefusal(context, due, error);
    if (!(error instanceof GatewayDown)) throw error;
    const now = context.clock.now();
    await endCharging(context.db, { id: due.id, now, nextCheckAt: nextCheckAt(now, 1) });
    throw error;
  }
}

/**
 * A refusal of the first request is final. A refusal of a repeated one may mean that the first arrived: then the gateway knows
 * the reference, now or soon, and is asked again.
 */
async function handleRefusal(context: GatewayContext, due: DuePayment, { reason }: GatewayRefused): Promise<void> {
  const existing = due.tried ? await context.gateway.findByReference(due.reference) : undefined;
  if (existing) return settle(context, due.id, existing);
  await failPayment(context, due.id, reason, due.tried ? { keepChecking: true } : undefined);
}

/** After two days without an answer the payment fails, so that another can be started. A later webhook still counts. */
async function giveUp(context: GatewayContext, due: DuePayment): Promise<void> {
  await failPayment(context, due.id, NO_ANSWER, { keepChecking: false });
  await stopChecking(context.db, due.id);
}

async function chargeOf(context: GatewayContext, due: DuePayment): Promise<Charge> {
  const { acceptance, personalData, instrument } = ChargeInstructions.parse(due.instrument);
  const payer = await findPayer(context.db, due.identityId);
  if (!payer?.email) throw new GatewayRefused(NO_EMAIL);
  const { email, name, firstName, lastName, phone } = payer;
  const accepted = { acceptance, personalData };
  return {
    reference: due.reference,
    amount: due.amount,
    email,
    name,
    firstName,
    lastName,
    phone: phone ?? '',
    address: due.address && { street: due.address.address, city: due.address.city },
    ...accepted,
    instrument: await savedInstrument(context, due, { ...accepted, instrument }, email),
    returnUrl: returnUrl(context.publicUrl, due),
    description: description(due.orderCode, await creditName(context.db)),
  };
}

/** A card to be saved is saved first and charged as saved, because its token works once. */
async function savedInstrument(
  context: GatewayContext,
  due: DuePayment,
  instructions: ChargeInstructions,
  email: string,
): Promise<GatewayInstrument> {
  const { acceptance, personalData, instrument } = instructions;
  if (instrument.type !== 'card') return instrument;
  const { token, installments } = instrument;
  if (!instrument.save) return { type: 'card', token, installments };
  if (!context.gateway.saveCard) throw new Error(`${context.gateway.name} saves no cards`);
  const card = await context.gateway.saveCard({ token, email, acceptance, personalData });
  const source: GatewayInstrument = { type: 'source', sourceId: card.sourceId, installments };
  await replaceInstrument(context.db, {
    id: due.id,
    instrument: JSON.stringify({ ...instructions, instrument: source } satisfies ChargeInstructions),
  });
  const { identityId, customerId } = due;
  await insertSavedCard(context.db, { ...card, identityId, customerId, most: maxSavedCards });
  return source;
}

function returnUrl(publicUrl: string, { id, orderCode }: Pick<DuePayment, 'id' | 'orderCode'>): string {
  const what = new URLSearchParams(orderCode === null ? { paymentId: id } : { orderCode });
  return `${publicUrl}/home/purchase/order/finalizing-payment?${what.toString()}`;
}
