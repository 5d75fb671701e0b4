import { minute } from '@tonalia/rules/durations';
import { noticeKeptDays } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../../../platform/changes.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeFiredAlerts } from './alert.sql.ts';
import { type FiringContext, fireAlerts } from './fire-alerts.ts';

/** Changes within this time are looked at together, in ms. */
const TOGETHER = 2_000;
/** All alerts are looked at this often: programmed prices begin without a change of the database. */
const EVERY = 10 * minute;
/** A change of these may make an alert due. */
const TABLES = /^products\.(stock|price|programmed_price|product|version|deal|presale)$/;

/** Looks at alerts soon after a change of stock, prices or what is on sale, by any process, and at all of them at an interval. */
export function followAlerts(
  app: FastifyInstance,
  context: FiringContext & { changes: Pick<Changes, 'subscribe'> },
): void {
  let changedIds = new Set<string>();
  let isAll = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();

  const look = async (): Promise<void> => {
    timer = undefined;
    const ids = isAll ? null : [...changedIds];
    changedIds = new Set();
    isAll = false;
    if (isStopped || !((await app.mayRunJobs?.()) ?? true)) return;
    await fireAlerts(context, ids).catch((err: unknown) => app.log.warn({ err }, 'alerts could not be looked at'));
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => (looking = looking.then(look)), TOGETHER).unref();
  };
  context.changes.subscribe({
    // the interval looks at what was missed
    missed: () => {},
    changed({ table, ids }) {
      if (!TABLES.test(table)) return;
      if (ids === null) isAll = true;
      else for (const id of ids) changedIds.add(id);
      schedule();
    },
  });
  regularly(app, {
    name: 'alerts',
    everyMs: EVERY,
    failed: 'alerts could not be looked at',
    work: () => fireAlerts(context),
  });
  regularly(app, {
    name: 'old_alerts',
    everyMs: 60 * minute,
    failed: 'old alerts could not be removed',
    work: () => removeOldAlerts(context.db),
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  });
}

/** Removes alerts that are no longer listed, in batches. */
export async function removeOldAlerts(db: Database): Promise<void> {
  while ((await removeFiredAlerts(db, { days: noticeKeptDays })).length > 0);
}
