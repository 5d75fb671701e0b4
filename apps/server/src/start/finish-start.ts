import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

/**
 * Finishes a start: waits until the product is ready, its catalogue in memory included, then frees what the start left behind. V8 collects
 * the old heap only when it grows, so an idle process would keep about 130 MB of it for hours.
 */
export async function finishStart(app: FastifyInstance): Promise<void> {
  await app.inject('/readyz');
  await pause(1_000, undefined, { ref: false }); // the first pages come first: collecting blocks for 0.3 s
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void; // as: the flag makes it a function of new contexts
  collectGarbage({ type: 'major', flavor: 'last-resort' });
}
