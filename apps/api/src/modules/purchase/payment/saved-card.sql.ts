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
export const listSavedCards = statement<SavedCardRow, [identityId: string, customerId: string]>(
  'purchase.list_saved_cards',
  `select id, brand, last_four as "lastFour", holder, exp_month as "expMonth", exp_year as "expYear"
   from purchase.saved_card where identity_id = $1 and customer_id = $2 order by created_at desc, id`,
);

export const findSavedCard = statement<{ sourceId: string }, { identityId: string; customerId: string; id: string }>(
  'purchase.find_saved_card',
  `select source_id as "sourceId" from purchase.saved_card where identity_id = $identityId and customer_id = $customerId and id = $id`,
  ['identityId', 'customerId', 'id'],
);

/** At most `most` cards; the same card of the gateway only once. */
export const insertSavedCard = statement<
  never,
  {
    identityId: string;
    customerId: string;
    sourceId: string;
    brand: string;
    lastFour: string;
    holder: string;
    expMonth: string;
    expYear: string;
    most: number;
  }
>(
  'purchase.insert_saved_card',
  `insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
   select $identityId::uuid, $customerId::uuid, $sourceId, $brand, $lastFour, $holder, $expMonth, $expYear
   where (select count(*) from purchase.saved_card where identity_id = $identityId and customer_id = $customerId) < $most::int
   on conflict (source_id) do nothing`,
  ['identityId', 'customerId', 'sourceId', 'brand', 'lastFour', 'holder', 'expMonth', 'expYear', 'most'],
);

export const deleteSavedCard = statement<{ id: string }, { identityId: string; customerId: string; id: string }>(
  'purchase.delete_saved_card',
  `delete from purchase.saved_card where identity_id = $identityId and customer_id = $customerId and id = $id returning id`,
  ['identityId', 'customerId', 'id'],
);
