import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { createIndexBuilder } from './index-builder.ts';
import { findFactsFrom } from './facts.sql.ts';
import { readReferenceData } from './reference-data.ts';

/** Longest time to block the event loop, in ms. */
const MAX_BLOCKING = 8;

/** Reads the whole catalogue in small steps, so that the process can serve requests meanwhile. */
export async function loadIndex(db: Database, clock: Clock, isStopped: () => boolean): Promise<CatalogueIndex> {
  const now = clock.now();
  const yieldTurn = createTurns();
  const builder = createIndexBuilder(await readReferenceData(db, now));
  let nextRows = findFactsFrom(db, now, '0');
  for (;;) {
    const rows = await nextRows;
    const last = rows.at(-1);
    if (!last) break;
    if (isStopped()) throw new Error('stopped while loading');
    nextRows = findFactsFrom(db, now, last.id);
    nextRows.catch(() => {}); // it is awaited in the next round
    for (const row of rows) {
      builder.add(row);
      await yieldTurn();
    }
  }
  const finishing = builder.finish(now.getTime());
  for (;;) {
    const step = finishing.next();
    if (step.done) return step.value;
    await yieldTurn();
  }
}

/** Yields to the event loop when the current step took long enough. */
function createTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MAX_BLOCKING) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
