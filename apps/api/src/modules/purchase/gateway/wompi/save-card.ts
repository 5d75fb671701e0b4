import { z } from 'zod';
import { type CardToSave, GatewayRefused, type GatewayCard } from '../gateway.ts';
import { isRefusedStatus } from '../is-refused-status.ts';
import { requestWompi, unknownOutcome } from './request.ts';
import { refusal } from './refusal.ts';
import type { WompiSettings } from './settings.ts';
import { refusalReason } from './words.es-CO.ts';

const Source = z.object({
  data: z.object({
    id: z.int(),
    status: z.string(),
    public_data: z.object({
      bin: z.string().optional(),
      brand: z.string().optional(),
      last_four: z.string().regex(/^\d{4}$/),
      exp_month: z.string().regex(/^\d{1,2}$/),
      exp_year: z.string().regex(/^(\d{2}|\d{4})$/),
      card_holder: z.string(),
    }),
  }),
});

/** Turns a token into a saved card (Wompi: "fuente de pago"). */
export async function saveCard(settings: WompiSettings, card: CardToSave, timeout: number): Promise<GatewayCard> {
  const body = {
    type: 'CARD',
    token: card.token,
    customer_email: card.email,
    acceptance_token: card.acceptance,
    accept_personal_auth: card.personalData,
  };
  const answer = await requestWompi(
    settings.url,
    { method: 'POST', path: '/payment_sources', key: settings.privateKey, body },
    timeout,
  );
  if (isRefusedStatus(answer.status)) throw refusal(answer);
  const source = answer.status < 300 ? Source.safeParse(answer.body).data : undefined;
  if (!source) throw unknownOutcome(answer);
  const { id, status, public_data: shown } = source.data;
  if (status !== 'AVAILABLE') throw new GatewayRefused(refusalReason(['token']));
  return {
    sourceId: String(id),
    brand: shown.brand ?? brandOf(shown.bin ?? ''),
    lastFour: shown.last_four,
    holder: shown.card_holder,
    expMonth: shown.exp_month.padStart(2, '0'),
    expYear: shown.exp_year.slice(-2),
  };
}

/** The response has no brand, so it is derived from the first digits. */
function brandOf(bin: string): string {
  if (bin.startsWith('4')) return 'VISA';
  if (/^(5[1-5]|2[2-7])/.test(bin)) return 'MASTERCARD';
  return /^3[47]/.test(bin) ? 'AMEX' : 'TARJETA';
}
