import type { Database } from '../../api/src/platform/transaction.ts';
import type { Config } from './config.ts';
import type { Steps } from './steps.ts';
import { isDemoLoaded, loadDemo } from '@tonalia/demo/load';

/** Fills an empty database with the demo when it is wanted; says whether the demo is there. */
export async function ensureDemo(db: Database, url: string, { demo }: Config, steps: Steps): Promise<boolean> {
  if (demo !== 'off' && (await isEmpty(db))) {
    await steps.run(
      'Demostración',
      (progress) => loadDemo(url, { size: demo, progress }),
      () => 'Demostración cargada',
    );
  }
  return isDemoLoaded(db);
}
