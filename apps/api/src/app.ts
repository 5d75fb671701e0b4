import { Channel } from '@tonalia/contract/people';
import { type ServedService, servedServices } from '@tonalia/contract/served-services';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { identify } from './modules/auth/index.ts';
import { dispatch, forgetProofs, leaveWarehouse, orderDispatch } from './modules/dispatch/plugin.ts';
import { auth, rejectEndedSessions, sendRecoveryLink } from './modules/auth/plugin.ts';
import { listPortfolioPlaces, type FoundCustomer, findAnyCustomer, findCustomer } from './modules/customers/index.ts';
import { customers, customersOffice, recordPurchase } from './modules/customers/plugin.ts';
import { appVersion } from './modules/app-version/plugin.ts';
import { bannerPhotos } from './modules/marketing/index.ts';
import { type MediaStorage, noStorage } from './modules/media/index.ts';
import { type AllPhotoOwners, media } from './modules/media/plugin.ts';
import { forgetSearches, marketing } from './modules/marketing/plugin.ts';
import { followAgreedCustomers, photoAddresses, photoOwners } from './modules/products/index.ts';
import {
  forgetAgreed,
  forgetAlerts,
  forgetFavourites,
  forgetListChoices,
  products,
  recordAdjustedSold,
  recordSold,
} from './modules/products/plugin.ts';
import { forgetNotices, notices } from './modules/notices/plugin.ts';
import { identifyOperator, readOfficeCookie } from './modules/office/index.ts';
import { office } from './modules/office/plugin.ts';
import type { Gateway } from './modules/purchase/index.ts';
import {
  catchUpWithPresale,
  closingOrders,
  followPresale,
  forgetCustomer,
  forgetEnded,
  forgetMember,
  purchase,
  startPaymentWorker,
  notifyAlerts,
  notifyTransfer,
  notifyOrder,
  presaleArrivals,
} from './modules/purchase/plugin.ts';
import { addressNotice, forgetDevices, forgetSessionDevices, push, pushToPhone } from './modules/push/plugin.ts';
import { settings } from './modules/settings/plugin.ts';
import { coverageOf, defaultWarehouse } from './modules/tracking/index.ts';
import { followPlaces, tracking } from './modules/tracking/plugin.ts';
import { isAct } from './platform/announce.ts';
import { type ChangeListener, type Changes, listenForChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import { checkDatabase } from './platform/database-checks.ts';
import { deliverMessage } from './platform/deliver-messages.ts';
import type { Machine } from './platform/database-clock.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { createHttp } from './platform/http/create-http.ts';
import { serveHealth } from './platform/http/health.ts';
import { installClock } from './platform/http/install-clock.ts';
import { describeApi } from './platform/http/openapi.ts';
import type { Shopper } from './platform/http/actor.ts';
import { addressOf } from './platform/http/address-of.ts';
import { network } from './platform/http/network.rules.ts';
import { applyStoredPolicy, followPolicy } from './platform/settings/apply-policy.ts';
import { followShopOpening } from './platform/settings/shop-opening.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import type { OfficeAccess } from './platform/http/serve-office.ts';
import type { IdentityLookup } from './platform/http/serve.ts';
import type { Installation } from './platform/installation.ts';
import { joinIndependent, joinListeners } from './platform/join-listeners.ts';
import type { Messenger } from './platform/messages.ts';
import type { Module, RegistrationApproval } from './platform/module.ts';
import { type AnnouncedAct, type OutboxEvent, startRelay } from './platform/outbox.ts';
import type { Pusher } from './platform/push-notices.ts';
import type { ReadinessCheck } from './platform/readiness.ts';
import { createRegularJobs } from './platform/regular-jobs.ts';
import type { Database } from './platform/transaction.ts';

/** Two modules serve `/api/auth`, because the specification has one base path for both. */
const authAndCustomers: Module = (app, context) => {
  auth(app, context);
  customers(app, context);
};

/** Two modules serve `/api/products`: its photographs are of all kinds of owners. */
const productsAndMedia = (
  app: FastifyInstance,
  context: Parameters<typeof products>[1] & Parameters<typeof media>[1],
): void => {
  products(app, context);
  media(app, context);
};

/** Two modules serve `/api/purchase`: the dispatch day works on its orders. */
const purchaseAndDispatch = (app: FastifyInstance, context: Parameters<typeof purchase>[1]): void => {
  purchase(app, context);
  dispatch(app, context);
};

/** The services of the contract. */
const services = {
  auth: authAndCustomers,
  tracking,
  products: productsAndMedia,
  marketing,
  purchase: purchaseAndDispatch,
  'app-version': appVersion,
  push,
  notices,
  settings,
  office,
  customers: customersOffice,
} satisfies Record<ServedService, unknown>;

/** Options of the API; all but the database have a default. */
export interface ApiOptions {
  db: Database;
  /** The services this process serves; default: all. */
  only?: readonly ServedService[];
  /** Set by tests; default: PostgreSQL's clock. */
  clock?: Clock;
  /** The clocks of the machine; tests replace them with wrong ones. */
  machine?: Machine;
  logger?: NonNullable<FastifyServerOptions['logger']>;
  trustProxy?: string[];
  /** Other origins (browsers, phone app) that may use the session cookie and change state. Default: same origin only. */
  origins?: string[];
  /** Sends mail, SMS and WhatsApp messages. Without one no message is sent and no code can be requested. */
  messenger?: Messenger;
  /** Sends push messages. Without one the alternative message (mail) is sent. */
  pusher?: Pusher | undefined;
  /** The shop's public address for links in messages, without a final slash. */
  publicUrl?: string;
  registrationApproval?: RegistrationApproval;
  /** Called when products or brands changed in the database, in any process, or when such a change may have been missed. */
  onCatalogueChanged?: () => void;
  /** What the office's health shows of the installation. */
  installation?: Installation;
  /** Keeps photographs. Without one none can be added. */
  storage?: MediaStorage;
  /** Where photographs of lists may be fetched from, as `https://cdn.proveedor.co`. */
  photoOrigins?: readonly string[];
  /** The payment gateways. A method that no gateway supports is not offered. */
  gateways?: readonly Gateway[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles all due outbox events now, including messages and payments, instead of within seconds. */
    drainOutbox(): Promise<void>;
    /** Whether the shop is open to visitors: false between a first start and its publishing. */
    isShopOpen(): boolean;
    /** Whether an operator asks: operators see the shop before it is published. */
    mayPreviewShop(request: FastifyRequest): Promise<boolean>;
  }
}

const allPhotoOwners: AllPhotoOwners = { ...photoOwners, banner: bannerPhotos };
const noMessenger: Messenger = { channels: [], send: () => Promise.reject(new Error('nothing can be sent')) };

/** Builds the whole API without listening; the caller listens or injects requests. */
export async function build(options: ApiOptions): Promise<FastifyInstance> {
  const { db, only = servedServices, logger = false, trustProxy = [], origins = [] } = options;
  const {
    messenger = noMessenger,
    publicUrl = 'http://localhost:3000',
    registrationApproval = 'automatic',
    gateways = [],
    pusher,
    storage = noStorage,
    photoOrigins = [],
  } = options;
  const app = await createHttp({ logger, trustProxy });
  allowOrigins(app, origins);
  await describeApi(app);
  const database = checkDatabase(db);
  const readiness = [...database.checks];
  serveHealth(app, readiness);
  app.addHook('onClose', () => database.stop());
  const clock = options.clock ?? (await installDatabaseClock(app, options, readiness));

  const { channels } = messenger;
  const changes = listenForChanges(db, (err) => app.log.warn({ err }, 'changes of the catalogue do not arrive'));
  const warnOfPolicy = (err: unknown) => app.log.error({ err }, 'the rules of the business could not be read');
  const warnOfOpening = (err: unknown) => app.log.error({ err }, 'the opening of the shop could not be read');
  const shopOpening = followShopOpening(db, warnOfOpening);
  app.decorate('isShopOpen', () => shopOpening.isOpen());
  app.addHook('onReady', async () => {
    await Promise.all([applyStoredPolicy(db).catch(warnOfPolicy), shopOpening.renew().catch(warnOfOpening)]);
    changes.start();
  });
  changes.subscribe(followPolicy(db, warnOfPolicy));
  changes.subscribe(shopOpening.listener);
  const cache = createResponseCache(clock, changes);
  // neither a sign-out nor an act of an operator changes a cached response
  changes.subscribe({
    changed: ({ table }) => table === 'auth.session' || isAct(table) || cache.clear(),
    missed: () => cache.clear(),
  });
  changes.subscribe(rejectEndedSessions(db));
  changes.subscribe(followPlaces(db));
  changes.subscribe(catalogueListener(options.onCatalogueChanged));
  const mayRun = app.mayRunJobs;
  const regularJobs = createRegularJobs({ db, clock, log: app.log });
  app.decorate('regularJobs', regularJobs);
  app.addHook('onClose', () => regularJobs.settled());
  const paymentWorker = startPaymentWorker({ db, clock, gateways, publicUrl, log: app.log, mayRun });
  const context = {
    db,
    clock,
    changes,
    readiness,
    finders: [],
    namers: [],
    jobKinds: [],
    rowImports: [],
    healthChecks: [],
    regularJobs,
    firstRunChecks: [],
    shopOpening,
    installation: options.installation ?? { version: '', startedAt: new Date() },
    origins,
    identities: createIdentityLookup(db, clock, changes),
    office: createOfficeAccess(db, clock, origins, publicUrl),
    cache,
    channels,
    hasPush: pusher !== undefined,
    publicUrl,
    registrationApproval,
    closing: closingOrders,
    dispatching: orderDispatch,
    arrivals: presaleArrivals,
    gateways,
    paymentWorker,
    storage,
    photoOwners: allPhotoOwners,
    photoAddresses,
    photoOrigins,
  };
  app.decorate('mayPreviewShop', async (request) => (await context.office.identifyOperator(request)) !== undefined);
  for (const name of servedServices.filter((known) => only.includes(known))) services[name](app, context);

  const logFailure = (err: unknown, message?: OutboxEvent, isAside = false) =>
    app.log.error(
      { err, topic: message?.topic, id: message?.id },
      isAside ? 'a message was set aside: it is not tried again' : 'a message could not be handled',
    );
  const notify = notifyOrder(context);
  const record = joinIndependent(recordPurchase, recordSold, notify);
  const forgetOrders = joinListeners(forgetCustomer, forgetProofs);
  const forgetCatalogue = joinListeners(forgetFavourites, forgetListChoices, forgetAgreed);
  const forgetReached = joinListeners(forgetDevices, forgetNotices, forgetAlerts);
  const events = startRelay(
    db,
    {
      'order.placed': joinListeners(record, catchUpWithPresale(context)),
      'order.changed': joinListeners(record, forgetEnded, forgetProofs),
      'order.adjusted': joinIndependent(recordPurchase, recordAdjustedSold, notify),
      'order.shipment_changed': notify,
      'order.payment_failed': notify,
      'order.still_unpaid': notify,
      'products.presale_moved': followPresale(context),
      'order.presale_moved': notify,
      'order.shipment_moved': joinIndependent(leaveWarehouse(context), notify),
      'order.address_changed': notify,
      'order.return_changed': notify,
      'products.alerts_fired': notifyAlerts(context),
      'purchase.document_transfer_reviewed': notifyTransfer(context),
      'auth.account_deleted': joinListeners(forgetOrders, forgetCatalogue, forgetSearches, forgetReached),
      'auth.member_ended': forgetMember,
      'auth.session_ended': forgetSessionDevices,
      'message.recover_password': sendRecoveryLink(clock, publicUrl, channels),
      'message.push': addressNotice(pusher, clock),
    },
    logFailure,
    { mayRun, announce: announceOrder },
  );
  // Separate relays, one per channel: a slow or dead provider delays neither internal events nor the other channels.
  const messages = Channel.options.map((channel) =>
    startRelay(db, { [`message.${channel}`]: deliverMessage(messenger, clock) }, logFailure, { mayRun }),
  );
  const phones = startRelay(db, { 'message.phone': pushToPhone(pusher, clock) }, logFailure, { mayRun });
  const relays = [paymentWorker, events, phones, ...messages];
  app.decorate('drainOutbox', async () => {
    for (const relay of relays) await relay.drain();
  });
  app.addHook('onClose', () => Promise.all([changes, ...relays].map((one) => one.stop())).then(() => {}));
  return app;
}

/** Orders change in the shop and by jobs too, so open screens learn of them from the events, not from the audit. */
function announceOrder({ topic, payload }: OutboxEvent): AnnouncedAct | undefined {
  const { orderId } = payload as { orderId?: string }; // as: every event about an order has it
  return topic.startsWith('order.') && orderId !== undefined
    ? { action: `purchase.${topic}`, subject: orderId }
    : undefined;
}

async function installDatabaseClock(
  app: FastifyInstance,
  { db, machine }: ApiOptions,
  readiness: ReadinessCheck[],
): Promise<Clock> {
  const { clock, check } = await installClock(app, db, machine);
  readiness.push(check);
  return clock;
}

/** The tables a picture depends on. Stock and prices, which change with every order, are not among them. */
const CATALOGUE_TABLES = /^products\.(product|version|category|manufacturer)$/;

function catalogueListener(onChanged: () => void = () => {}): ChangeListener {
  return { changed: ({ table }) => CATALOGUE_TABLES.test(table) && onChanged(), missed: onChanged };
}

/** Joins customers with the city coverage of the tracking module; neither module depends on the other. */
function createIdentityLookup(db: Database, clock: Clock, changes: Changes): IdentityLookup {
  const agreed = followAgreedCustomers(db, clock, changes);
  return {
    identify: (token) => identify(db, clock, token, changes.isListening()),
    async findBuyer(actor, customerId) {
      const customer = await findCustomer(db, actor, customerId);
      const shopper = await shopperOf(db, customer.cityId, customer);
      const { agreedFor } = shopper;
      const isAgreed = agreedFor !== null && (await agreed.mayHave(agreedFor));
      return { ...customer, ...shopper, agreedFor: isAgreed ? agreedFor : null };
    },
    findVisitor: (cityId) => shopperOf(db, cityId),
    async findTerritory({ identityId }) {
      const places = await listPortfolioPlaces(db, identityId);
      const shoppers = await Promise.all(places.map((place) => shopperOf(db, place.cityId, place)));
      return {
        tradeTypeIds: [...new Set(shoppers.map(({ tradeTypeId }) => tradeTypeId))].toSorted(),
        warehouseIds: [...new Set(shoppers.map(({ warehouseId }) => warehouseId))].toSorted(),
      };
    },
  };
}

/** An operator's session counts for calls of the office only; besides, it shows the pages of a shop that is not published. */
function createOfficeAccess(db: Database, clock: Clock, origins: string[], publicUrl: string): OfficeAccess {
  return {
    origins,
    async findBuyer(customerId) {
      const customer = await findAnyCustomer(db, customerId);
      return { ...customer, ...(await shopperOf(db, customer.cityId, customer)) };
    },
    async identifyOperator(request) {
      const token = readOfficeCookie(request, publicUrl);
      return token === undefined ? undefined : identifyOperator(db, clock, token, network(addressOf(request)));
    },
  };
}

/** The trade type and warehouse that decide prices and stock, for a customer or a visitor and a city. */
export async function shopperOf(
  db: Database,
  cityId: string | undefined,
  customer?: Pick<FoundCustomer, 'approval' | 'tradeTypeId'> & Partial<Pick<FoundCustomer, 'customerId'>>,
): Promise<Shopper & { hasCoverage: boolean }> {
  const coverage = cityId ? await coverageOf(db, cityId) : undefined;
  return {
    // A visitor's prices until the customer is approved.
    tradeTypeId: customer?.approval === 'approved' ? customer.tradeTypeId : DEFAULT_TRADE_TYPE,
    agreedFor: (customer?.approval === 'approved' && customer.customerId) || null,
    warehouseId: (coverage ?? (await defaultWarehouse(db))).warehouseId,
    hasCoverage: coverage !== undefined,
  };
}

/** The trade type of a visitor: the base price of every version. */
const DEFAULT_TRADE_TYPE = 'visitante';
