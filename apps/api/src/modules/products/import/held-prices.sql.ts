import { statement } from '../../../platform/db.ts';

/** Which prices of versions are in programs. */
export const listProgrammedOf = statement(
  'products.list_programmed_of_import',
  `select version_id::text as "versionId", trade_type_id as "tradeTypeId" from products.programmed_price
   where program_id = any($1::uuid[]) and version_id = any($2::bigint[])`,
);

export const putPricesBack = statement(
  'products.hold_import_prices',
  `update products.version v set base_price = h.pesos from unnest($1::bigint[], $2::int[]) as h (id, pesos) where v.id = h.id`,
);

/** 0: the version had no price of its own in the list. */
export const putTradePricesBack = statement(
  'products.hold_import_trade_prices',
  `with h as (select * from unnest($versionIds::bigint[], $tradeTypeIds::text[], $pesos::int[]) as h (version_id, trade_type_id, pesos)),
   gone as (
     delete from products.price p using h where h.pesos = 0 and p.version_id = h.version_id and p.trade_type_id = h.trade_type_id)
   update products.price p set amount = h.pesos from h
   where h.pesos > 0 and p.version_id = h.version_id and p.trade_type_id = h.trade_type_id`,
);
