import { statement } from '../../../platform/db.ts';

export interface LockedVersion {
  id: string;
  product_id: string;
  code: string;
  /** "Tinte Aura, 7.1 Cenizo". */
  name: string;
  base_price: number;
}

/** The version of a code: a version's, or that of a product with one version. Locks its product, and then its row. */
export const lockVersionOfCode = statement<LockedVersion, [code: string]>(
  'products.lock_version_of_code',
  `select v.id, v.product_id, v.code, v.base_price,
     concat_ws(', ', p.name, nullif(concat_ws(' ', v.shade_code, v.shade_name), ''), v.volume || ' ' || v.volume_unit) as name
   from products.version v join products.product p on p.id = v.product_id
   where v.id = coalesce((select id from products.version where code = $1),
     (select single.id from products.product its join products.version single on single.product_id = its.id
      where its.code = $1 and not its.has_versions order by single.id limit 1))
   for no key update of p, v`,
);

export const findTradePrice = statement<{ amount: number }, [versionId: string, tradeTypeId: string]>(
  'products.find_trade_price',
  `select amount from products.price where version_id = $1 and trade_type_id = $2`,
);

/** Sets the list prices of versions with locked rows. */
export const setBasePrices = statement(
  'products.set_base_prices',
  `update products.version v set base_price = new.pesos
   from unnest($ids::bigint[], $pesos::int[]) as new (id, pesos) where v.id = new.id`,
);

/** Sets prices of trade types for versions with locked rows. */
export const setTradePrices = statement(
  'products.set_trade_prices',
  `insert into products.price (version_id, trade_type_id, amount)
   select * from unnest($ids::bigint[], $tradeTypeIds::text[], $pesos::int[])
   on conflict (version_id, trade_type_id) do update set amount = excluded.amount`,
);

/** Removes prices of trade types from versions with locked rows. */
export const removeTradePrices = statement(
  'products.remove_trade_prices',
  `delete from products.price p using unnest($ids::bigint[], $tradeTypeIds::text[]) as old (id, trade_type_id)
   where p.version_id = old.id and p.trade_type_id = old.trade_type_id`,
);
