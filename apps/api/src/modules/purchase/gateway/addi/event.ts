import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { GatewayEvent, IncomingEvent } from '../gateway.ts';
import type { AddiSettings } from './settings.ts';
import { reasons } from './words.es-CO.ts';

const amount = z.union([z.number().nonnegative(), z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)]).transform(Number);

const Event = z.object({
  /** Our reference. */
  orderId: z.string().regex(/^[\w-]{1,60}$/),
  applicationId: z.string().min(1).max(100),
  /** Absent unless approved. */
  approvedAmount: amount.nullish(),
  currency: z.string().max(10),
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED', 'ABANDONED', 'DECLINED', 'INTERNAL_ERROR']),
});

const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'declined',
  ABANDONED: 'declined',
  DECLINED: 'declined',
  INTERNAL_ERROR: 'error',
} as const;

/**
 * Reads a webhook that carries our user and password; undefined when it is not genuine or has another shape. The webhook is
 * Addi's only answer, so its age does not matter.
 */
export function readEvent(settings: AddiSettings, { body, headers }: IncomingEvent): GatewayEvent | undefined {
  if (!isTheirs(settings, headers.authorization)) return undefined;
  const event = Event.safeParse(body).data;
  if (!event) return undefined;
  const { orderId, status, currency, approvedAmount } = event;
  return {
    transactionId: orderId,
    status,
    reference: orderId,
    answer: {
      id: orderId,
      reference: orderId,
      status: statuses[status],
      amount: status === 'APPROVED' ? (approvedAmount ?? 0) : null,
      currency,
      redirectUrl: null,
      reason: reasons[status] ?? null,
      method: 'ADDI',
    },
  };
}

/** Compares digests of equal length in constant time. */
function isTheirs({ callbackUser, callbackPassword }: AddiSettings, header: string | string[] | undefined): boolean {
  const sent = typeof header === 'string' ? /^Basic ([\w+/=]{1,1000})$/i.exec(header)?.[1] : undefined;
  if (sent === undefined) return false;
  const right = Buffer.from(`${callbackUser}:${callbackPassword}`, 'utf8').toString('base64');
  return timingSafeEqual(digest(sent), digest(right));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
