import type { ConsentChannel } from '@tonalia/contract/customer-new';
import type { Approval } from '@tonalia/contract/people';
import { rowIs, statement } from '../../../platform/db.ts';

/** Names of a place that a foreign key keeps. */
interface NamedPlace {
  city: string;
  state: string;
}

/** A customer with an open account: the person, how to reach it, its place, its seller and its own weekdays. */
export const findOfficeCustomer = statement(
  'auth.find_office_customer',
  `select customer.id, customer.name, customer.approval, customer.created_at as "createdAt", customer.weekdays,
     coalesce(customer.blocked_at, identity.blocked_at) as "blockedAt", customer.block_reason as "blockReason", identity.phone, coalesce(identity.email, identity.email_pending) as email,
     nullif(trim(concat_ws(' ', identity.name, identity.last_name)), '') as person,
     nullif(trim(concat_ws(' ', seller.name, seller.last_name)), '') as seller, trade_type.name as "tradeType", place.city, place.state
   from auth.customer
   join auth.trade_type on trade_type.id = customer.trade_type_id
   cross join lateral tracking.place(customer.city_id) place
   left join auth.identity on identity.id = customer.identity_id
   left join auth.portfolio on portfolio.customer_id = customer.id
   left join auth.identity seller on seller.id = portfolio.seller_id
   where customer.id = $1 and identity.deleted_at is null`,
  rowIs<
    {
      approval: Approval['state'];
      blockedAt: Date | null;
      person: string | null;
      seller: string | null;
      weekdays: number[] | null;
    } & NamedPlace
  >(),
);

/** The latest consent of a customer: the version of the text, when, and to which seller or operator it was given. */
export const findConsent = statement(
  'auth.find_consent',
  `select consent.text_version as version, consent.given_at as at, consent.channel,
     coalesce(consent.operator_name, nullif(trim(concat_ws(' ', seller.name, seller.last_name)), '')) as through
   from auth.consent left join auth.identity seller on seller.id = consent.given_through
   where consent.customer_id = $1 order by consent.given_at desc, consent.id desc limit 1`,
  rowIs<{ channel: ConsentChannel | null }>(),
);

/** Addresses of delivery with the weekdays of their zone, the usual one first. */
export const listOfficeAddresses = statement(
  'auth.list_office_addresses',
  `select address.id, address.title, address.address, place.city, place.state, place.weekdays,
     row_number() over (order by address.fixed desc, address.city_id = customer.city_id desc, address.created_at, address.id) = 1 as "isDefault"
   from auth.address join auth.customer on customer.id = address.customer_id
   cross join lateral tracking.place(address.city_id) place
   where address.customer_id = $1 and address.deleted_at is null
   order by address.fixed desc, address.city_id = customer.city_id desc, address.created_at, address.id limit 50`,
  rowIs<{ weekdays: number[] | null; isDefault: boolean } & NamedPlace>(),
);
