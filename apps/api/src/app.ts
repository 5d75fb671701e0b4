import { Channel } from '@tonalia/contract/people';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { identify } from './modules/auth/index.ts';
import { auth, rejectEndedSessions, sendRecoveryLink } from './modules/auth/plugin.ts';
import { type FoundCustomer, findCustomer } from './modules/customers/index.ts';
import { customers, recordPurchase } from './modules/customers/plugin.ts';
import { appVersion } from './modules/app-version/plugin.ts';
import { forgetSearches, marketing } from './modules/marketing/plugin.ts';
import { forgetFavourites, products, recordSold } from './modules/products/index.ts';
import type { Gateway } from './modules/purchase/index.ts';
import {
  catchUpWithPresale,
  closingOrders,
  followPresale,
  forgetCustomer,
  forgetEnded,
  purchase,
  startPaymentWorker,
  notifyOrder,
} from './modules/purchase/plugin.ts';
import { addressNotice, forgetDevices, forgetSessionDevices, push, pushToPhone } from './modules/push/plugin.ts';
import { settings } from './modules/settings/plugin.ts';
import { coverageOf, defaultWarehouse } from './modules/tracking/index.ts';
import { tracking } from './modules/tracking/plugin.ts';
import { type ChangeListener, type Changes, listenForChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import { checkDatabase } from './platform/database-checks.ts';
import type { Machine } from './platform/database-clock.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { createHttp } from './platform/http/create-http.ts';
import { serveHealth } from './platform/http/health.ts';
import { keepTime } from './platform/http/keep-time.ts';
import { describeApi } from './platform/http/openapi.ts';
import type { Shopper } from './platform/http/actor.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import type { People } from './platform/http/serve.ts';
import { type Messenger, deliver } from './platform/messages.ts';
import type { Module, RegistrationApproval } from './platform/module.ts';
import { type Message, inTurn, startRelay } from './platform/outbox.ts';
import type { Pusher } from './platform/push-notices.ts';
import type { ReadinessCheck } from './platform/readiness.ts';
import type { Database } from './platform/transaction.ts';

/** Two modules serve `/api/auth`: the specification has one base for both. */
const authAndCustomers: Module = (app, context) => {
  auth(app, context);
  customers(app, context);
};

/** The services of the contract, in the order they are added. */
const services = {
  auth: authAndCustomers,
  tracking,
  products,
  marketing,
  purchase,
  'app-version': appVersion,
  push,
  settings,
};

export type ServiceName = keyof typeof services;

/** Every service this code can serve: what `SERVICES` may name. */
export const serviceNames = Object.keys(services) as ServiceName[]; // Object.keys returns string[]

/** What the API is given; everything but the database has a default. */
export interface ApiOptions {
  db: Database;
  /** The services this process answers for; all of them unless told. */
  only?: readonly ServiceName[];
  /** Set by tests. Without one the API goes by PostgreSQL's. */
  clock?: Clock;
  /** The clocks of the machine, for tests of one that is wrong. */
  machine?: Machine;
  logger?: NonNullable<FastifyServerOptions['logger']>;
  trustProxy?: string[];
  /** Origins of browsers and of the phone app that may use the session cookie and change state. Empty: same origin only. */
  origins?: string[];
  /** Sends mail, SMS and WhatsApp. Without one nothing can be sent, and no code asked for. */
  messenger?: Messenger;
  /** Pushes notices to phones. Without one no phone gets any, and mail says what can be said by mail. */
  pusher?: Pusher | undefined;
  /** The shop's address in links of messages, without a slash at the end. */
  publicUrl?: string;
  registrationApproval?: RegistrationApproval;
  /** Is called when products or brands changed in the database, whoever changed them, and when such changes may have been missed. */
  onCatalogueChanged?: () => void;
  /** Who takes what is paid at once. A method that none of them takes is not offered. */
  gateways?: readonly Gateway[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles what waits in the outbox now, messages to people and payments included, instead of within seconds. */
    drainOutbox(): Promise<void>;
  }
}

const nobodySends: Messenger = { channels: [], send: () => Promise.reject(new Error('nothing can be sent')) };

/** The whole API, module by module, without a port: the caller listens, or injects requests. */
export async function build(options: ApiOptions): Promise<FastifyInstance> {
  const { db, only = serviceNames, logger = false, trustProxy = [], origins = [] } = options;
  const {
    messenger = nobodySends,
    publicUrl = 'http://localhost:3000',
    registrationApproval = 'automatic',
    gateways = [],
    pusher,
  } = options;
  const app = await createHttp({ logger, trustProxy });
  allowOrigins(app, origins);
  await describeApi(app);
  const database = checkDatabase(db);
  const readiness = [...database.checks];
  serveHealth(app, readiness);
  app.addHook('onClose', () => database.stop());
  const clock = options.clock ?? (await followTime(app, options, readiness));

  const { channels } = messenger;
  const changes = listenForChanges(db, (err) => app.log.warn({ err }, 'changes of the catalogue are not heard'));
  app.addHook('onReady', (done) => {
    changes.begin();
    done();
  });
  const cache = createResponseCache(clock, changes);
  // who signs out changes no answer that is kept
  changes.tell({ changed: ({ table }) => table === 'auth.session' || cache.clear(), missed: () => cache.clear() });
  changes.tell(rejectEndedSessions(db));
  changes.tell(hearCatalogue(options.onCatalogueChanged));
  const mayRun = app.mayRunJobs;
  const paymentWorker = startPaymentWorker({ db, clock, gateways, publicUrl, log: app.log, mayRun });
  const context = {
    db,
    clock,
    changes,
    readiness,
    origins,
    people: people(db, clock, changes),
    cache,
    channels,
    hasPush: pusher !== undefined,
    publicUrl,
    registrationApproval,
    closing: closingOrders,
    gateways,
    paymentWorker,
  };
  for (const name of serviceNames.filter((known) => only.includes(known))) services[name](app, context);

  const tell = (err: unknown, message?: Message, isAside = false) =>
    app.log.error(
      { err, topic: message?.topic, id: message?.id },
      isAside ? 'a message was set aside: it is not tried again' : 'a message could not be handled',
    );
  const notify = notifyOrder(context);
  const events = startRelay(
    db,
    {
      'order.placed': inTurn(recordPurchase, recordSold, notify, catchUpWithPresale(context)),
      'order.changed': inTurn(recordPurchase, recordSold, notify, forgetEnded),
      'order.shipment_changed': notify,
      'order.payment_failed': notify,
      'order.still_unpaid': notify,
      'products.presale_moved': followPresale(context),
      'order.presale_moved': notify,
      'auth.account_deleted': inTurn(forgetCustomer, forgetFavourites, forgetSearches, forgetDevices),
      'auth.session_ended': forgetSessionDevices,
      'message.recover_password': sendRecoveryLink(clock, publicUrl, channels),
      'message.push': addressNotice(pusher, clock),
    },
    tell,
    { mayRun },
  );
  // Apart, and each way by itself: a provider may be slow or dead, and neither an order's consequences nor the other ways wait for it.
  const messages = Channel.options.map((channel) =>
    startRelay(db, { [`message.${channel}`]: deliver(messenger, clock) }, tell, { mayRun }),
  );
  const phones = startRelay(db, { 'message.phone': pushToPhone(pusher, clock) }, tell, { mayRun });
  const relays = [paymentWorker, events, phones, ...messages];
  app.decorate('drainOutbox', async () => {
    for (const relay of relays) await relay.drain();
  });
  app.addHook('onClose', () => Promise.all([changes, ...relays].map((one) => one.stop())).then(() => {}));
  return app;
}

async function followTime(
  app: FastifyInstance,
  { db, machine }: ApiOptions,
  readiness: ReadinessCheck[],
): Promise<Clock> {
  const { clock, check } = await keepTime(app, db, machine);
  readiness.push(check);
  return clock;
}

/** Stock and prices change with every order; what a picture is drawn from does not. */
const CATALOGUE = /^products\.(product|version|category|manufacturer)$/;

function hearCatalogue(onChanged: () => void = () => {}): ChangeListener {
  return { changed: ({ table }) => CATALOGUE.test(table) && onChanged(), missed: onChanged };
}

/** Joins what auth knows of customers with what tracking knows of cities: neither knows the other. */
function people(db: Database, clock: Clock, changes: Changes): People {
  return {
    identify: (token) => identify(db, clock, token, changes.isHearing()),
    async findBuyer(actor, customerId) {
      const customer = await findCustomer(db, actor, customerId);
      return { ...customer, ...(await shopperOf(db, customer.cityId, customer)) };
    },
    findVisitor: (cityId) => shopperOf(db, cityId),
  };
}

/** What decides the prices and stock that are shown: whom one buys for, nobody unless told, and where to. */
export async function shopperOf(
  db: Database,
  cityId: string | undefined,
  customer?: Pick<FoundCustomer, 'approval' | 'tradeTypeId'>,
): Promise<Shopper & { hasCoverage: boolean }> {
  const coverage = cityId ? await coverageOf(db, cityId) : undefined;
  return {
    // Nobody's prices in particular, until it is known whose they are.
    tradeTypeId: customer?.approval === 'approved' ? customer.tradeTypeId : DEFAULT_TRADE_TYPE,
    warehouseId: (coverage ?? (await defaultWarehouse(db))).warehouseId,
    hasCoverage: coverage !== undefined,
  };
}

/** Whose prices a visitor sees: nobody's in particular, so the base price of every version. */
const DEFAULT_TRADE_TYPE = 'visitante';
