import { creditName } from '../../../platform/settings/settings.ts';
import { payerOf } from '../../auth/index.ts';
import { GatewayDown, GatewayRefused, type Charge, type GatewayInstrument } from '../gateway/gateway.ts';
import { Ordered } from './instrument.ts';
import type { GatewayNeeds } from './payment-context.ts';
import { isGivenUp, nextCheck } from './payment.rules.ts';
import { type DuePayment, endCharging, replaceInstrument, stopChecking } from './payment-queue.sql.ts';
import { insertSavedCard } from './saved-card.sql.ts';
import { endUnpaid } from './fail-payment.ts';
import { settle } from './settle.ts';
import { NO_ANSWER, NO_EMAIL, description } from './words.es-CO.ts';

/** Cards a person keeps for a customer. What is above is charged and not kept. */
export const MOST_CARDS = 10;

/** Why a payment ends whose order ended, or was paid, before it was sent. */
const NOT_CHARGED = 'El pedido ya no esperaba este pago. No te cobramos nada.';

/**
 * Does what a payment that is due needs: charges it once, or asks what came of it. No transaction is open meanwhile. A request that
 * may have arrived is never sent again before the gateway was asked about it; and each reference is charged once, however often it is sent. Nothing is
 * charged for an order that waits for no payment any more.
 */
export async function attend(needs: GatewayNeeds, due: DuePayment): Promise<void> {
  if (due.transactionId !== null) {
    const told = await needs.gateway.find(due.transactionId);
    if (told) await settle(needs, due.id, told);
    else if (isGivenUp(needs.clock.now(), due.createdAt)) await giveUp(needs, due);
    return;
  }
  if (due.isOver && !due.tried) return endUnpaid(needs, due.id, NOT_CHARGED);
  const known = due.charges && !due.tried ? undefined : await needs.gateway.findByReference(due.reference);
  if (known) return settle(needs, due.id, known);
  if (isGivenUp(needs.clock.now(), due.createdAt)) return giveUp(needs, due);
  if (due.charges) await charge(needs, due);
}

async function charge(needs: GatewayNeeds, due: DuePayment): Promise<void> {
  try {
    const told = await needs.gateway.charge(await chargeOf(needs, due));
    await settle(needs, due.id, told);
  } catch (error) {
    if (error instanceof GatewayRefused) return refused(needs, due, error);
    if (!(error instanceof GatewayDown)) throw error;
    const now = needs.clock.now();
    await endCharging(needs.db, due.id, now, nextCheck(now, 1));
    throw error;
  }
}

/**
 * A no to the first request is final. A no to a second may be to the reference, because the first did arrive: then the gateway
 * knows it, now or soon, and is asked again.
 */
async function refused(needs: GatewayNeeds, due: DuePayment, { reason }: GatewayRefused): Promise<void> {
  const known = due.tried ? await needs.gateway.findByReference(due.reference) : undefined;
  if (known) return settle(needs, due.id, known);
  await endUnpaid(needs, due.id, reason, due.tried ? { asksAgain: true } : undefined);
}

/** Two days without a word: whoever waits for it may go on, and should the gateway tell something after all, that holds. */
async function giveUp(needs: GatewayNeeds, due: DuePayment): Promise<void> {
  await endUnpaid(needs, due.id, NO_ANSWER, { asksAgain: false });
  await stopChecking(needs.db, due.id);
}

async function chargeOf(needs: GatewayNeeds, due: DuePayment): Promise<Charge> {
  const { acceptance, personalData, instrument } = Ordered.parse(due.instrument);
  const payer = await payerOf(needs.db, due.identityId);
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
    instrument: await kept(needs, due, { ...accepted, instrument }, email),
    returnUrl: returnUrl(needs.publicUrl, due),
    description: description(due.orderCode, await creditName(needs.db)),
  };
}

/** A card that is to be kept is kept first and charged as such: its token serves once. */
async function kept(needs: GatewayNeeds, due: DuePayment, ordered: Ordered, email: string): Promise<GatewayInstrument> {
  const { acceptance, personalData, instrument } = ordered;
  if (instrument.type !== 'card') return instrument;
  const { token, installments } = instrument;
  if (!instrument.save) return { type: 'card', token, installments };
  if (!needs.gateway.saveCard) throw new Error(`${needs.gateway.name} keeps no cards`);
  const card = await needs.gateway.saveCard({ token, email, acceptance, personalData });
  const source: GatewayInstrument = { type: 'source', sourceId: card.sourceId, installments };
  await replaceInstrument(needs.db, due.id, JSON.stringify({ ...ordered, instrument: source } satisfies Ordered));
  const { sourceId, brand, lastFour, holder, expMonth, expYear } = card;
  const facts = [sourceId, brand, lastFour, holder, expMonth, expYear] as const;
  await insertSavedCard(needs.db, due.identityId, due.customerId, ...facts, MOST_CARDS);
  return source;
}

function returnUrl(publicUrl: string, { id, orderCode }: Pick<DuePayment, 'id' | 'orderCode'>): string {
  const what = new URLSearchParams(orderCode === null ? { paymentId: id } : { orderCode });
  return `${publicUrl}/home/purchase/order/finalizing-payment?${what.toString()}`;
}
