import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { claimWrite, findWrite, removeOldWrites } from './cart-write.sql.ts';

/** A change that may arrive more than once: the key its sender gave it, and a digest of what it asks for. */
export interface CartWrite {
  key: string;
  digest: string;
}

/** `headers` as the contract reads them; undefined when the sender gave no key. */
export function cartWrite(
  headers: { 'idempotency-key'?: string | undefined },
  call: string,
  customerId: string,
  body: unknown,
): CartWrite | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  const asked = JSON.stringify([call, customerId, body]);
  return { key, digest: createHash('sha256').update(asked).digest('base64url') };
}

/**
 * Whether a write had its effect before, and what was answered. To be asked in the transaction of the effect, while the cart is
 * held: of two that arrive at once the second hears of the first. IDEMPOTENCY_KEY_REUSED when the key asked for something else.
 */
export async function claimCartWrite(
  tx: Transaction,
  identityId: string,
  write: CartWrite | undefined,
  answer: unknown = null,
): Promise<{ isRepeated: boolean; answer: unknown }> {
  if (!write) return { isRepeated: false, answer };
  const [made] = await claimWrite(
    tx,
    identityId,
    write.key,
    write.digest,
    answer === null ? null : JSON.stringify(answer),
  );
  if (made?.asked !== write.digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { isRepeated: made.repeats > 0, answer: made.answer };
}

/** Whether a write had its effect before, for who is about to refuse it. */
export async function isCartWriteDone(
  db: Database,
  identityId: string,
  write: CartWrite | undefined,
): Promise<boolean> {
  if (!write) return false;
  const [made] = await findWrite(db, identityId, write.key);
  return made?.asked === write.digest;
}

const EVERY = 60 * 60_000;
/** A phone may be without a network for long. */
const KEPT = 30 * 24 * 60 * 60_000;

/** Removes what was written a month ago, a few hundred at a time. */
export async function removeOldCartWrites(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  while ((await removeOldWrites(db, before)).length > 0);
}

/** Does so now and then while the API runs; several processes may, they skip what another removes. */
export function removeCartWritesRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, EVERY, 'old cart writes could not be removed', () => removeOldCartWrites(db, clock));
}
