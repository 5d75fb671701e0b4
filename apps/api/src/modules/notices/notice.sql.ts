import type { NoticeKind } from '@tonalia/contract/notices';
import { rowIs, statement } from '../../platform/db.ts';

/** Writes a notice unless there is one of its event. */
export const insertNotice = statement(
  'notices.insert',
  `insert into notices.notice (customer_id, identity_id, key, kind, title, text, path, action, version_id, quantity, hex, written_at, read_at)
   values ($customerId, $identityId, $key, $kind, left($title, 200), $text, $path, $action, $versionId, $quantity, $hex, $at::timestamptz,
     case when $isRead::boolean then $at end)
   on conflict (customer_id, key) do nothing returning id`,
);

/** Which notices a person may see: its own, and those of the whole business where it reads them. */
const visible = `n.customer_id = $customerId and (n.identity_id = $identityId or n.identity_id is null and $readsAll::boolean)`;
const mine = `${visible} and n.archived_at is null`;
const kept = `n.written_at > now() - $days::int * interval '1 day'`;
/** The filters of the list. */
const groupOf = `case n.kind when 'order' then 'orders' when 'refund' then 'money' when 'payment' then 'money' when 'approval' then 'team' else 'shades' end`;

/** A page of notices, the newest first, after the notice `before`. */
export const listNotices = statement(
  'notices.list',
  `select n.id as "noticeId", n.kind, n.title, n.text, n.path, n.action, n.version_id::text as "versionId", n.quantity, n.hex,
     n.read_at is not null as "isRead", n.written_at as "writtenAt"
   from notices.notice n
   where ${mine} and ${kept} and ($group::text is null or ${groupOf} = $group)
     and ($before::uuid is null or (n.written_at, n.id) < (select b.written_at, b.id from notices.notice b where b.id = $before and b.customer_id = $customerId))
   order by n.written_at desc, n.id desc limit $most`,
  rowIs<{ kind: NoticeKind }>(),
);

export const countUnread = statement(
  'notices.count_unread',
  `select count(*)::int as unread from notices.notice n where ${mine} and ${kept} and n.read_at is null`,
);

/** Reads all notices up to a moment. */
export const readNoticesUpTo = statement(
  'notices.read_up_to',
  `update notices.notice n set read_at = $now where ${mine} and n.read_at is null and n.written_at <= $upTo::timestamptz`,
);

/** Reads a notice; its row when the person may see it. */
export const readNotice = statement(
  'notices.read_one',
  `update notices.notice n set read_at = coalesce(n.read_at, $now)
   where n.id = $noticeId and ${visible} returning n.id`,
);

/** Archives a notice, which reads it, or takes that back. */
export const archiveNotice = statement(
  'notices.archive',
  `update notices.notice n set read_at = coalesce(n.read_at, $now::timestamptz),
     archived_at = case when $isArchived::boolean then coalesce(n.archived_at, $now) end
   where n.id = $noticeId and ${visible} returning n.id`,
);

export const removeOldNotices = statement(
  'notices.remove_old',
  `delete from notices.notice where id in (
     select id from notices.notice where written_at < now() - $days::int * interval '1 day' order by written_at limit 500 for update skip locked)
   returning id`,
);

export const removeNoticesOf = statement<never, [customerId: string]>(
  'notices.remove_of_customer',
  `delete from notices.notice where customer_id = $1`,
);
