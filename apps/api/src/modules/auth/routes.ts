import { authApi } from '@tonalia/contract/auth-api';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { accountEndpoints } from './account/endpoints.ts';
import { addAddress } from './address/add-address.ts';
import { listAddresses } from './address/address.sql.ts';
import { addressEndpoints } from './address/endpoints.ts';
import { readPortfolio } from './customer/portfolio.ts';
import { whoAmI } from './customer/who-am-i.ts';
import { loyaltyStatus } from './loyalty/loyalty-status.ts';
import { recoveryEndpoints } from './recovery/endpoints.ts';
import { registrationEndpoints } from './registration/endpoints.ts';
import { removeEndedRegularly } from './session/clean-up.ts';
import { sessionEndpoints } from './session/endpoints.ts';
import { sessionListEndpoints } from './session/session-list.ts';
import { verificationEndpoints } from './verification/endpoints.ts';
import { toAddress, toPortfolioCustomer } from './wire.ts';
import { customerNamed } from './customer/customer-named.ts';

/** Signing in, addresses, loyalty and portfolios, under `/api/auth`. */
export const auth: Module = (app, context) => {
  const { db, clock, people } = context;
  removeEndedRegularly(app, db, clock);
  serve(app, 'auth', authApi, context, {
    ...sessionEndpoints(context),
    ...sessionListEndpoints(context),
    ...verificationEndpoints(context),
    ...registrationEndpoints(context),
    ...recoveryEndpoints(context),
    ...accountEndpoints(context),
    ...addressEndpoints(context),
    'GET /auth/me': {
      access: 'session',
      handle: async ({ actor, query }) => {
        const user = await whoAmI(db, people, actor, query);
        const { provider_code, warehouseId: warehouse, schedule, ziro_credit, customer } = user;
        return { user, provider_code, warehouse, schedule, ziro_credit, customer };
      },
    },
    'GET /v3/me/addresses': {
      access: 'buyer',
      handle: async ({ buyer }) => ({ results: (await listAddresses(db, buyer.customerId)).map(toAddress) }),
    },
    'POST /v3/me/addresses': {
      access: 'person',
      handle: async ({ actor, query, body }) => {
        const { customerId } = await people.findBuyer(actor, customerNamed(query.customerId, body.customer_id));
        return { results: await addAddress(db, clock, customerId, body) };
      },
    },
    'GET /v3/loyalty_status/customer': {
      access: 'person',
      handle: async ({ actor, query }) => {
        const { customerId } = await people.findBuyer(actor, customerNamed(query.customerId, query.customer_id));
        return { results: await loyaltyStatus(db, clock, customerId, query.zone) };
      },
    },
    'GET /seller/customers': {
      access: 'seller',
      handle: async ({ actor, query: { search, page, limit } }) => {
        const { rows, total } = await readPortfolio(db, actor.identityId, { search, page, limit });
        return { results: rows.map(toPortfolioCustomer), page, limit, total, pages: Math.ceil(total / limit) };
      },
    },
  });
};
