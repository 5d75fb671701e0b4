import type { FastifyInstance } from 'fastify';
import { hasWarehouse } from '../../../api/src/modules/tracking/index.ts';
import { readShopOpening } from '../../../api/src/platform/settings/shop-opening.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { printStart } from './announce.ts';
import { beginFirstRun } from './first-run.ts';
import type { ServerConfig } from '../config/config.ts';
import { ensureDemo, ensureDemoOperators } from './load-demo.ts';
import { isLoopback } from '../config/loopback.ts';
import { refuseDemoOperators } from '../config/refuse-demo-operators.ts';
import { requireSettings } from '../config/require-settings.ts';
import { finishStart } from './finish-start.ts';
import type { AddressInfo } from 'node:net';
import { compose } from './compose.ts';
import type { ProgressSteps } from '../terminal/steps.ts';

/** The database and the settings of a start; `registerClose` takes each function that closes what is opened. */
interface StartContext {
  config: ServerConfig;
  db: Database;
  databaseUrl: string;
  steps: ProgressSteps;
  registerClose: (close: () => Promise<unknown>) => void;
}

/** Fills an empty database as configured, serves the product on the configured port and prints its address. Throws Stop when a setting is missing. */
export async function openShop({ config, db, databaseUrl, steps, registerClose }: StartContext): Promise<void> {
  const hasDemo = await ensureDemo(db, databaseUrl, config, steps);
  const firstToken = config.demo === 'off' && config.shop === 'built' ? await beginFirstRun(db) : undefined;
  if (config.demo === 'off' && !isLoopback(config.host)) {
    if (await readShopOpening(db)) await requireSettings(db);
    await refuseDemoOperators(db);
  }
  // On other data than the demo's, simulated payments would be mistaken for real ones.
  const isPaymentSimulated = config.simulatesPayments && hasDemo;
  const app = await steps.run('Tienda y API', async () => {
    const composed = await compose({ ...config, simulatesPayments: isPaymentSimulated }, db);
    registerClose(() => composed.close());
    await composed.listen({ port: config.port, host: config.host });
    return composed;
  });
  const address = addressOf(app, config);
  const hasShop = config.shop === 'built';
  const secrets = hasDemo && config.demo !== 'off' ? await ensureDemoOperators(db) : new Map<string, string>();
  const there = { hasDemo, secrets, hasShop, hasMailbox: config.mailbox, hasWarehouse: await hasWarehouse(db) };
  const base = config.port === 0 ? address : config.publicUrl;
  const firstLink = firstToken && `${base}/oficina/empezar#${firstToken}`;
  printStart(process.stdout, { address, ...there, isPaymentSimulated, firstLink });
  finishStart(app).catch(() => {}); // a stop meanwhile ends it
}

function addressOf(app: FastifyInstance, { host }: ServerConfig): string {
  const { port } = app.server.address() as AddressInfo; // as: it listens on TCP
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
