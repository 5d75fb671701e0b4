import { statement } from '../../../platform/db.ts';

/** The people of an open customer: its owner, without a name of its own, and its members. Without an account there is no identity. */
export const listCustomerPeople = statement(
  'auth.list_customer_people',
  `select identity.id as "identityId", null::text as person from auth.customer left join auth.identity on identity.id = customer.identity_id
   where customer.id = $customerId and identity.deleted_at is null
   union all
   select member.identity_id, btrim(member.name || ' ' || member.last_name) from auth.member
   where member.customer_id = $customerId and member.identity_id is not null and member.ended_at is null`,
);

/** Blocks a customer with a reason, or unblocks it (null). No row when it was so already. */
export const setCustomerBlock = statement(
  'auth.set_customer_block',
  `update auth.customer set block_reason = $reason::text, blocked_at = case when $reason::text is not null then $at::timestamptz end
   where id = $customerId and (blocked_at is null) = ($reason::text is not null) returning id`,
);
