import { z } from 'zod';
import type { GatewayEvent, IncomingEvent } from '../gateway.ts';
import { eventChecksum, isSameChecksum } from './signature.ts';
import type { WompiSettings } from './settings.ts';

/** What Wompi signs of a transaction. Anything else signed would be something we do not understand. */
const SIGNED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'] as const;

const MINUTE = 60_000;
/** The last retry comes a day after the first try. */
const OLDEST = 25 * 60 * MINUTE;
const NEWEST = 10 * MINUTE;

const Event = z.object({
  event: z.literal('transaction.updated'),
  data: z.object({
    transaction: z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      // With these no other split of the signed text into its values reads as an event.
      status: z.enum(['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR']),
      amount_in_cents: z.int().min(1),
    }),
  }),
  environment: z.enum(['test', 'prod']),
  signature: z.object({
    properties: z.tuple([z.literal(SIGNED[0]), z.literal(SIGNED[1]), z.literal(SIGNED[2])]),
    checksum: z.string(),
  }),
  /** Seconds since 1970. */
  timestamp: z.int().min(1),
});

/** Nobody signs the reference: it only says which payment to ask about. */
const Hint = z.looseObject({ data: z.looseObject({ transaction: z.looseObject({ reference: z.string().max(60) }) }) });

/**
 * What an event tells when it is Wompi's, of our environment and of now; undefined when any of it is not so. The signature
 * holds the id, the state, the amount and the time: nothing else of an event is given on but the hint.
 */
export function readEvent(
  { publicKey, eventsSecret }: Pick<WompiSettings, 'publicKey' | 'eventsSecret'>,
  { body, headers, now }: IncomingEvent,
): GatewayEvent | undefined {
  const event = Event.safeParse(body).data;
  const header = headers['x-event-checksum'];
  if (!event || typeof header !== 'string') return undefined;
  const { data, environment, signature, timestamp } = event;
  const { id, status, amount_in_cents } = data.transaction;
  const age = now.getTime() - timestamp * 1_000;
  if (environment !== environmentOf(publicKey) || age > OLDEST || age < -NEWEST) return undefined;
  const checksum = eventChecksum([id, status, amount_in_cents], timestamp, eventsSecret);
  if (!isSameChecksum(signature.checksum, checksum) || !isSameChecksum(header, checksum)) return undefined;
  return { transactionId: id, status, reference: Hint.safeParse(body).data?.data.transaction.reference ?? null };
}

/** Whether money is real: the keys say so. */
const environmentOf = (publicKey: string) => (publicKey.startsWith('pub_prod_') ? 'prod' : 'test');
