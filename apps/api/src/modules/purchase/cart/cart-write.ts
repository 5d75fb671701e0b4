import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import { day } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { claimWrite, findWrite, removeOldWrites } from './cart-write.sql.ts';

/** An idempotent change: its idempotency key, and a digest of its content. */
export interface CartWrite {
  key: string;
  digest: string;
}

/** The write of a request; undefined without an `idempotency-key` header. */
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
 * Records a write, or finds that it had its effect before, with the answer given then. Call it in the transaction of the effect,
 * after locking the cart: a concurrent duplicate waits for the lock and gets the first result. Throws IDEMPOTENCY_KEY_REUSED when
 * the key was used for another content.
 */
export async function claimCartWrite(
  tx: Transaction,
  identityId: string,
  write: CartWrite | undefined,
  answer: unknown = null,
): Promise<{ isRepeated: boolean; answer: unknown }> {
  if (!write) return { isRepeated: false, answer };
  const [made] = await claimWrite(tx, {
    identityId,
    key: write.key,
    asked: write.digest,
    answer: answer === null ? null : JSON.stringify(answer),
  });
  if (made?.asked !== write.digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { isRepeated: made.repeats > 0, answer: made.answer };
}

/** Whether a write had its effect before; checked before refusing it. */
export async function isCartWriteDone(
  db: Database,
  identityId: string,
  write: CartWrite | undefined,
): Promise<boolean> {
  if (!write) return false;
  const [made] = await findWrite(db, { identityId, key: write.key });
  return made?.asked === write.digest;
}

const EVERY = 60 * 60_000;
/** In ms. A phone may be offline for weeks and send its queue then. */
const KEPT = 30 * day;

/** Removes writes older than a month, in batches. */
export async function removeOldCartWrites(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  while ((await removeOldWrites(db, before)).length > 0);
}

/** Runs the removal at an interval. Several processes may: each skips rows that another removes. */
export function removeCartWritesRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, {
    name: 'cart_writes',
    everyMs: EVERY,
    failed: 'old cart writes could not be removed',
    work: () => removeOldCartWrites(db, clock),
  });
}
