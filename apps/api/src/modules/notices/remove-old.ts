import { noticeKeptDays } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import { regularly } from '../../platform/regularly.ts';
import type { Database } from '../../platform/transaction.ts';
import { removeOldNotices } from './notice.sql.ts';

const EVERY = 60 * 60_000;

/** Removes notices that are no longer listed, in batches. */
export async function removeEndedNotices(db: Database): Promise<void> {
  while ((await removeOldNotices(db, { days: noticeKeptDays })).length > 0);
}

/** Runs the removal at an interval. Several processes may: each skips rows that another removes. */
export function removeNoticesRegularly(app: FastifyInstance, db: Database): void {
  regularly(app, {
    name: 'old_notices',
    everyMs: EVERY,
    failed: 'old notices could not be removed',
    work: () => removeEndedNotices(db),
  });
}
