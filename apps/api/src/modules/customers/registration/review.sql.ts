import type { RegistrationTwin, WaitingSellerRegistration } from '@tonalia/contract/customers-office';
import type { RegistrationDocument } from '@tonalia/contract/registration-documents';
import type { Approval } from '@tonalia/contract/people';
import { rowIs, statement } from '../../../platform/db.ts';
import type { ContactDetails } from '../../auth/index.ts';

/** A registration that waits for approval, with the business and the person that registered it. */
export interface WaitingRegistration {
  customerId: string;
  business: string;
  person: string;
  document: string | null;
  phone: string | null;
  email: string | null;
  /** Street and number of the default address. */
  street: string | null;
  city: string;
  /** A warehouse delivers to its city. */
  isCovered: boolean;
  tradeType: string;
  tradeTypeId: string;
  /** The seller that has it in the portfolio. */
  seller: { _id: string; name: string } | null;
  receivedAt: Date;
  documents: RegistrationDocument[];
  /** Other customers with this document, this mail for invoices, or at this address. */
  twins: RegistrationTwin[];
}

const cityName = (place: string) =>
  `${place}.city || case when ${place}.city <> ${place}.state then ', ' || ${place}.state else '' end`;
const asInstant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const sellerName = `trim(concat_ws(' ', seller.name, seller.last_name))`;

/** Registrations to review, the oldest first. */
export const listWaiting = statement(
  'auth.list_waiting_registrations',
  `select customer.id as "customerId", customer.name as business,
     trim(identity.name || ' ' || identity.last_name) as person,
     customer.document_type || ' ' || customer.document_number as document, identity.phone, identity.email,
     (select address.address from auth.address where address.customer_id = customer.id and address.deleted_at is null
      order by address.fixed desc, address.created_at limit 1) as street,
     (select coalesce(jsonb_agg(twin.row order by twin.since), '[]') from (
        select other.created_at as since, jsonb_build_object('_id', other.id, 'name', other.name,
          'same', array_agg(distinct alike.same order by alike.same),
          'document', other.document_type || ' ' || other.document_number, 'person', nullif(trim(concat_ws(' ', owner.name, owner.last_name)), ''),
          'phone', owner.phone, 'email', case when bool_or(alike.same = 'email') then other.invoice_email else owner.email end,
          'street', (select address.address from auth.address where address.customer_id = other.id and address.deleted_at is null
            -- the one that is equal
            order by (address.city_id, auth.bare_street(address.address)) in (
                select own.city_id, auth.bare_street(own.address) from auth.address own
                where own.customer_id = customer.id and own.deleted_at is null) desc, address.fixed desc, address.created_at limit 1),
          'city', ${cityName('site')}, 'tradeType', kind.name,
          'seller', (select ${sellerName} from auth.portfolio join auth.identity seller on seller.id = portfolio.seller_id where portfolio.customer_id = other.id),
          'since', ${asInstant('other.created_at')},
          'lastOrderOn', (select last.bought_on from auth.last_purchase last where last.customer_id = other.id),
          'owed', coalesce((select credit.used from auth.credit_account credit where credit.customer_id = other.id), 0)) as row
        from (select same.id, 'document' as same from auth.customer same where same.document_number = customer.document_number
          union all
          select same.id, 'email' from auth.customer same where same.invoice_email = identity.email
          union all
          select there.customer_id, 'street' from auth.address here
          join auth.address there on there.city_id = here.city_id and auth.bare_street(there.address) = auth.bare_street(here.address) and there.deleted_at is null
          where here.customer_id = customer.id and here.deleted_at is null) alike
        join auth.customer other on other.id = alike.id and other.id <> customer.id
        join auth.trade_type kind on kind.id = other.trade_type_id
        left join auth.identity owner on owner.id = other.identity_id and owner.deleted_at is null
        cross join lateral tracking.place(other.city_id) site
        group by other.id, kind.name, owner.id, site.city, site.state order by other.created_at limit 5) twin) as twins,
     (select coalesce(jsonb_agg(jsonb_build_object('kind', paper.kind, 'askedAt', ${asInstant('paper.asked_at')},
        'receivedAt', ${asInstant('paper.received_at')}) order by paper.kind), '[]')
      from auth.registration_document paper where paper.customer_id = customer.id) as documents,
     ${cityName('place')} as city,
     place.warehouse_id is not null as "isCovered",
     trade_type.name as "tradeType", customer.trade_type_id as "tradeTypeId", customer.created_at as "receivedAt",
     (select jsonb_build_object('_id', seller.id, 'name', ${sellerName}) from auth.portfolio
      join auth.identity seller on seller.id = portfolio.seller_id where portfolio.customer_id = customer.id) as seller
   from auth.customer join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   join auth.trade_type on trade_type.id = customer.trade_type_id
   cross join lateral tracking.place(customer.city_id) place
   where customer.approval in ('received', 'in_review')
   order by customer.created_at, customer.id limit $limit offset $offset`,
  rowIs<WaitingRegistration>(),
);

/** How many wait, counted up to `most`. */
export const countWaiting = statement(
  'auth.count_waiting_registrations',
  `select count(*)::int as waiting from (
     select from auth.customer join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
     where customer.approval in ('received', 'in_review') limit $1) counted`,
);

/** No row when the customer is missing or already in this state. An unknown trade type breaks `customer_trade_type_id_fkey`. */
export const setApproval = statement<
  ContactDetails,
  { customerId: string; approval: Approval['state']; reason: string | null; tradeTypeId: string | null; now: Date }
>(
  'auth.set_approval',
  `update auth.customer set approval = $approval, approval_reason = $reason, reviewed_at = $now,
     trade_type_id = coalesce($tradeTypeId, trade_type_id)
   from auth.identity
   where customer.id = $customerId and identity.id = customer.identity_id and identity.deleted_at is null
     and (customer.approval, customer.approval_reason) is distinct from ($approval, $reason)
   returning identity.email, identity.phone_e164 as "phoneE164"`,
  ['customerId', 'approval', 'reason', 'tradeTypeId', 'now'],
);

export const isCustomer = statement<{ id: string }, [customerId: string]>(
  'auth.is_customer',
  `select customer.id from auth.customer
   join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   where customer.id = $1`,
);

/** What a phone without a network registered and its seller has to answer, the oldest 200. */
export const listWaitingSellerRegistrations = statement(
  'auth.list_waiting_seller_registrations',
  `select r.client_registration_id as _id, trim(concat_ws(' ', seller.name, seller.last_name)) as seller,
     r.draft -> 'given' ->> 'business_name' as business, r.draft -> 'given' ->> 'phone' as phone,
     (r.draft -> 'given' ->> 'document_type') || ' ' || (r.draft -> 'given' ->> 'document') as document,
     r.reasons, r.taken_at as "takenAt", r.received_at as "receivedAt"
   from auth.seller_registration r join auth.identity seller on seller.id = r.seller_id
   where r.status = 'waits' order by r.received_at, r.client_registration_id limit 200`,
  rowIs<Pick<WaitingSellerRegistration, 'seller' | 'business' | 'phone' | 'document' | 'reasons'>>(),
);
