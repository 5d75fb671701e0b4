import type { ListReminder } from '@tonalia/contract/saved-lists';
import { rowIs, statement } from '../../../platform/db.ts';

/** Sets a reminder. One that keeps its weekday, weeks and hour keeps its next day too. */
export const setListReminder = statement(
  'purchase.set_list_reminder',
  `insert into purchase.list_reminder (list_id, identity_id, weekday, every, hour, fills_cart, by_whatsapp, next_at)
   values ($listId, $identityId, $weekday, $every, $hour, $fillsCart, $byWhatsapp, $nextAt)
   on conflict (list_id, identity_id) do update
     set weekday = excluded.weekday, every = excluded.every, hour = excluded.hour, fills_cart = excluded.fills_cart,
       by_whatsapp = excluded.by_whatsapp,
       next_at = case when (list_reminder.weekday, list_reminder.every, list_reminder.hour) = (excluded.weekday, excluded.every, excluded.hour)
         then list_reminder.next_at else excluded.next_at end`,
);

export const moveListReminder = statement(
  'purchase.move_list_reminder',
  `update purchase.list_reminder set next_at = $nextAt where list_id = $listId and identity_id = $identityId`,
);

export const removeListReminder = statement(
  'purchase.remove_list_reminder',
  `delete from purchase.list_reminder where list_id = $listId and identity_id = $identityId`,
);

/** A reminder that is due, with its list; of a list that its person no longer sees, `isSeen` is false. */
export interface DueReminder extends ListReminder {
  listId: string;
  identityId: string;
  customerId: string;
  name: string;
  dueAt: Date;
  isSeen: boolean;
}

/** Reminders that are due, the earliest first. */
export const findDueReminders = statement(
  'purchase.find_due_list_reminders',
  `select r.list_id as "listId", r.identity_id as "identityId", r.weekday, r.every, r.hour, r.fills_cart as "fillsCart",
     r.by_whatsapp as "byWhatsapp", r.next_at as "dueAt", l.customer_id as "customerId", l.name,
     l.is_shared or l.identity_id = r.identity_id as "isSeen"
   from purchase.list_reminder r join purchase.saved_list l on l.id = r.list_id
   where r.next_at <= $now order by r.next_at limit $most`,
  rowIs<Pick<DueReminder, 'every' | 'isSeen'>>(),
);

/** Locks a reminder that is still due at `dueAt`; no row once it was handled, changed or ended, or while another process handles it. */
export const claimListReminder = statement(
  'purchase.claim_list_reminder',
  `select true as "isClaimed" from purchase.list_reminder
   where list_id = $listId and identity_id = $identityId and next_at = $dueAt for update skip locked`,
);
