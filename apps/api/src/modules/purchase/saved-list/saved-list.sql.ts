import type { SavedList } from '@tonalia/contract/saved-lists';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `l.id as "listId", l.identity_id as "identityId", l.is_shared as "isShared", l.name, l.revision, l.used_at as "usedAt",
  l.version_ids as "versionIds", l.quantities, l.prices,
  (select jsonb_build_object('weekday', r.weekday, 'every', r.every, 'hour', r.hour, 'fillsCart', r.fills_cart, 'byWhatsapp', r.by_whatsapp,
     'nextAt', r.next_at)
   from purchase.list_reminder r where r.list_id = l.id and r.identity_id = $identityId) as reminder`;
const isSeen = `l.customer_id = $customerId and (l.is_shared or l.identity_id = $identityId)`;

/** A list as it is stored; the three arrays have one entry for each line. */
export interface SavedListRow {
  listId: string;
  identityId: string;
  isShared: boolean;
  name: string;
  revision: number;
  usedAt: Date | null;
  versionIds: string[];
  quantities: number[];
  prices: number[];
  reminder: SavedList['reminder'];
}

/** The lists that a caller sees of a customer, the newest first. */
export const findSavedLists = statement(
  'purchase.find_saved_lists',
  `select ${columns} from purchase.saved_list l where ${isSeen} order by l.made_at desc, l.id`,
  rowIs<Pick<SavedListRow, 'reminder'>>(),
);

/** A list that the caller sees. */
export const findSavedList = statement(
  'purchase.find_saved_list',
  `select ${columns} from purchase.saved_list l where l.id = $listId and ${isSeen}`,
  rowIs<Pick<SavedListRow, 'reminder'>>(),
);

/** The same, locked until the transaction ends. */
export const lockSavedList = statement(
  'purchase.hold_saved_list',
  `select ${columns} from purchase.saved_list l where l.id = $listId and ${isSeen} for update`,
  rowIs<Pick<SavedListRow, 'reminder'>>(),
);

/** Serialises new lists of a customer, so that concurrent ones cannot exceed the limit. */
export const lockSavedLists = statement<never, [customerId: string]>(
  'purchase.hold_saved_lists',
  `select pg_advisory_xact_lock(hashtextextended('saved lists of ' || $1, 0))`,
);

/** Does nothing when the id exists, or the customer has `most` lists. */
export const insertSavedList = statement(
  'purchase.insert_saved_list',
  `insert into purchase.saved_list (id, customer_id, identity_id, is_shared, name, version_ids, quantities, prices, made_at)
   select $listId::uuid, $customerId::uuid, $identityId::uuid, $isShared::boolean, $name, $versionIds::bigint[], $quantities::int[],
     $prices::int[], $at::timestamptz
   where $most > (select count(*) from purchase.saved_list o where o.customer_id = $customerId)
   on conflict (id) do nothing returning id`,
);

export const updateSavedList = statement(
  'purchase.update_saved_list',
  `update purchase.saved_list set name = $name, is_shared = $isShared, version_ids = $versionIds::bigint[],
     quantities = $quantities::int[], prices = $prices::int[], revision = revision + 1
   where id = $listId`,
);

/** Notes that a list was ordered, at these prices. */
export const noteListUsed = statement(
  'purchase.note_list_used',
  `update purchase.saved_list set used_at = $at, prices = $prices::int[]
   where id = $listId and cardinality(version_ids) = cardinality($prices::int[])`,
);

export const removeSavedList = statement(
  'purchase.remove_saved_list',
  `delete from purchase.saved_list l where l.id = $listId and ${isSeen} returning l.id`,
);
