import { call } from '../../api/http/client.ts';
import type { AcceptanceTokens, PaymentStart } from './chosen-instrument.ts';
import { acceptForOrder, acceptedForOrder, forgetInstruments, instrumentOf } from './chosen-instrument.ts';

/** The instrument and accepted terms for the order that is being placed; null when nothing is charged at once. */
export function readyToPay(method: string): (Partial<AcceptanceTokens> & Pick<PaymentStart, 'instrument'>) | null {
  const chosen = instrumentOf(method);
  if (chosen?.instrument.type === 'lender') return { instrument: chosen.instrument };
  const accepted = acceptedForOrder();
  return chosen && accepted ? { ...accepted, instrument: chosen.instrument } : null;
}

/** Charges an order, or a part of the credit. Forgets the chosen instrument afterwards, because a card token works once. */
export async function startPayment(body: PaymentStart) {
  const { results } = await call('purchase', 'POST /payment/start', { body });
  forgetInstruments();
  acceptForOrder(null);
  return results;
}
