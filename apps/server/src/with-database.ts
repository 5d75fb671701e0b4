import { type PoolOptions, createPool } from '../../api/src/platform/db.ts';
import type { Database } from '../../api/src/platform/transaction.ts';
import { type Config, readConfig } from './config.ts';
import { joinDatabase, migrateDatabase } from './database.ts';
import { showSteps } from './steps.ts';

/**
 * Does `work` on the shop's database, brought to the newest schema, and closes what was opened for it. Beside a shop that runs
 * its database is used and left running.
 */
export async function withDatabase(
  work: (db: Database, config: Config) => Promise<void>,
  pool: Pick<PoolOptions, 'max' | 'statementTimeout'> = {},
): Promise<void> {
  const config = readConfig(process.env);
  const steps = showSteps(process.stdout);
  const database = await joinDatabase(config, steps, console.error);
  try {
    await migrateDatabase(database.url, steps);
    const db = createPool({ url: database.url, max: 1, ...pool });
    await work(db, config).finally(() => db.end());
  } finally {
    await database.close();
  }
}
