import { shareKeptDays } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import { regularly } from '../../../platform/regularly.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeOldShares } from './share.sql.ts';

const EVERY = 60 * 60_000;

/** Removes links that ended long ago, with what came back from them, in batches. */
export async function removeEndedShares(db: Database): Promise<void> {
  while ((await removeOldShares(db, { days: shareKeptDays })).length > 0);
}

/** Runs the removal at an interval. Several processes may: each skips rows that another removes. */
export function removeSharesRegularly(app: FastifyInstance, db: Database): void {
  regularly(app, {
    name: 'ended_shares',
    everyMs: EVERY,
    failed: 'old shares could not be removed',
    work: () => removeEndedShares(db),
  });
}
