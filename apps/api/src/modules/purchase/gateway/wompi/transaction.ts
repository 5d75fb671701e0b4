import { z } from 'zod';
import type { GatewayTransaction } from '../gateway.ts';
import { webAddress } from '../web-address.ts';
import { declineReason, ERROR_REASON } from './words.es-CO.ts';

/** Wompi counts in centavos; the rest of the code in pesos. */
const CENTAVOS = 100;
export const toCentavos = (pesos: number): number => pesos * CENTAVOS;

const WompiTransaction = z.object({
  id: z.string().min(1),
  reference: z.string(),
  status: z.enum(['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR']),
  amount_in_cents: z.int(),
  currency: z.string(),
  payment_method_type: z.string().nullish(),
  payment_method: z
    .object({
      type: z.string().nullish(),
      extra: z
        .object({
          async_payment_url: z.string().nullish(),
          processor_response_code: z.string().nullish(),
          brand: z.string().nullish(),
          last_four: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
type WompiTransaction = z.infer<typeof WompiTransaction>;

const One = z.object({ data: WompiTransaction });
const Many = z.object({ data: z.array(WompiTransaction) });

const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  VOIDED: 'voided',
  ERROR: 'error',
} as const;

/** The transaction of a response; undefined when it has another shape. */
export function readTransaction(body: unknown): GatewayTransaction | undefined {
  const found = One.safeParse(body).data;
  return found && toTransaction(found.data);
}

/** The transactions of a search response; undefined when it has another shape. */
export function readTransactions(body: unknown): GatewayTransaction[] | undefined {
  return Many.safeParse(body).data?.data.map(toTransaction);
}

function toTransaction(wire: WompiTransaction): GatewayTransaction {
  const method = wire.payment_method_type ?? wire.payment_method?.type ?? 'CARD';
  const extra = wire.payment_method?.extra;
  return {
    id: wire.id,
    reference: wire.reference,
    status: statuses[wire.status],
    amount: wire.amount_in_cents / CENTAVOS,
    currency: wire.currency,
    redirectUrl: webAddress(extra?.async_payment_url),
    reason: reasonOf(wire.status, method, extra?.processor_response_code ?? undefined),
    method,
    card: cardOf(extra?.brand, extra?.last_four),
  };
}

/** Undefined when brand or digits are missing or malformed. */
function cardOf(brand?: string | null, lastFour?: string | null): GatewayTransaction['card'] {
  const isCard = brand && brand.length <= 40 && lastFour && /^\d{4}$/.test(lastFour);
  return isCard ? { brand, lastFour } : undefined;
}

function reasonOf(status: WompiTransaction['status'], method: string, code: string | undefined): string | null {
  if (status === 'DECLINED') return declineReason(method, code);
  return status === 'ERROR' ? ERROR_REASON : null;
}
