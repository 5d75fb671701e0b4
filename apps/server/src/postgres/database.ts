import { createPool } from '../../../api/src/platform/pool.ts';
import { NewerSchemaError, isMigrated, migrate } from '../../../api/src/platform/migrate.ts';
import type { ServerConfig } from '../config/config.ts';
import { findRunning, hasCluster, startEmbedded } from './embedded.ts';
import { lockHome, ownerOf } from './lock.ts';
import type { ProgressSteps } from '../terminal/steps.ts';
import { Stop } from '../terminal/stop.ts';

export type OpenDatabase = { url: string; close: () => Promise<void> };

/**
 * Opens the operator's PostgreSQL, or starts the embedded one and locks its data for this process. `onLaunch` is called while the embedded
 * one starts.
 */
export async function openDatabase(
  config: ServerConfig,
  steps: ProgressSteps,
  log: (message: string) => void,
  onLaunch?: () => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await checkReachable(config.databaseUrl);
    return { url: config.databaseUrl, close: async () => {} };
  }
  const release = await lockHome(config.home);
  try {
    const postgres = await steps.run(
      'Base de datos propia',
      () => startEmbedded(config.home, { onEvent: log, ...(onLaunch && { onLaunch }) }),
      ({ version, created }) => `Base de datos propia ${created ? 'creada' : 'en marcha'} (PostgreSQL ${version})`,
    );
    return {
      url: postgres.url,
      close: async () => {
        await postgres.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Like `openDatabase`, but while a shop runs on the embedded database, that one is used and left running. */
export async function joinDatabase(
  config: ServerConfig,
  steps: ProgressSteps,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  const running = !config.databaseUrl && ownerOf(config.home) !== undefined ? findRunning(config.home) : undefined;
  return running ? { url: running, close: async () => {} } : openDatabase(config, steps, log);
}

/** Throws Stop when a command gets a data folder without a shop: a mistyped folder must not become an empty one. */
export function refuseEmptyHome({ databaseUrl, home }: ServerConfig): void {
  if (databaseUrl === undefined && !hasCluster(home))
    throw new Stop(
      `No hay una tienda en ${home}. Di dónde está con TONALIA_HOME, o créala con npm start (DEMO=off npm start, sin la demostración).`,
    );
}

/** The same for an operator's PostgreSQL: throws Stop when it was never migrated. */
export async function refuseEmptyDatabase(url: string): Promise<void> {
  if (!(await isMigrated(url)))
    throw new Stop(
      `En la base de datos de ${new URL(url).host} no hay una tienda. Revisa DATABASE_URL, o créala con npm start o npm run db:migrate.`,
    );
}

/** Migrates the schema, shown as a step. Throws Stop when a newer version of the product migrated it. */
export async function migrateDatabase(url: string, steps: ProgressSteps): Promise<void> {
  await steps.run(
    'Esquema',
    () => migrate(url).catch(explainNewerSchema),
    (applied) => (applied.length > 0 ? `Esquema al día (${applied.length} migraciones aplicadas)` : 'Esquema al día'),
  );
}

function explainNewerSchema(error: unknown): never {
  if (error instanceof NewerSchemaError)
    throw new Stop(
      `La base de datos es de una versión más nueva (tiene la migración ${error.migration}): instala esa versión, o vuelve a una copia hecha con esta.`,
    );
  throw error;
}

async function checkReachable(url: string): Promise<void> {
  const pool = createPool({ url, max: 1 });
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host } = new URL(url);
    const cause =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error); // as: connection errors of several addresses have no message, only a code
    throw new Stop(`No se puede conectar con la base de datos de DATABASE_URL (${host}): ${cause}`);
  } finally {
    await pool.end();
  }
}
