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
  let told = new Set<string>();
  /** The id up to which the full scan has come; undefined when no scan is needed. */
  let walkedTo: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  /** Notifications do not wait for the full scan. */
  const next = async (): Promise<string[]> => {
    if (told.size > 0 || walkedTo === undefined) {
      const ids = [...told];
      told = new Set();
      return ids;
    }
    const ids = (await findIdsAfter(db, walkedTo, STEP)).map(({ id }) => id);
    walkedTo = ids.at(-1);
    return ids;
  };
  const follow = async (): Promise<void> => {
    timer = undefined;
    try {
      while (!isStopped && (told.size > 0 || walkedTo !== undefined)) await correct(db, await next());
    } catch (err) {
      app.log.warn({ err }, 'the lists of available products could not be updated');
    }
  };
  const soon = (): void => {
    timer ??= setTimeout(() => (working = working.then(follow)), TOGETHER).unref();
  };
  const walk = (): void => {
    walkedTo = '0';
    soon();
  };

  changes.subscribe({
    missed: walk,
    changed({ table, ids }) {
      if (table !== 'products.stock') return;
      if (!ids?.every((id) => /^[1-9]\d{0,17}$/.test(id))) return walk();
      for (const id of ids) told.add(id);
      soon();
    },
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await working;
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
