import { call } from '../../api/http/client.ts';
import type { StartBody } from './chosen-instrument.ts';
import { forgetInstruments, instrumentOf } from './chosen-instrument.ts';

/** Tokens of the gateway's terms that the buyer accepted. */
export interface Accepted {
  acceptance: string;
  personalData: string;
}

/** Accepted together with an order that is being placed; in memory only, like what will be charged. */
let acceptedWithOrder: Accepted | null = null;

export function acceptForOrder(accepted: Accepted | null): void {
  acceptedWithOrder = accepted;
}

/** What the order that is being placed will be paid with; null when there is nothing to charge at once. */
export function readyToPay(method: string): (Partial<Accepted> & Pick<StartBody, 'instrument'>) | null {
  const chosen = instrumentOf(method);
  if (chosen?.instrument.type === 'lender') return { instrument: chosen.instrument };
  return chosen && acceptedWithOrder ? { ...acceptedWithOrder, instrument: chosen.instrument } : null;
}

/** Has an order, or a part of own credit, charged. What was chosen to be charged is forgotten: a card's token serves once. */
export async function startPayment(body: StartBody) {
  const { results } = await call('purchase', 'POST /payment/start', { body });
  forgetInstruments();
  acceptedWithOrder = null;
  return results;
}
