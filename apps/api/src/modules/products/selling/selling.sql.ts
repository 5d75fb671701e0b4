import { statement } from '../../../platform/db.ts';
import type { Selling, SellingState } from './selling.rules.ts';

export type SellingRow = Selling;

/** A product, or one version of a product that has some, with its state. */
export interface SellingItem extends Selling {
  level: 'product' | 'version';
  id: string;
  productId: string;
  code: string;
  /** "Tinte Aura, 7.1 Cenizo". */
  name: string;
  /** Versions on sale once the item is published: a count for a product, 0 or 1 for a version. */
  versionsPublished: number;
  /** The state of the product, which a version depends on. */
  productSelling: SellingState;
}

const productItem = `
  'product' as level, p.id, p.id as "productId", p.code, p.name, p.selling, p.selling_reason, p.selling_by,
  (select count(*)::int from products.version v where v.product_id = p.id and (v.active or v.withdrawn_by_import)) as "versionsPublished",
  p.selling as "productSelling"`;

const versionItem = `
  'version' as level, v.id, p.id as "productId", v.code,
  concat_ws(', ', p.name, nullif(concat_ws(' ', v.shade_code, v.shade_name), ''), v.volume || ' ' || v.volume_unit) as name,
  v.selling, v.selling_reason, v.selling_by, 1 as "versionsPublished", p.selling as "productSelling"`;

/** Items by code: the product when a product has the code, else the version. Unknown codes are left out. */
export const findItemsByCode = statement<SellingItem, [codes: string[]]>(
  'products.find_selling_by_code',
  `select ${productItem} from products.product p where p.code = any($1)
   union all
   select ${versionItem} from products.version v join products.product p on p.id = v.product_id
   where v.code = any($1) and not exists (select from products.product same where same.code = v.code)
   order by code`,
);

/** All products of a brand, whatever their state. */
export const findItemsOfBrand = statement<SellingItem, [brand: string]>(
  'products.find_selling_of_brand',
  `select ${productItem} from products.product p
   where p.manufacturer_id = (select id from products.manufacturer where plain_name = platform.plain_text($1)) order by p.code`,
);

/** Lists products and versions that are not on sale, of one brand or all, last change first. */
export const listNotOnSale = statement<SellingItem & { at: Date | null }, [brand: string | null, most: number]>(
  'products.list_not_on_sale',
  `select * from (
     (select ${productItem}, p.selling_at as at from products.product p
      where not p.active and ($1::text is null or p.manufacturer_id =
        (select id from products.manufacturer where plain_name = platform.plain_text($1)))
      order by p.selling_at desc, p.id limit $2)
     union all
     (select ${versionItem}, v.selling_at as at from products.version v join products.product p on p.id = v.product_id
      where not v.active and ($1::text is null or p.manufacturer_id =
        (select id from products.manufacturer where plain_name = platform.plain_text($1)))
      order by v.selling_at desc, v.id limit $2)
   ) item order by at desc nulls last, code limit $2`,
);

export interface ChangedSelling {
  id: string;
  productId: string;
  code: string;
  before: SellingState;
}

/** Sets the state of products; returns those that had another one, or another reason. */
export const setProductSelling = statement(
  'products.set_product_selling',
  `with old as (
     select id, selling from products.product
     where id = any($ids::bigint[]) and (selling, selling_reason) is distinct from ($to::text, $reason::text) order by id for no key update)
   update products.product p set selling = $to, selling_reason = $reason, selling_by = $by, selling_at = now()
   from old where p.id = old.id returning p.id, p.id as "productId", p.code, old.selling as before`,
);

/** Sets the state of versions; returns those that had another one, or another reason. */
export const setVersionSelling = statement(
  'products.set_version_selling',
  `with old as (
     select id, selling from products.version
     where id = any($ids::bigint[])
       and (selling, selling_reason, withdrawn_by_import) is distinct from ($to::text, $reason::text, $byImport::boolean) order by id for no key update)
   update products.version v set selling = $to, selling_reason = $reason, selling_by = $by, selling_at = now(), withdrawn_by_import = $byImport
   from old where v.id = old.id returning v.id, v.product_id as "productId", v.code, old.selling as before`,
);

/** The versions of products that an import withdrew. */
export const findWithdrawnByImport = statement<{ id: string }, [productIds: string[]]>(
  'products.find_withdrawn_by_import',
  `select id from products.version where product_id = any($1::bigint[]) and withdrawn_by_import order by id`,
);
