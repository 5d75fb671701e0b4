import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { draftIndex } from './draft.ts';
import { findFactsFrom } from './facts.sql.ts';
import { readSurroundings } from './surroundings.ts';

/** Longest time to block the event loop, in ms. */
const TURN = 8;

/** Reads the whole catalogue in small steps, so that the process can serve requests meanwhile. */
export async function loadIndex(db: Database, clock: Clock, isStopped: () => boolean): Promise<CatalogueIndex> {
  const now = clock.now();
  const turn = createTurns();
  const draft = draftIndex(await readSurroundings(db, now));
  let ahead = findFactsFrom(db, now, '0');
  for (;;) {
    const rows = await ahead;
    const last = rows.at(-1);
    if (!last) break;
    if (isStopped()) throw new Error('stopped while loading');
    ahead = findFactsFrom(db, now, last.id);
    ahead.catch(() => {}); // it is awaited in the next round
    for (const row of rows) {
      draft.add(row);
      await turn();
    }
  }
  const finishing = draft.finish(now.getTime());
  for (;;) {
    const step = finishing.next();
    if (step.done) return step.value;
    await turn();
  }
}

/** Yields to the event loop when the current step took long enough. */
function createTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
