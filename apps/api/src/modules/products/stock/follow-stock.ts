import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findIdsAfter, findWronglyStocked, refreshStocked } from './stocked-in.sql.ts';

/** Changes within this time are handled together, in ms. */
const TOGETHER = 100;
/** Most products per transaction, which may lock some of them. */
const STEP = 500;

/**
 * Keeps the lists of available products in step with the stock, whatever writes it (orders, an ERP, psql): soon after the notification, or
 * soon after a process starts to listen. Imports update the lists directly. Never runs in the transaction that writes stock, because it
 * would lock products against orders.
 */
export function followStock(app: FastifyInstance, { db, changes }: ModuleContext): void {
  let changedIds = new Set<string>();
  /** The id up to which the full scan has come; undefined when no scan is needed. */
  let scannedTo: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let updating: Promise<void> = Promise.resolve();

  /** Notifications do not wait for the full scan. */
  const next = async (): Promise<string[]> => {
    if (changedIds.size > 0 || scannedTo === undefined) {
      const ids = [...changedIds];
      changedIds = new Set();
      return ids;
    }
    const ids = (await findIdsAfter(db, scannedTo, STEP)).map(({ id }) => id);
    scannedTo = ids.at(-1);
    return ids;
  };
  const update = async (): Promise<void> => {
    timer = undefined;
    try {
      while (!isStopped && (changedIds.size > 0 || scannedTo !== undefined)) await correct(db, await next());
    } catch (err) {
      app.log.warn({ err }, 'the lists of available products could not be updated');
    }
  };
  const scheduleUpdate = (): void => {
    timer ??= setTimeout(() => (updating = updating.then(update)), TOGETHER).unref();
  };
  const scanAll = (): void => {
    scannedTo = '0';
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
