import type { MemberTerms } from '@tonalia/contract/member-terms';
import { rowIs, statement } from '../../../platform/db.ts';

const terms = `mode = $mode, order_limit = $orderLimit, day_limit = $dayLimit, month_limit = $monthLimit, uses_credit = $usesCredit,
  sees_credit = $seesCredit, sees_orders = $seesOrders, tells_owner = $tellsOwner, job = $job`;
const numbers = `member.order_limit::float8 as "orderLimit", member.day_limit::float8 as "dayLimit", member.month_limit::float8 as "monthLimit"`;

/** Locks a customer, so that two invitations count each other. */
export const lockTeam = statement(
  'auth.lock_team',
  `select customer.id from auth.customer where customer.id = $1 for no key update`,
);

/** How many people a locked customer has besides its owner: a statement after the lock, so that it sees what the lock waited for. */
export const countTeam = statement(
  'auth.count_team',
  `select count(*)::int as people from auth.member where customer_id = $1 and ended_at is null`,
);

export const insertInvited = statement(
  'auth.insert_member',
  `insert into auth.member (customer_id, name, last_name, email, phone_e164, mode, order_limit, day_limit, month_limit, uses_credit, sees_credit,
     sees_orders, tells_owner, job, token_hash, link_expires_at, invited_at)
   values ($customerId, $name, $lastName, $email, $phoneE164, $mode, $orderLimit, $dayLimit, $monthLimit, $usesCredit, $seesCredit, $seesOrders, $tellsOwner, $job,
     $hash, $now::timestamptz + $days::int * interval '1 day', $now) returning id`,
);

/** The people of a customer besides its owner, those that waited longest last. */
export const listTeamRows = statement(
  'auth.list_members',
  `select member.id, member.identity_id as "identityId", member.name, member.last_name as "lastName", member.job, member.email,
     member.phone_e164 as "phoneE164", member.mode, ${numbers}, member.uses_credit as "usesCredit", member.sees_credit as "seesCredit",
     member.sees_orders as "seesOrders", member.tells_owner as "tellsOwner", member.revision, member.joined_at as "joinedAt", member.link_expires_at as "linkExpiresAt"
   from auth.member where member.customer_id = $customerId and ($memberId::uuid is null or member.id = $memberId) and member.ended_at is null
   order by member.joined_at nulls last, member.invited_at`,
  rowIs<{ mode: MemberTerms['mode'] }>(),
);

export const findOwnerName = statement(
  'auth.find_owner_name',
  `select btrim(identity.name || ' ' || identity.last_name) as name from auth.customer join auth.identity on identity.id = customer.identity_id
   where customer.id = $1`,
);

/** No row for another customer's member, for one that ended, and for another revision than `$revision`. */
export const changeTerms = statement(
  'auth.change_member',
  `update auth.member set ${terms}, revision = revision + 1
   where id = $memberId and customer_id = $customerId and ended_at is null and revision = $revision returning revision`,
);

/** Another link of an invitation that waits. */
export const renewLink = statement(
  'auth.renew_member_link',
  `update auth.member set token_hash = $hash, link_expires_at = $now::timestamptz + $days::int * interval '1 day'
   where id = $memberId and customer_id = $customerId and identity_id is null and ended_at is null
   returning id, email, phone_e164 as "phoneE164", name`,
);

/** Ends a membership or an invitation; of two concurrent calls one gets the row. The name stays with the orders. */
export const endMembership = statement(
  'auth.end_member',
  `update auth.member set ended_at = $now, token_hash = null, link_expires_at = null, email = null, phone_e164 = null
   where customer_id = $customerId and ($memberId::uuid is null or id = $memberId) and ended_at is null returning id, identity_id as "identityId"`,
);

/** Removes the names of people that left with their customer. */
export const forgetMembers = statement<never, [customerId: string]>(
  'auth.forget_members',
  `update auth.member set name = 'Cuenta eliminada', last_name = '', job = '' where customer_id = $1`,
);

/** The invitation of a link that can be accepted. */
export const findInvitation = statement(
  'auth.find_invitation',
  `select member.id, member.customer_id as "customerId", customer.name as business, member.name, member.last_name as "lastName", member.email,
     member.phone_e164 as "phoneE164"
   from auth.member join auth.customer on customer.id = member.customer_id
   join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   where member.token_hash = $hash and member.link_expires_at > $now and member.ended_at is null`,
);

/** Uses a link up; one of several concurrent calls gets the row, and the others wait for it and get none. */
export const takeInvitation = statement(
  'auth.take_invitation',
  `update auth.member set token_hash = null, link_expires_at = null
   where token_hash = $hash and link_expires_at > $now and ended_at is null
     and exists (select from auth.customer join auth.identity on identity.id = customer.identity_id
       where customer.id = member.customer_id and identity.deleted_at is null)
   returning id`,
);

/** The invited person joins as itself. */
export const joinTeam = statement(
  'auth.join_team',
  `update auth.member set identity_id = $identityId, name = $name, last_name = $lastName, joined_at = $now where id = $memberId`,
);

/** What a member may do now, locked until the transaction ends: its orders are placed one after the other. */
export const lockMember = statement(
  'auth.lock_member',
  `select member.name, member.mode, ${numbers}, member.uses_credit as "usesCredit", member.sees_credit as "seesCredit",
     member.sees_orders as "seesOrders"
   from auth.member where member.identity_id = $identityId and member.customer_id = $customerId and member.ended_at is null for update`,
  rowIs<{ mode: MemberTerms['mode'] }>(),
);

/** The name of a person that was or is of a customer besides its owner, and whether the owner wants a message of each order. */
export const findMemberOf = statement(
  'auth.find_member_of',
  `select btrim(member.name || ' ' || member.last_name) as name, member.tells_owner as "tellsOwner" from auth.member
   where member.identity_id = $identityId and member.customer_id = $customerId`,
);
