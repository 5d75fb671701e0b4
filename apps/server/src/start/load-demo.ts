import { loadDemo } from '@tonalia/demo/load';
import { DEMO_PASSWORD, demoAccounts, demoOperators } from '@tonalia/demo/accounts';
import { hashPassword, hasAccount } from '../../../api/src/modules/auth/index.ts';
import { keepReadyOperators } from '../../../api/src/modules/office/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { ServerConfig } from '../config/config.ts';
import type { ProgressSteps } from '../terminal/steps.ts';

/** Loads the demo into an empty database when configured; returns whether the demo is present. */
export async function ensureDemo(
  db: Database,
  url: string,
  { demo }: ServerConfig,
  steps: ProgressSteps,
): Promise<boolean> {
  if (demo !== 'off') {
    await steps.run(
      'Demostración',
      async (progress) => {
        const now = (await readDatabaseClock(db)).now();
        const onProgress = (done: number, total: number, what: string) => progress(done / total, what);
        return loadDemo({ url, size: demo, now, hashPassword, onProgress });
      },
      (wasLoaded) => (wasLoaded ? 'Demostración cargada' : undefined),
    );
  }
  return hasAccount(db, demoAccounts.customer.email);
}

/** The demo's operators able to sign in, with the secrets of their authenticator apps (base32), by e-mail. */
export const ensureDemoOperators = (db: Database): Promise<Map<string, string>> =>
  keepReadyOperators(
    db,
    demoOperators.map(({ email, name, role }) => ({ email, name, role })),
    DEMO_PASSWORD,
  );
