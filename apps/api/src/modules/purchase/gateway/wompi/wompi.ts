import { type Clock, systemClock } from '../../../../platform/clock.ts';
import { type Charge, type Gateway, GatewayDown, GatewayRefused, type GatewayTransaction } from '../gateway.ts';
import { isRefusedStatus } from '../is-refused-status.ts';
import { TIMEOUT, requestWompi, unknownOutcome } from './request.ts';
import { chargeBody } from './charge-body.ts';
import { readEvent } from './event.ts';
import { readOptions } from './options.ts';
import { isUsedReference, refusal } from './refusal.ts';
import { saveCard } from './save-card.ts';
import type { WompiSettings } from './settings.ts';
import { readTransaction, readTransactions, toCentavos } from './transaction.ts';
import { NOT_VOIDABLE } from './words.es-CO.ts';

/** The gateway of Wompi (docs.wompi.co). `timeout` in ms. */
export function wompiGateway(
  settings: WompiSettings,
  clock: Clock = systemClock,
  timeout = TIMEOUT,
): Required<Gateway> {
  return {
    name: 'wompi',
    methods: ['card', 'pse', 'nequi'],
    lends: false,
    canBeAsked: true,
    limits: async () => null,
    options: readOptions(settings, clock, timeout),
    charge: (charge) => makeCharge(settings, charge, timeout),
    find: (id) => find(settings, id, timeout),
    findByReference: (reference) => findByReference(settings, reference, timeout),
    cancel: (id, amount) => cancel(settings, id, amount, timeout),
    saveCard: (card) => saveCard(settings, card, timeout),
    readEvent: (event) => readEvent(settings, event),
  };
}

async function makeCharge(settings: WompiSettings, charge: Charge, timeout: number): Promise<GatewayTransaction> {
  const key = charge.instrument.type === 'source' ? settings.privateKey : settings.publicKey;
  const body = chargeBody(charge, settings.integritySecret);
  const answer = await requestWompi(settings.url, { method: 'POST', path: '/transactions', key, body }, timeout);
  if (isUsedReference(answer)) return earlierRegistration(settings, charge.reference, timeout);
  if (isRefusedStatus(answer.status)) throw refusal(answer);
  const made = answer.status < 300 ? readTransaction(answer.body) : undefined;
  if (made?.reference !== charge.reference) throw unknownOutcome(answer);
  return made;
}

/** The charge after a lost response: Wompi accepts a reference only once. */
async function earlierRegistration(
  settings: WompiSettings,
  reference: string,
  timeout: number,
): Promise<GatewayTransaction> {
  const made = await findByReference(settings, reference, timeout);
  if (!made) throw new GatewayDown('Wompi knows the reference and not the charge');
  return made;
}

async function find(settings: WompiSettings, id: string, timeout: number): Promise<GatewayTransaction | undefined> {
  const path = `/transactions/${encodeURIComponent(id)}`;
  const answer = await requestWompi(settings.url, { method: 'GET', path, key: settings.publicKey }, timeout);
  if (answer.status === 404) return undefined;
  const found = answer.status === 200 ? readTransaction(answer.body) : undefined;
  if (found?.id !== id) throw unknownOutcome(answer);
  return found;
}

async function findByReference(
  settings: WompiSettings,
  reference: string,
  timeout: number,
): Promise<GatewayTransaction | undefined> {
  const path = `/transactions?reference=${encodeURIComponent(reference)}`;
  const answer = await requestWompi(settings.url, { method: 'GET', path, key: settings.privateKey }, timeout);
  if (answer.status === 404) return undefined;
  const found = answer.status === 200 ? readTransactions(answer.body) : undefined;
  if (!found) throw unknownOutcome(answer);
  const ours = found.filter((one) => one.reference === reference);
  // Wompi's own checkout page may charge a reference twice (ours never does): an approved charge counts first.
  return ours.find(({ status }) => status === 'approved') ?? ours.find(({ status }) => status === 'pending') ?? ours[0];
}

/** Voids a card's charge of the same day. The response is undocumented, so the status is fetched afterwards. */
async function cancel(
  settings: WompiSettings,
  id: string,
  amount: number,
  timeout: number,
): Promise<GatewayTransaction> {
  const path = `/transactions/${encodeURIComponent(id)}/void`;
  const body = { amount_in_cents: toCentavos(amount) };
  const answer = await requestWompi(settings.url, { method: 'POST', path, key: settings.privateKey, body }, timeout);
  const isRefused = [400, 404, 409, 422].includes(answer.status);
  if (!isRefused && answer.status >= 300) throw unknownOutcome(answer);
  const now = await find(settings, id, timeout);
  if (now?.status === 'voided') return now; // by this call, or by an earlier one that lost its response
  if (isRefused) throw new GatewayRefused(NOT_VOIDABLE);
  if (!now) throw new GatewayDown('Wompi voided a charge that it does not know');
  return now;
}
