import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishDemo } from '@tonalia/demo/finish';
import { loadDemo } from '@tonalia/demo/load';
import { DEMO_PASSWORD, demoAccounts, demoOperators } from '@tonalia/demo/accounts';
import { hashPassword, hasAccount } from '../../../api/src/modules/auth/index.ts';
import { keepReadyOperators } from '../../../api/src/modules/office/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { ServerConfig } from '../config/config.ts';
import type { ProgressSteps } from '../terminal/steps.ts';

/** In `TONALIA_HOME`: the statement of the demo's bank, to upload in Pagos. */
export const STATEMENT_FILE = 'extracto-bancolombia.csv';

/** Loads the demo into an empty database when configured; returns whether the demo is present. */
export async function ensureDemo(
  db: Database,
  url: string,
  { demo, home }: Pick<ServerConfig, 'demo' | 'home'>,
  steps: ProgressSteps,
): Promise<boolean> {
  if (demo !== 'off') {
    await steps.run(
      'Demostración',
      async (progress) => {
        const now = (await readDatabaseClock(db)).now();
        const onProgress = (done: number, total: number, what: string) => progress(done / total, what);
        const wasLoaded = await loadDemo({ url, size: demo, now, hashPassword, onProgress });
        if (wasLoaded) await finish(db, url, home, now);
        return wasLoaded;
      },
      (wasLoaded) => (wasLoaded ? 'Demostración cargada' : undefined),
    );
  }
  return hasAccount(db, demoAccounts.customer.email);
}

/** What needs the demo's operators, and the file that one of them uploads. */
async function finish(db: Database, url: string, home: string, now: Date): Promise<void> {
  await ensureDemoOperators(db);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, STATEMENT_FILE), await finishDemo(url, now));
}

/** The demo's operators able to sign in, with the secrets of their authenticator apps (base32), by e-mail. */
export const ensureDemoOperators = (db: Database): Promise<Map<string, string>> =>
  keepReadyOperators(
    db,
    demoOperators.map(({ email, name, role }) => ({ email, name, role })),
    DEMO_PASSWORD,
  );
