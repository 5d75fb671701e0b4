import { type Clock, systemClock } from '../../../../platform/clock.ts';
import { type Charge, type Gateway, GatewayDown, GatewayRefused, type GatewayTransaction } from '../gateway.ts';
import { PATIENCE, ask, down } from './ask.ts';
import { chargeBody } from './charge-body.ts';
import { readEvent } from './event.ts';
import { readOptions } from './options.ts';
import { isRefusal, isUsedReference, refusal } from './refusal.ts';
import { saveCard } from './save-card.ts';
import type { WompiSettings } from './settings.ts';
import { readTransaction, readTransactions, toCentavos } from './transaction.ts';
import { NOT_VOIDABLE } from './words.es-CO.ts';

/** Wompi (docs.wompi.co) as the one who takes the money. `patience` is the longest wait for an answer, in ms. */
export function wompiGateway(
  settings: WompiSettings,
  clock: Clock = systemClock,
  patience = PATIENCE,
): Required<Gateway> {
  return {
    name: 'wompi',
    methods: ['card', 'pse', 'nequi'],
    lends: false,
    limits: async () => null,
    options: readOptions(settings, clock, patience),
    charge: (charge) => makeCharge(settings, charge, patience),
    find: (id) => find(settings, id, patience),
    findByReference: (reference) => findByReference(settings, reference, patience),
    cancel: (id, amount) => cancel(settings, id, amount, patience),
    saveCard: (card) => saveCard(settings, card, patience),
    readEvent: (event) => readEvent(settings, event),
  };
}

async function makeCharge(settings: WompiSettings, charge: Charge, patience: number): Promise<GatewayTransaction> {
  const key = charge.instrument.type === 'source' ? settings.privateKey : settings.publicKey;
  const body = chargeBody(charge, settings.integritySecret);
  const answer = await ask(settings.url, { method: 'POST', path: '/transactions', key, body }, patience);
  if (isUsedReference(answer)) return madeBefore(settings, charge.reference, patience);
  if (isRefusal(answer.status)) throw refusal(answer);
  const made = answer.status < 300 ? readTransaction(answer.body) : undefined;
  if (made?.reference !== charge.reference) throw down(answer);
  return made;
}

/** A charge whose first answer was lost is the same charge: Wompi takes a reference only once. */
async function madeBefore(settings: WompiSettings, reference: string, patience: number): Promise<GatewayTransaction> {
  const made = await findByReference(settings, reference, patience);
  if (!made) throw new GatewayDown('Wompi knows the reference and not the charge');
  return made;
}

async function find(settings: WompiSettings, id: string, patience: number): Promise<GatewayTransaction | undefined> {
  const path = `/transactions/${encodeURIComponent(id)}`;
  const answer = await ask(settings.url, { method: 'GET', path, key: settings.publicKey }, patience);
  if (answer.status === 404) return undefined;
  const found = answer.status === 200 ? readTransaction(answer.body) : undefined;
  if (found?.id !== id) throw down(answer);
  return found;
}

async function findByReference(
  settings: WompiSettings,
  reference: string,
  patience: number,
): Promise<GatewayTransaction | undefined> {
  const path = `/transactions?reference=${encodeURIComponent(reference)}`;
  const answer = await ask(settings.url, { method: 'GET', path, key: settings.privateKey }, patience);
  if (answer.status === 404) return undefined;
  const found = answer.status === 200 ? readTransactions(answer.body) : undefined;
  if (!found) throw down(answer);
  const ours = found.filter((one) => one.reference === reference);
  // Wompi's own page may try a reference twice, ours never does: money that came in counts before one that did not.
  return ours.find(({ status }) => status === 'approved') ?? ours.find(({ status }) => status === 'pending') ?? ours[0];
}

/** Voids a card's charge of today. What Wompi answers is not described, so what came of it is asked. */
async function cancel(
  settings: WompiSettings,
  id: string,
  amount: number,
  patience: number,
): Promise<GatewayTransaction> {
  const path = `/transactions/${encodeURIComponent(id)}/void`;
  const body = { amount_in_cents: toCentavos(amount) };
  const answer = await ask(settings.url, { method: 'POST', path, key: settings.privateKey, body }, patience);
  const isRefused = [400, 404, 409, 422].includes(answer.status);
  if (!isRefused && answer.status >= 300) throw down(answer);
  const now = await find(settings, id, patience);
  if (now?.status === 'voided') return now; // by this call, or by one before whose answer was lost
  if (isRefused) throw new GatewayRefused(NOT_VOIDABLE);
  if (!now) throw new GatewayDown('Wompi voided a charge that it does not know');
  return now;
}
