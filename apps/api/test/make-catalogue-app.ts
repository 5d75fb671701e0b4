import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@tonalia/contract/errors';
import { orderDispatch } from '../src/modules/dispatch/plugin.ts';
import { products } from '../src/modules/products/plugin.ts';
import { listenForChanges } from '../src/platform/changes.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Actor, Shopper } from '../src/platform/http/actor.ts';
import { closingOrders, presaleArrivals } from '../src/modules/purchase/plugin.ts';
import { createHttp } from '../src/platform/http/create-http.ts';
import { type ResponseCache, createResponseCache } from '../src/platform/http/response-cache.ts';
import { createRegularJobs } from '../src/platform/regular-jobs.ts';
import type { Database } from '../src/platform/transaction.ts';

export interface CatalogueApp {
  app: FastifyInstance;
  cache: ResponseCache;
  /** A GET of the catalogue, as the holder of `token`. */
  get: <Body>(
    path: string,
    token?: string,
  ) => Promise<{ status: number; headers: Record<string, unknown>; body: Body }>;
}

/** Tokens of the catalogue's tests, their owners and what each owner sees. */
const identities: Record<string, Actor['role']> = { guest: 'Guest', barber: 'Admin customer', salon: 'Admin customer' };
const shoppers: Record<string, Shopper> = {
  barber: { tradeTypeId: 'barberia', agreedFor: null, warehouseId: 'BOG' },
  salon: { tradeTypeId: 'peluqueria', agreedFor: null, warehouseId: 'MDE' },
};

const customerIds: Record<string, string> = { barber: randomUUID(), salon: randomUUID() };

/** The catalogue module alone, with identities injected. */
export async function makeCatalogueApp(db: Database, clock: Clock): Promise<CatalogueApp> {
  const app = await createHttp({ logger: false, trustProxy: [] });
  const changes = listenForChanges(db, () => {});
  const cache = createResponseCache(clock, changes);
  changes.subscribe({ changed: () => cache.clear(), missed: () => cache.clear() });
  changes.start();
  app.addHook('onClose', () => changes.stop());
  products(app, {
    db,
    clock,
    changes,
    readiness: [],
    finders: [],
    namers: [],
    jobKinds: [],
    rowImports: [],
    healthChecks: [],
    regularJobs: createRegularJobs({ db, clock, log: app.log }),
    firstRunChecks: [],
    shopOpening: { isOpen: () => true },
    installation: { version: '', startedAt: new Date() },
    cache,
    origins: [],
    channels: [],
    hasPush: false,
    publicUrl: '',
    registrationApproval: 'automatic',
    closing: closingOrders,
    arrivals: presaleArrivals,
    dispatching: orderDispatch,
    office: {
      identifyOperator: async () => undefined,
      findBuyer: () => Promise.reject(new AppError('CUSTOMER_NOT_FOUND')),
      origins: [],
    },
    identities: {
      findTerritory: () => Promise.reject(new AppError('ROLE_NOT_ALLOWED')),
      identify: async (token) => {
        const role = identities[token];
        return role && { sessionId: token, identityId: token, role, client: 'app' };
      },
      findBuyer: async ({ identityId }) => {
        const shopper = shoppers[identityId];
        if (!shopper) throw new AppError('CUSTOMER_NOT_FOUND');
        return {
          ...shopper,
          customerId: customerIds[identityId] ?? '',
          customerName: identityId,
          cityId: '11001',
          hasCoverage: true,
          approval: 'approved',
          approvalReason: null,
          paymentDays: null,
          weekdays: null,
          member: null,
        };
      },
      findVisitor: async (cityId) => ({
        tradeTypeId: 'visitante',
        agreedFor: null,
        warehouseId: cityId === '05001' ? 'MDE' : 'BOG',
      }),
    },
  });
  return {
    app,
    cache,
    async get<Body>(path: string, token?: string) {
      const response = await app.inject({ url: `/api/products${path}`, ...(token && { headers: { token } }) });
      const body: Body = response.json();
      return { status: response.statusCode, headers: response.headers, body };
    },
  };
}
