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
  {
    identityId: string;
    name: string;
    tradeTypeId: string;
    documentType: string | null;
    document: string | null;
    cityId: string;
    stateId: string;
    approval: Approval['state'];
    leadDay: string;
    fromLanding: boolean;
    now: Date;
  }
>(
  'auth.insert_customer',
  `insert into auth.customer (identity_id, name, trade_type_id, document_type, document_number, city_id, approval, lead_day,
     from_landing, created_at, reviewed_at)
   select $identityId, $name, $tradeTypeId, $documentType, $document, $cityId, $approval, $leadDay, $fromLanding, $now::timestamptz, case when $approval = 'approved' then $now::timestamptz end
   from tracking.place($cityId) place where place.state_id = $stateId
   returning id`,
  [
    'identityId',
    'name',
    'tradeTypeId',
    'documentType',
    'document',
    'cityId',
    'stateId',
    'approval',
    'leadDay',
    'fromLanding',
    'now',
  ],
);

export const insertConsent = statement<
  never,
  {
    identityId: string;
    customerId: string;
    version: string;
    now: Date;
    givenThrough: string | null;
    clientAddress: string | null;
  }
>(
  'auth.insert_consent',
  `insert into auth.consent (identity_id, customer_id, text_version, given_at, given_through, client_address)
   values ($identityId, $customerId, $version, $now, $givenThrough, $clientAddress)`,
  ['identityId', 'customerId', 'version', 'now', 'givenThrough', 'clientAddress'],
);

/** A consent given to an operator, by one of the channels of the contract. */
export const insertOfficeConsent = statement(
  'auth.insert_office_consent',
  `insert into auth.consent (identity_id, customer_id, text_version, given_at, operator_id, operator_name, channel)
   values ($identityId, $customerId, $version, $now, $operatorId, $operatorName, $channel)`,
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
  { sellerId: string; phoneE164: string | null; businessName: string; since: Date }
>(
  'auth.find_made_before',
  `select identity.id as "identityId", customer.id as "customerId", customer.approval as state,
     customer.approval_reason as reason, customer.created_at as "receivedAt", customer.reviewed_at as "reviewedAt"
   from auth.identity join auth.customer on customer.identity_id = identity.id
   join auth.portfolio on portfolio.customer_id = customer.id and portfolio.seller_id = $sellerId
   where identity.phone_e164 = $phoneE164 and identity.deleted_at is null and customer.name = $businessName and customer.created_at > $since
     and exists (select from auth.consent where consent.customer_id = customer.id and consent.given_through = $sellerId)`,
  ['sellerId', 'phoneE164', 'businessName', 'since'],
);

/** Serialises registrations with one document, so that the later one sees the earlier. */
export const lockDocument = statement(
  'auth.lock_document',
  `select pg_advisory_xact_lock(hashtextextended('document ' || $1::text, 0)) is null as locked`,
);

/** A customer with this document and an open account. */
export const findWithDocument = statement(
  'auth.find_with_document',
  `select c.id from auth.customer c left join auth.identity i on i.id = c.identity_id
   where c.document_number = $1 and i.deleted_at is null limit 1`,
);
