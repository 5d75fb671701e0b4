import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../../platform/module.ts';
import { findWronglyStocked, refreshStockedOf } from './stock.sql.ts';

/** Changes that come together are looked at together, in ms. */
const TOGETHER = 100;

/**
 * Stock is also written by others than us, an ERP or somebody at the database. What ran out leaves the lists of what is available
 * then too, soon after the change was told; orders and imports see to it themselves. Never in the transaction that writes stock: it
 * would lock products under those who buy.
 */
export function followStock(app: FastifyInstance, { db, changes }: ModuleContext): void {
  let waiting = new Set<string>();
  let isAll = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const follow = async (): Promise<void> => {
    timer = undefined;
    const ids = isAll ? null : [...waiting];
    waiting = new Set();
    isAll = false;
    try {
      const wrong = await findWronglyStocked(db, ids);
      if (wrong.length > 0)
        await refreshStockedOf(
          db,
          wrong.map(({ id }) => id),
        );
    } catch (err) {
      app.log.warn({ err }, 'where products are in stock could not be brought up to date');
    }
  };

  changes.tell({
    missed: () => {},
    changed({ table, ids }) {
      if (table !== 'products.stock') return;
      if (ids?.every((id) => /^[1-9]\d{0,17}$/.test(id))) for (const id of ids) waiting.add(id);
      else isAll = true;
      timer ??= setTimeout(() => (working = working.then(follow)), TOGETHER).unref();
    },
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await working;
  });
}
