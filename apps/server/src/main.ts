import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { build } from '../../api/src/app.ts';
import { network } from '../../api/src/platform/http/network.rules.ts';
import { hasWarehouse } from '../../api/src/modules/tracking/index.ts';
import { readOriginal } from '../../api/src/modules/media/index.ts';
import { createPool } from '../../api/src/platform/pool.ts';
import { readShopOpening } from '../../api/src/platform/settings/shop-opening.ts';
import type { Database } from '../../api/src/platform/transaction.ts';
import { printStart } from './start/announce.ts';
import { beginFirstRun } from './start/first-run.ts';
import { serveAppLinks } from './app-links/serve.ts';
import { cataloguePicture } from './pictures/catalogue-picture.ts';
import { compressAnswers } from './http/compress.ts';
import { type ServerConfig, readConfig } from './config/config.ts';
import { migrateDatabase, openDatabase } from './postgres/database.ts';
import { describeInstallation } from './start/installation.ts';
import { ensureDemo, ensureDemoOperators } from './start/load-demo.ts';
import { likelyPictures } from './pictures/likely-pictures.ts';
import { isLoopback } from './config/loopback.ts';
import { loggedError } from './http/logged-error.ts';
import { loggedRequest } from './http/logged-request.ts';
import { openMediaStorage } from './media/media-storage.ts';
import { createMailbox } from './messages/mailbox.ts';
import { serveMailbox } from './messages/mailbox-page.ts';
import { createMessenger } from './messages/messenger.ts';
import { createPusher } from './messages/pusher.ts';
import { collectMetrics } from './metrics/collect.ts';
import { serveMetrics } from './metrics/serve.ts';
import { realGateways } from './payments/real-gateways.ts';
import { simulatePayments } from './payments/simulated.ts';
import { createDrawAhead } from './pictures/draw-ahead.ts';
import { createProcessDrawer } from './pictures/draw-elsewhere.ts';
import { type FindPicture, drawingsAtOnce, pictures } from './pictures/pictures.ts';
import { refuseDemoOperators } from './config/refuse-demo-operators.ts';
import { requireSettings } from './config/require-settings.ts';
import { settle } from './start/settle.ts';
import { onAskedToStop } from './start/signals.ts';
import { withSettingsFile } from './config/settings-file.ts';
import { loadOffice, mountOffice } from './office/office.ts';
import { loadShop, mountShop } from './shop/shop.ts';
import { showSteps } from './terminal/steps.ts';
import { requireHttps } from './http/strict-transport.ts';
import { sayAndExit, Stop } from './terminal/stop.ts';

/** Functions that close what was opened, called from the last to the first. */
const opened: (() => Promise<unknown>)[] = [];
let isAskedToStop = false;

async function start(): Promise<void> {
  const config = readConfig(withSettingsFile(process.env));
  const steps = showSteps(process.stdout);
  await checkPort(config);

  const database = await openDatabase(config, steps, console.error);
  registerClose(database.close);
  await migrateDatabase(database.url, steps);
  const db = createPool({ url: database.url, onError: () => {} });
  registerClose(() => db.end());

  const hasDemo = await ensureDemo(db, database.url, config, steps);
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
  settle(app).catch(() => {}); // a stop meanwhile ends it
}

/** Composes the whole product on one Fastify: the API, pictures, the office and the shop. */
async function compose(config: ServerConfig, db: Database): Promise<FastifyInstance> {
  // Loaded first, because loading blocks the event loop, and a built API already runs jobs and queries.
  const shop = config.shop === 'built' ? await loadShop() : undefined;
  const office = config.shop === 'built' ? loadOffice() : undefined;
  const mailbox = config.mailbox ? createMailbox() : undefined;
  const simulated = config.simulatesPayments ? simulatePayments(config) : undefined;
  const storage = openMediaStorage(config.media);
  const find: FindPicture = (kind, id, isDrawn) => cataloguePicture(db, { kind, id, isDrawn });
  const ahead = createDrawAhead({ list: () => likelyPictures(db), find });
  const app = await build({
    db,
    onCatalogueChanged: ahead.catalogueChanged,
    ...(config.services && { only: config.services }),
    logger: { level: config.logLevel, serializers: { req: loggedRequest, err: loggedError } },
    trustProxy: config.trustProxy,
    origins: config.origins,
    messenger: createMessenger(config.messages, mailbox),
    pusher: createPusher(config.messages, mailbox),
    publicUrl: config.publicUrl,
    registrationApproval: config.registrationApproval,
    storage,
    gateways: simulated?.gateways ?? realGateways(config),
    installation: describeInstallation(config.home),
  });
  requireHttps(app, config.publicUrl);
  serveMetrics(app, collectMetrics(app, db), config.metricsToken);
  await simulated?.mount(app);
  if (mailbox) serveMailbox(app, mailbox);
  serveAppLinks(app, config.appLinks);
  compressAnswers(app);
  closeConnectionsAsTheyFinish(app);
  await app.register(
    pictures({
      folder: join(config.home, 'pictures'),
      find,
      drawer: createProcessDrawer(drawingsAtOnce),
      readOriginal: (key) => readOriginal(storage, key),
      networkOf: network,
      ...(config.picturesAhead === 'on' && { onReady: (drawn) => ahead.start(app, drawn) }),
    }),
  );
  if (office) await mountOffice(app, office, config);
  if (shop) await mountShop(app, shop, config);
  return app;
}

/** Idle keep-alive connections would delay the shutdown; they are closed as soon as their response is sent. */
function closeConnectionsAsTheyFinish(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
  });
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

function addressOf(app: FastifyInstance, { host }: ServerConfig): string {
  const { port } = app.server.address() as AddressInfo; // as: it listens on TCP
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
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
