import { z } from 'zod';
import type { GatewayEvent, IncomingEvent } from '../gateway.ts';
import { eventChecksum, isSameChecksum } from './signature.ts';
import type { WompiSettings } from './settings.ts';

/** The signed properties we expect; a webhook that signs others is refused. */
const SIGNED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'] as const;

const MINUTE = 60_000;
/** Wompi's last retry comes a day after the first attempt. */
const OLDEST = 25 * 60 * MINUTE;
const NEWEST = 10 * MINUTE;

const Event = z.object({
  event: z.literal('transaction.updated'),
  data: z.object({
    transaction: z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      // these formats leave only one way to split the signed text into its values
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

/** The reference is not signed: it only says which payment to check. */
const Hint = z.looseObject({ data: z.looseObject({ transaction: z.looseObject({ reference: z.string().max(60) }) }) });

/**
 * Reads a webhook; undefined unless its signature is Wompi's, it is of our environment and recent. Signed are id, status, amount
 * and time; the only unsigned value passed on is the reference.
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

/** The environment of our keys: test or real money. */
const environmentOf = (publicKey: string) => (publicKey.startsWith('pub_prod_') ? 'prod' : 'test');
