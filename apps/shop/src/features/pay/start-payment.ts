import { call } from '../../api/http/client.ts';
import type { StartBody } from './chosen-instrument.ts';
import { forgetInstruments, instrumentOf } from './chosen-instrument.ts';

/** Tokens of the gateway's terms that the buyer accepted. */
export interface Accepted {
  acceptance: string;
  personalData: string;
}

/** Terms accepted with an order that is being placed; in memory only, like the instrument. */
let acceptedWithOrder: Accepted | null = null;

export function acceptForOrder(accepted: Accepted | null): void {
  acceptedWithOrder = accepted;
}

/** The instrument and accepted terms for the order that is being placed; null when nothing is charged at once. */
export function readyToPay(method: string): (Partial<Accepted> & Pick<StartBody, 'instrument'>) | null {
  const chosen = instrumentOf(method);
  if (chosen?.instrument.type === 'lender') return { instrument: chosen.instrument };
  return chosen && acceptedWithOrder ? { ...acceptedWithOrder, instrument: chosen.instrument } : null;
}

/** Charges an order, or a part of the credit. Forgets the chosen instrument afterwards, because a card token works once. */
export async function startPayment(body: StartBody) {
  const { results } = await call('purchase', 'POST /payment/start', { body });
  forgetInstruments();
  acceptedWithOrder = null;
  return results;
}
