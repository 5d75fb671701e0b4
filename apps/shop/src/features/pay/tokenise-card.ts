import { apiAddress } from '../../api/http/transport.ts';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';

export interface TypedCard {
  number: string;
  holder: string;
  /** "08", "2029". */
  month: string;
  year: string;
  cvv: string;
}

/** Timeout of the gateway in ms. */
const PATIENCE = 20_000;

/**
 * Exchanges a card for a token of the gateway. The number goes from this page directly to the gateway. Its address may be
 * a path of the API's origin. Throws an Error with the sentence to show.
 */
export async function tokeniseCard(
  gateway: { url: string; publicKey: string },
  { number, holder, month, year, cvv }: TypedCard,
): Promise<string> {
  const body = { number, cvc: cvv, exp_month: month, exp_year: year.slice(-2), card_holder: holder };
  let response: Response;
  try {
    response = await fetch(new URL(`${gateway.url}/tokens/cards`, apiAddress('')).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.publicKey}` },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Error(messages.errors.offline);
  }
  const token = response.ok ? tokenIn(await response.json().catch(() => null)) : null;
  if (token === null) throw new Error(payMessages.card.refused);
  return token;
}

function tokenIn(answer: unknown): string | null {
  // as: the gateway's response, checked below
  const id = (answer as { data?: { id?: unknown } } | null)?.data?.id;
  return typeof id === 'string' && id.length >= 8 ? id : null;
}
