import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { build } from '../../../api/src/app.ts';
import { network } from '../../../api/src/platform/http/network.rules.ts';
import { readOriginal } from '../../../api/src/modules/media/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { serveAppLinks } from '../app-links/serve.ts';
import { cataloguePicture } from '../pictures/catalogue-picture.ts';
import { compressAnswers } from '../http/compress.ts';
import type { ServerConfig } from '../config/config.ts';
import { describeInstallation } from './installation.ts';
import { likelyPictures } from '../pictures/likely-pictures.ts';
import { loggedError } from '../http/logged-error.ts';
import { loggedRequest } from '../http/logged-request.ts';
import { openMediaStorage } from '../media/open-storage.ts';
import { createMailbox } from '../messages/mailbox.ts';
import { serveMailbox } from '../messages/mailbox-page.ts';
import { createMessenger } from '../messages/messenger.ts';
import { createPusher } from '../messages/pusher.ts';
import { collectMetrics } from '../metrics/collect.ts';
import { serveMetrics } from '../metrics/serve.ts';
import { realGateways } from '../payments/real-gateways.ts';
import { simulatePayments } from '../payments/simulated.ts';
import { createDrawAhead } from '../pictures/draw-ahead.ts';
import { createProcessDrawer } from '../pictures/draw-elsewhere.ts';
import { type FindPicture, drawingsAtOnce, pictures } from '../pictures/pictures.ts';
import { loadOffice, mountOffice } from '../office/office.ts';
import { loadShop, mountShop } from '../shop/shop.ts';
import { requireHttps } from '../http/strict-transport.ts';

/** Composes the whole product on one Fastify: the API, pictures, the office and the shop. */
export async function compose(config: ServerConfig, db: Database): Promise<FastifyInstance> {
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
    photoOrigins: config.photoOrigins,
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
