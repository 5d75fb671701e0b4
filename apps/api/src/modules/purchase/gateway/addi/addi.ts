import { type Clock, systemClock } from '../../../../platform/clock.ts';
import { type Charge, type Gateway, GatewayRefused, type GatewayTransaction } from '../gateway.ts';
import { webAddress } from '../web-address.ts';
import { applicationBody, money } from './application-body.ts';
import { TIMEOUT, requestAddi, unknownOutcome, isRefusal } from './request.ts';
import { readEvent } from './event.ts';
import { readLimits } from './limits.ts';
import type { AddiSettings } from './settings.ts';
import { readToken } from './token.ts';
import { CLOSED, LOST, NOT_CANCELLED, NOT_TAKEN } from './words.es-CO.ts';

/**
 * Addi, who lends what is paid: people go on at its page, and it pays the whole at once. Nobody can ask it what became of a credit: it
 * tells. `timeout` is the longest wait for an answer, in ms.
 */
export function addiGateway(settings: AddiSettings, clock: Clock = systemClock, timeout = TIMEOUT): Gateway {
  return {
    name: 'addi',
    methods: ['addi'],
    lends: true,
    limits: readLimits(settings, clock, timeout),
    charge: (charge) => requestCredit(settings, charge, timeout),
    find: async () => undefined,
    findByReference: async () => undefined,
    cancel: (reference, amount) => cancel(settings, reference, amount, timeout),
    readEvent: (event) => readEvent(settings, event),
  };
}

/**
 * Asks for a credit; Addi answers with where its page is, and takes each name once. Of one whose answer was lost nobody knows the page,
 * so nobody can accept it: it is over, and the person asks anew under another name.
 */
async function requestCredit(settings: AddiSettings, charge: Charge, timeout: number): Promise<GatewayTransaction> {
  const { reference, amount } = charge;
  const body = applicationBody(settings, charge);
  const token = await readToken(settings, timeout);
  const answer = await requestAddi(`${settings.apiUrl}/v1/online-applications`, timeout, { body, token });
  if (isRefusal(answer.status)) throw new GatewayRefused(refusals[answer.status] ?? NOT_TAKEN);
  const page = answer.status >= 300 && answer.status < 400 ? webAddress(answer.location) : null;
  if (!page) throw unknownOutcome(answer);
  return toTransaction(reference, amount, 'pending', page);
}

const refusals: Partial<Record<number, string>> = { 401: CLOSED, 403: CLOSED, 409: LOST, 429: CLOSED };

/** Takes a credit back as a whole. Anything but a clear yes leaves it to somebody: nobody can ask what became of it. */
async function cancel(
  settings: AddiSettings,
  reference: string,
  amount: number,
  timeout: number,
): Promise<GatewayTransaction> {
  const token = await readToken(settings, timeout);
  const body = { orderId: reference, amount: money(amount) };
  const answer = await requestAddi(`${settings.apiUrl}/v1/online-applications/cancellations`, timeout, { body, token });
  if (answer.status === 200 || answer.status === 201) return toTransaction(reference, amount, 'voided', null);
  if (isRefusal(answer.status)) throw new GatewayRefused(NOT_CANCELLED);
  throw unknownOutcome(answer);
}

/** Addi calls a credit as we called it. */
const toTransaction = (
  reference: string,
  amount: number,
  status: GatewayTransaction['status'],
  redirectUrl: string | null,
): GatewayTransaction => ({
  id: reference,
  reference,
  status,
  amount,
  currency: 'COP',
  redirectUrl,
  reason: null,
  method: 'ADDI',
});
