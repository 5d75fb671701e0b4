import { statement } from '../../../platform/db.ts';

/** What the customer chose for these words before. */
export const findListChoices = statement(
  'products.find_list_choices',
  `select c.words, c.version_id as "versionId", v.product_id as "productId"
   from products.list_choice c join products.version v on v.id = c.version_id
   where c.customer_id = $customerId and c.words = any($words::text[])`,
);

/** Remembers a version on sale for words in the place of an earlier one, and forgets the oldest above `most`. No row when it is not on sale. */
export const rememberChoice = statement(
  'products.remember_list_choice',
  `with chosen as (
     insert into products.list_choice (customer_id, words, version_id, chosen_at)
     select $customerId::uuid, $words, v.id, $at::timestamptz
     from products.version v join products.product p on p.id = v.product_id
     where v.id = $versionId and v.active and p.active
     on conflict (customer_id, words) do update set version_id = excluded.version_id, chosen_at = excluded.chosen_at
     returning words),
   old as (
     delete from products.list_choice c using (
       select o.words from products.list_choice o where o.customer_id = $customerId and o.words <> $words
       order by o.chosen_at desc, o.words offset $most - 1) oldest
     where c.customer_id = $customerId and c.words = oldest.words)
   select words from chosen`,
);

export const removeListChoicesOf = statement<never, [customerId: string]>(
  'products.remove_list_choices_of',
  `delete from products.list_choice where customer_id = $1`,
);
