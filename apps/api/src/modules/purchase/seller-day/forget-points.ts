import { day, hour } from '@tonalia/rules/durations';
import { arrivalPointDays } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database } from '../../../platform/transaction.ts';
import { forgetArrivalPoints } from './seller-day.sql.ts';

/** Forgets where sellers were once the policy's days are over, in batches; the arrivals and their hours stay. */
export async function forgetOldPoints(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - arrivalPointDays * day);
  while ((await forgetArrivalPoints(db, { before })).length > 0);
}

/** Runs it at an interval. Several processes may: each skips rows that another changes. */
export function forgetPointsRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, {
    name: 'arrival_points',
    everyMs: hour,
    failed: 'points of arrivals could not be forgotten',
    work: () => forgetOldPoints(db, clock),
  });
}
