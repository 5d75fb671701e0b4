import { once } from 'node:events';
import { createServer } from 'node:net';
import { createPool } from '../../api/src/platform/pool.ts';
import { type ServerConfig, readConfig } from './config/config.ts';
import { migrateDatabase, openDatabase } from './postgres/database.ts';
import { onAskedToStop } from './start/signals.ts';
import { withSettingsFile } from './config/settings-file.ts';
import { showSteps } from './terminal/steps.ts';
import { sayAndExit, Stop } from './terminal/stop.ts';

/** Functions that close what was opened, called from the last to the first. */
const opened: (() => Promise<unknown>)[] = [];
let isAskedToStop = false;

async function start(): Promise<void> {
  const config = readConfig(withSettingsFile(process.env));
  const steps = showSteps(process.stdout);
  await checkPort(config);

  const loadModules = () => import('./start/open-shop.ts');
  // Loading the product's modules takes longer than PostgreSQL's start, so both run at once.
  const database = await openDatabase(config, steps, console.error, () => void loadModules().catch(() => {}));
  registerClose(database.close);
  await migrateDatabase(database.url, steps);
  const db = createPool({ url: database.url, onError: () => {} });
  registerClose(() => db.end());
  const { openShop } = await loadModules();
  await openShop({ config, db, databaseUrl: database.url, steps, registerClose });
}

/** Runs before anything slow: a busy port is the most common reason why a start fails. */
async function checkPort({ port, host }: ServerConfig): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw portFault(error, port, host);
  }
  probe.close();
  await once(probe, 'close');
}

function portFault(error: unknown, port: number, host: string): unknown {
  const code = (error as NodeJS.ErrnoException).code; // as: listening fails with a system error
  if (code === 'EADDRINUSE')
    return new Stop(`El puerto ${port} está ocupado; cierra lo que lo usa o elige otro con PORT.`);
  if (code === 'EACCES') return new Stop(`No hay permiso para usar el puerto ${port}; elige otro con PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Stop(`HOST no es una dirección de esta máquina: «${host}».`);
  return error;
}

/** Registers how to close what was just opened; throws when a stop was requested meanwhile. */
function registerClose(closeIt: () => Promise<unknown>): void {
  opened.push(closeIt);
  if (isAskedToStop) throw new Error('asked to stop while starting');
}

async function close(): Promise<void> {
  for (const closeIt of opened.splice(0).reverse()) await closeIt();
}

const started = start();
onAskedToStop(async () => {
  isAskedToStop = true;
  await close();
  await started.catch(() => {}); // without its database a start in progress fails soon
  await close();
});
try {
  await started;
} catch (error) {
  if (!isAskedToStop) {
    await close();
    sayAndExit(error);
  }
}
