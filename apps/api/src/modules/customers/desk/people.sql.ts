import { rowIs, statement } from '../../../platform/db.ts';

/** The people of an open customer: its owner, without a name of its own, and its members. Without an account there is no identity. */
export const listCustomerPeople = statement(
  'auth.list_customer_people',
  `select identity.id as "identityId", null::text as person from auth.customer left join auth.identity on identity.id = customer.identity_id
   where customer.id = $customerId and identity.deleted_at is null
   union all
   select member.identity_id, btrim(member.name || ' ' || member.last_name) from auth.member
   where member.customer_id = $customerId and member.identity_id is not null and member.ended_at is null`,
  rowIs<{ identityId: string | null; person: string | null }>(),
);

/** Keeps why the people of a customer are blocked; null when they are not. */
export const setBlockReason = statement(
  'auth.set_block_reason',
  `update auth.customer set block_reason = $reason where id = $customerId`,
);
