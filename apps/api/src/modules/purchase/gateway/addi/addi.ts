import { type Clock, systemClock } from '../../../../platform/clock.ts';
import { type Charge, type Gateway, GatewayRefused, type GatewayTransaction } from '../gateway.ts';
import { isRefusedStatus } from '../is-refused-status.ts';
import { webAddress } from '../web-address.ts';
import { applicationBody, money } from './application-body.ts';
import { TIMEOUT, requestAddi, unknownOutcome } from './request.ts';
import { readEvent } from './event.ts';
import { readLimits } from './limits.ts';
import type { AddiSettings } from './settings.ts';
import { readToken } from './token.ts';
import { CLOSED, LOST, NOT_CANCELLED, NOT_TAKEN } from './words.es-CO.ts';

/**
 * Addi, a lender: the customer accepts the credit on Addi's page, and Addi pays the whole amount at once. Its API has no query
 * for a credit's status, only webhooks. `timeout` in ms.
 */
export function addiGateway(settings: AddiSettings, clock: Clock = systemClock, timeout = TIMEOUT): Gateway {
  return {
    name: 'addi',
    methods: ['addi'],
    lends: true,
    canBeAsked: false,
    limits: readLimits(settings, clock, timeout),
    charge: (charge) => requestCredit(settings, charge, timeout),
    find: async () => undefined,
    findByReference: async () => undefined,
    cancel: (reference, amount) => cancel(settings, reference, amount, timeout),
    readEvent: (event) => readEvent(settings, event),
  };
}

/**
 * Requests a credit. The response redirects to Addi's page, and each reference is accepted once. When the response is lost, so is
 * the page: the payment fails and the customer starts another under a new reference.
 */
async function requestCredit(settings: AddiSettings, charge: Charge, timeout: number): Promise<GatewayTransaction> {
  const { reference, amount } = charge;
  const body = applicationBody(settings, charge);
  const token = await readToken(settings, timeout);
  const answer = await requestAddi(`${settings.apiUrl}/v1/online-applications`, timeout, { body, token });
  if (isRefusedStatus(answer.status)) throw new GatewayRefused(refusals[answer.status] ?? NOT_TAKEN);
  const page = answer.status >= 300 && answer.status < 400 ? webAddress(answer.location) : null;
  if (!page) throw unknownOutcome(answer);
  return toTransaction(reference, amount, 'pending', page);
}

const refusals: Partial<Record<number, string>> = { 401: CLOSED, 403: CLOSED, 409: LOST, 429: CLOSED };

/** Cancels a whole credit. Anything but a clear success needs an operator, because the result cannot be queried. */
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
  if (isRefusedStatus(answer.status)) throw new GatewayRefused(NOT_CANCELLED);
  throw unknownOutcome(answer);
}

/** Addi identifies a credit by our reference. */
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
