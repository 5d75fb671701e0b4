import type { Credit } from '@tonalia/contract/auth';
import type { MemberTerms } from '@tonalia/contract/member-terms';
import { statement } from '../../../platform/db.ts';
import { type AddressRow, livingAddresses } from '../address/address.sql.ts';
import { AVAILABLE } from '../credit/credit.sql.ts';
import { type CustomerRow, ROW, TERMS } from '../customer/customer.sql.ts';

interface IdentityDetailsRow {
  name: string;
  lastName: string;
  providerCode: string | null;
  email: string | null;
  phone: string | null;
  hasPassword: boolean;
  reminders: boolean;
  newsByMail: boolean;
  newsByPush: boolean;
  member: MemberTerms | null;
}

interface CustomerDetailsRow extends CustomerRow {
  addresses: AddressRow[];
  credit: Credit | null;
  /** City of the default address, and the ISO weekdays of delivery: the customer's own, else the zone's. */
  deliveryCityId: string;
  weekdays: number[] | null;
  /** The cutoff hour of its zone. */
  cutoff: string | null;
}

/** An identity with the customer it acts for; without one every column of the customer is null. */
export type CurrentUserRow = { person: IdentityDetailsRow } & (CustomerDetailsRow | { id: null });

/**
 * Everything a session may know of its identity, in one statement. The customer is the identity's own, or for a seller the named
 * one of its portfolio.
 */
export const findCurrentUser = statement<
  CurrentUserRow,
  { identityId: string; customerId: string | null; graceDays: number; openDays: number }
>(
  'auth.who_am_i',
  `select jsonb_build_object('name', identity.name, 'lastName', identity.last_name,
      'providerCode', identity.provider_code, 'email', coalesce(identity.email, identity.email_pending),
      'phone', identity.phone, 'hasPassword', identity.password_hash is not null,
      'reminders', identity.reminders_at is not null, 'newsByMail', identity.news_by_mail, 'newsByPush', identity.news_by_push,
      'member', (select ${TERMS} from auth.member where member.identity_id = identity.id and member.ended_at is null)) as person,
    ${ROW}, address.all as addresses, address.delivery as "deliveryCityId",
    case when delivery.weekdays is not null then coalesce(customer.weekdays, delivery.weekdays) end as weekdays, delivery.cutoff,
    (select jsonb_build_object('limit', credit_limit, 'used', used, 'available', ${AVAILABLE},
      'overdue', auth.credit_overdue(customer_id, used, $graceDays), 'blocking', auth.credit_overdue(customer_id, used, $openDays))
     from auth.credit_account where customer_id = customer.id) as credit
  from auth.identity
  left join lateral (
    select * from auth.customer own
    where identity.role = 'Admin customer' and own.identity_id = identity.id and ($customerId::uuid is null or own.id = $customerId)
    union all
    select served.* from auth.portfolio join auth.customer served on served.id = portfolio.customer_id
    where identity.role = 'Seller' and portfolio.seller_id = identity.id and portfolio.customer_id = $customerId
    union all
    select joined.* from auth.member join auth.customer joined on joined.id = member.customer_id
    where identity.role = 'Member' and member.identity_id = identity.id and member.ended_at is null and ($customerId::uuid is null or joined.id = $customerId)
  ) customer on true
  left join auth.trade_type on trade_type.id = customer.trade_type_id
  left join lateral tracking.place(customer.city_id) place on true
  left join lateral (
    select coalesce(jsonb_agg(to_jsonb(living) order by living.fixed desc, living.created_at, living.id), '[]') as all,
      coalesce((array_agg(living."cityId" order by living.fixed desc, living."cityId" = customer.city_id desc,
        living.created_at, living.id))[1], customer.city_id) as delivery
    from (${livingAddresses('customer.id')}) living
  ) address on true
  left join lateral tracking.place(address.delivery) delivery on true
  where identity.id = $identityId and identity.deleted_at is null`,
  ['identityId', 'customerId', 'graceDays', 'openDays'],
);
