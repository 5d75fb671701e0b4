import type { TradeType } from '@tonalia/contract/auth';
import type { Approval } from '@tonalia/contract/people';
import { statement } from '../../../platform/db.ts';

export const listTradeTypes = statement<TradeType>(
  'auth.list_trade_types',
  `select id as _id, name from auth.trade_type order by id = 'profesional-independiente', name`,
);

/** No row when the department has no such city; an unknown trade type breaks `customer_trade_type_id_fkey`. */
export const insertCustomer = statement<
  { id: string },
  [
    identityId: string,
    name: string,
    tradeTypeId: string,
    documentType: string | null,
    document: string | null,
    cityId: string,
    stateId: string,
    approval: Approval['state'],
    leadDay: string,
    fromLanding: boolean,
    now: Date,
  ]
>(
  'auth.insert_customer',
  `insert into auth.customer (identity_id, name, trade_type_id, document_type, document_number, city_id, approval, lead_day,
     from_landing, created_at, reviewed_at)
   select $1, $2, $3, $4, $5, $6, $8, $9, $10, $11::timestamptz, case when $8 = 'approved' then $11::timestamptz end
   from tracking.place($6) place where place.state_id = $7
   returning id`,
);

export const insertConsent = statement<
  never,
  [
    identityId: string,
    customerId: string,
    version: string,
    now: Date,
    givenThrough: string | null,
    clientAddress: string | null,
  ]
>(
  'auth.insert_consent',
  `insert into auth.consent (identity_id, customer_id, text_version, given_at, given_through, client_address)
   values ($1, $2, $3, $4, $5, $6)`,
);

export const insertIntoPortfolio = statement<never, [customerId: string, sellerId: string, now: Date]>(
  'auth.insert_into_portfolio',
  `insert into auth.portfolio (customer_id, seller_id, assigned_at) values ($1, $2, $3)`,
);

export interface EarlierRegistration extends Omit<Approval, 'receivedAt' | 'reviewedAt'> {
  identityId: string;
  customerId: string;
  receivedAt: Date;
  reviewedAt: Date | null;
}

/** The customer this seller registered after `since` with this phone and name, while it is in the portfolio. */
export const findEarlierRegistration = statement<
  EarlierRegistration,
  [sellerId: string, phoneE164: string | null, businessName: string, since: Date]
>(
  'auth.find_made_before',
  `select identity.id as "identityId", customer.id as "customerId", customer.approval as state,
     customer.approval_reason as reason, customer.created_at as "receivedAt", customer.reviewed_at as "reviewedAt"
   from auth.identity join auth.customer on customer.identity_id = identity.id
   join auth.portfolio on portfolio.customer_id = customer.id and portfolio.seller_id = $1
   where identity.phone_e164 = $2 and identity.deleted_at is null and customer.name = $3 and customer.created_at > $4
     and exists (select from auth.consent where consent.customer_id = customer.id and consent.given_through = $1)`,
);
