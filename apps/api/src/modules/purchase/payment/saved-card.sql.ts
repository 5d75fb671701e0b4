import { statement } from '../../../platform/db.ts';

export interface SavedCardRow {
  id: string;
  brand: string;
  lastFour: string;
  holder: string;
  expMonth: string;
  expYear: string;
}

/** A card belongs to one identity buying for one customer; others do not see it. */
export const listSavedCards = statement(
  'purchase.list_saved_cards',
  `select id, brand, last_four as "lastFour", holder, exp_month as "expMonth", exp_year as "expYear"
   from purchase.saved_card where identity_id = $identityId and customer_id = $customerId order by created_at desc, id`,
);

export const findSavedCard = statement(
  'purchase.find_saved_card',
  `select source_id as "sourceId" from purchase.saved_card where identity_id = $identityId and customer_id = $customerId and id = $id`,
);

/** At most `most` cards; the same card of the gateway only once. */
export const insertSavedCard = statement(
  'purchase.insert_saved_card',
  `insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
   select $identityId::uuid, $customerId::uuid, $sourceId, $brand, $lastFour, $holder, $expMonth, $expYear
   where (select count(*) from purchase.saved_card where identity_id = $identityId and customer_id = $customerId) < $most::int
   on conflict (source_id) do nothing`,
);

export const deleteSavedCard = statement(
  'purchase.delete_saved_card',
  `delete from purchase.saved_card where identity_id = $identityId and customer_id = $customerId and id = $id returning id`,
);
