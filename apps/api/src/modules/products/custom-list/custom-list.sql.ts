import { statement } from '../../../platform/db.ts';
import { type CardRow, type ShownTo, cardColumns, cardJoins } from '../card/card.sql.ts';

/** A page of a curated list: its name and total in every row; an empty page is one row without a card. No row, no list. */
export type CustomListRow = { title: string; total: number } & (CardRow | { id: null });

export const findCustomList = statement<CustomListRow, [...ShownTo, urlName: string, limit: number, offset: number]>(
  'products.find_custom_list',
  `with list as (
     select id, name from products.custom_list where url_name = $4
   ), items as materialized (
     select p.id, row_number() over (order by item.position, item.product_id) as n
     from list join products.custom_list_item item on item.custom_list_id = list.id
     join products.product p on p.id = item.product_id and p.active
     where exists (select from products.version v where v.product_id = p.id and v.active)
   ), page as (
     select id as of_page, n from items order by n limit $5 offset $6
   )
   select list.name as title, (select count(*)::int from items) as total, card.*
   from list left join (
     select page.n, ${cardColumns} from page join products.product p on p.id = page.of_page ${cardJoins}
   ) card on true
   order by card.n`,
);
