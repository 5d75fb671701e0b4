import { type PoolOptions, createPool } from '../../../api/src/platform/pool.ts';
import { applyStoredPolicy } from '../../../api/src/platform/settings/apply-policy.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type ServerConfig, readConfig } from '../config/config.ts';
import { joinDatabase, migrateDatabase, refuseEmptyDatabase, refuseEmptyHome } from '../postgres/database.ts';
import { withSettingsFile } from '../config/settings-file.ts';
import { showSteps } from '../terminal/steps.ts';

/**
 * Runs `work` on the migrated database of an existing shop, then closes what it opened. While the shop runs, its database is used and
 * left running. Throws Stop when there is no shop: a command never creates one.
 */
export async function withDatabase(
  work: (db: Database, config: ServerConfig) => Promise<void>,
  pool: Pick<PoolOptions, 'max' | 'statementTimeout'> = {},
): Promise<void> {
  const config = readConfig(withSettingsFile(process.env));
  refuseEmptyHome(config);
  const steps = showSteps(process.stdout);
  const database = await joinDatabase(config, steps, console.error);
  try {
    await refuseEmptyDatabase(database.url);
    await migrateDatabase(database.url, steps);
    const db = createPool({ url: database.url, max: 1, ...pool });
    await applyStoredPolicy(db)
      .then(() => work(db, config))
      .finally(() => db.end());
  } finally {
    await database.close();
  }
}
