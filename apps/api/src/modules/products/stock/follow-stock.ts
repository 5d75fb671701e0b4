import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findIdsAfter, findWronglyStocked, refreshStocked } from './stocked-in.sql.ts';

/** Changes within this time are handled together, in ms. */
const TOGETHER = 100;
/** Most products per transaction, which may lock some of them. */
const STEP = 500;
/** The delay after a failure, in ms. */
const RETRY_AFTER = 1_000;

/**
 * Keeps the lists of available products in step with the stock, whatever writes it (orders, an ERP, psql): soon after the notification, or
 * soon after a process starts to listen. Imports update the lists directly. Never runs in the transaction that writes stock, because it
 * would lock products against orders.
 */
export function followStock(app: FastifyInstance, { db, changes }: ModuleContext): void {
  let changedIds = new Set<string>();
  /** The full scan under way and the last id it has checked. */
  let scan: { after: string } | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let updating: Promise<void> = Promise.resolve();

  const correctChanged = async (): Promise<void> => {
    const ids = changedIds;
    changedIds = new Set();
    try {
      await correct(db, [...ids]);
    } catch (error) {
      for (const id of ids) changedIds.add(id);
      throw error;
    }
  };
  const scanNext = async (current: { after: string }): Promise<void> => {
    const ids = (await findIdsAfter(db, current.after, STEP)).map(({ id }) => id);
    await correct(db, ids);
    const last = ids.at(-1);
    if (last !== undefined) current.after = last;
    // Another scan may have begun meanwhile.
    else if (scan === current) scan = undefined;
  };
  const update = async (): Promise<void> => {
    timer = undefined;
    try {
      while (!isStopped) {
        // Notifications do not wait for the full scan.
        if (changedIds.size > 0) await correctChanged();
        else if (scan) await scanNext(scan);
        else break;
      }
    } catch (err) {
      app.log.warn({ err }, 'the lists of available products could not be updated');
      if (!isStopped) scheduleUpdate(RETRY_AFTER);
    }
  };
  const scheduleUpdate = (delay = TOGETHER): void => {
    timer ??= setTimeout(() => (updating = updating.then(update)), delay).unref();
  };
  const scanAll = (): void => {
    scan = { after: '0' };
    scheduleUpdate();
  };

  changes.subscribe({
    missed: scanAll,
    changed({ table, ids }) {
      if (table !== 'products.stock') return;
      if (!ids?.every((id) => /^[1-9]\d{0,17}$/.test(id))) return scanAll();
      for (const id of ids) changedIds.add(id);
      scheduleUpdate();
    },
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await updating;
  });
}

async function correct(db: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const wrong = await findWronglyStocked(db, ids);
  if (wrong.length === 0) return;
  await refreshStocked(
    db,
    wrong.map(({ id }) => id),
  );
}
