import { customersApi } from '@tonalia/contract/customers-api';
import { membersApi } from '@tonalia/contract/members';
import { customerAssignmentApi } from '@tonalia/contract/customer-assignment';
import { customerDeskApi } from '@tonalia/contract/customer-desk';
import { customerListApi } from '@tonalia/contract/customer-list';
import { customerNewApi } from '@tonalia/contract/customer-new';
import { customersOfficeApi } from '@tonalia/contract/customers-office';
import { takenRegistrationsOfficeApi } from '@tonalia/contract/customers-office-taken';
import { sellerRegistrationsApi } from '@tonalia/contract/seller-registrations';
import { sellersOfficeApi } from '@tonalia/contract/sellers-office';
import { tradeTypesOfficeApi } from '@tonalia/contract/trade-types-office';
import { serveOffice } from '../../platform/http/serve-office.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { addressEndpoints } from './address/endpoints.ts';
import { closingEndpoints } from './closing/endpoints.ts';
import { customerDeskEndpoints } from './desk/endpoints.ts';
import { customerAssignmentEndpoints } from './book/assignment-endpoints.ts';
import { customerListEndpoints } from './book/endpoints.ts';
import { serveCustomerExport } from './book/serve-export.ts';
import { requestedCustomer } from './customer/requested-customer.ts';
import { toPortfolioCustomer } from './customer/to-customer.ts';
import { loyaltyStatus } from './loyalty/loyalty-status.ts';
import { sellerCheck, sellerEndpoints } from './portfolio/office-endpoints.ts';
import { findOwnSeller } from './portfolio/portfolio.sql.ts';
import { readPortfolio } from './portfolio/read-portfolio.ts';
import { customerOfficeEndpoints } from './office/endpoints.ts';
import { listTradeTypesCounted } from './office/list-trade-types.ts';
import { customersImport } from './import/import-customers.ts';
import { receivablesImport } from './import/import-receivables.ts';
import { memberEndpoints } from './member/endpoints.ts';
import { profileEndpoints } from './profile/endpoints.ts';
import { customerNewEndpoints } from './registration/new-customer-endpoints.ts';
import { registrationEndpoints } from './registration/endpoints.ts';
import { registrationOfficeEndpoints } from './registration/office-endpoints.ts';
import { takenRegistrationEndpoints } from './seller-registration/office-endpoints.ts';
import { sellerRegistrationEndpoints } from './seller-registration/endpoints.ts';
import { peopleNamer } from './office/name-people.ts';
import { customerFinder } from './search/search-customers.ts';

export { recordPurchase } from './loyalty/record-purchase.ts';

/** What the office sees and decides of customers, under `/api/customers`. */
export const customersOffice: Module = (app, context) => {
  serveOffice(
    app,
    context.office,
    { name: 'customers', calls: customersOfficeApi },
    { ...registrationOfficeEndpoints(context), ...customerOfficeEndpoints(context) },
  );
  serveOffice(
    app,
    context.office,
    { name: 'customers', calls: takenRegistrationsOfficeApi },
    takenRegistrationEndpoints(context.db),
  );
  serveOffice(app, context.office, { name: 'customers', calls: customerDeskApi }, customerDeskEndpoints(context));
  serveOffice(app, context.office, { name: 'customers', calls: customerListApi }, customerListEndpoints(context));
  serveOffice(
    app,
    context.office,
    { name: 'customers', calls: customerAssignmentApi },
    customerAssignmentEndpoints(context),
  );
  serveCustomerExport(app, context);
  serveOffice(app, context.office, { name: 'customers', calls: customerNewApi }, customerNewEndpoints(context));
  serveOffice(app, context.office, { name: 'customers', calls: sellersOfficeApi }, sellerEndpoints(context.db));
  context.firstRunChecks.push(sellerCheck(context.db));
  serveOffice(
    app,
    context.office,
    { name: 'customers', calls: tradeTypesOfficeApi },
    {
      'GET /office/trade-types': {
        access: 'operator',
        needs: 'prices.read',
        handle: async () => ({ results: await listTradeTypesCounted(context.db) }),
      },
    },
  );
};

/** Profiles, registration, addresses, loyalty and portfolios, under `/api/auth` as the specification asks. */
export const customers: Module = (app, context) => {
  const { db, clock, identities } = context;
  context.finders.push(customerFinder(db));
  context.namers.push(peopleNamer(db));
  context.rowImports.push(customersImport(clock), receivablesImport);
  serve(app, context, { name: 'customers', calls: membersApi }, memberEndpoints(app, context));
  serve(app, context, { name: 'customers', calls: sellerRegistrationsApi }, sellerRegistrationEndpoints(app, context));
  serve(
    app,
    context,
    { name: 'auth', calls: customersApi },
    {
      ...profileEndpoints(context),
      ...closingEndpoints(context),
      ...registrationEndpoints(context),
      ...addressEndpoints(context),
      'GET /v3/loyalty_status/customer': {
        access: 'session',
        needs: 'customer.read',
        handle: async ({ actor, query }) => {
          const { customerId } = await identities.findBuyer(
            actor,
            requestedCustomer(query.customerId, query.customer_id),
          );
          return { results: await loyaltyStatus(db, clock, customerId, query.zone) };
        },
      },
      'GET /v3/me/seller': {
        access: 'buyer',
        needs: 'customer.read',
        handle: async ({ buyer }) => {
          const [seller] = await findOwnSeller(db, buyer.customerId);
          return { results: seller ?? null };
        },
      },
      'GET /seller/customers': {
        access: 'session',
        needs: 'portfolio.use',
        handle: async ({ actor, query: { search, page, limit } }) => {
          const { rows, total } = await readPortfolio(db, actor.identityId, { search, page, limit });
          return { results: rows.map(toPortfolioCustomer), page, limit, total, pages: Math.ceil(total / limit) };
        },
      },
    },
  );
};
