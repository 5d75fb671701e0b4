import { statement } from '../../../platform/db.ts';

export interface LockedVersion {
  id: string;
  product_id: string;
  code: string;
  /** "Tinte Aura, 7.1 Cenizo". */
  name: string;
  base_price: number;
}

/** The version of a code: a version's, or that of a product with one version. Locks the row. */
export const lockVersionOfCode = statement<LockedVersion, [code: string]>(
  'products.lock_version_of_code',
  `select v.id, v.product_id, v.code, v.base_price,
     concat_ws(', ', p.name, nullif(concat_ws(' ', v.shade_code, v.shade_name), ''), v.volume || ' ' || v.volume_unit) as name
   from products.version v join products.product p on p.id = v.product_id
   where v.id = coalesce((select id from products.version where code = $1),
     (select single.id from products.product its join products.version single on single.product_id = its.id
      where its.code = $1 and not its.has_versions order by single.id limit 1))
   for no key update of v`,
);

export const findTradePrice = statement<{ amount: number }, [versionId: string, tradeTypeId: string]>(
  'products.find_trade_price',
  `select amount from products.price where version_id = $1 and trade_type_id = $2`,
);

export const setBasePrice = statement<never, [versionId: string, pesos: number]>(
  'products.set_base_price',
  `update products.version set base_price = $2 where id = $1`,
);

export const setTradePrice = statement<never, [versionId: string, tradeTypeId: string, pesos: number]>(
  'products.set_trade_price',
  `insert into products.price (version_id, trade_type_id, amount) values ($1, $2, $3)
   on conflict (version_id, trade_type_id) do update set amount = excluded.amount`,
);
