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

export const findSavedCard = statement<{ sourceId: string }, [identityId: string, customerId: string, id: string]>(
  'purchase.find_saved_card',
  `select source_id as "sourceId" from purchase.saved_card where identity_id = $1 and customer_id = $2 and id = $3`,
);

/** At most `most` cards; the same card of the gateway only once. */
export const insertSavedCard = statement<
  never,
  [
    identityId: string,
    customerId: string,
    sourceId: string,
    brand: string,
    lastFour: string,
    holder: string,
    expMonth: string,
    expYear: string,
    most: number,
  ]
>(
  'purchase.insert_saved_card',
  `insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
   select $1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8
   where (select count(*) from purchase.saved_card where identity_id = $1 and customer_id = $2) < $9::int
   on conflict (source_id) do nothing`,
);

export const deleteSavedCard = statement<{ id: string }, [identityId: string, customerId: string, id: string]>(
  'purchase.delete_saved_card',
  `delete from purchase.saved_card where identity_id = $1 and customer_id = $2 and id = $3 returning id`,
);
