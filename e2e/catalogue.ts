import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface SeededShade {
  /** As the maker prints it: "7.1". */
  code: string;
  name: string;
  /** Units in Bogotá. */
  stock: number;
}

export interface SeededProduct {
  id: string;
  code: string;
  name: string;
  path: string;
}

interface ProductOptions {
  name?: string;
  price?: number;
  /** Without shades it is a plain product of `stock` units. */
  shades?: readonly SeededShade[];
  stock?: number;
  /** Dispatch date of units that are not in stock. */
  presale?: string;
}

const tones = ['#3B2A20', '#5A3F2C', '#7A563A', '#9A7048', '#B98C5C', '#D3AC7A', '#E4C99C'];

/** A product of this journey alone, so that no other journey takes its stock. Similar to the demo's. */
export async function makeProduct(db: pg.Pool, options: ProductOptions = {}): Promise<SeededProduct> {
  const { price = 18_900, shades, stock = 0, presale } = options;
  const code = `J-${randomUUID().slice(0, 8).toUpperCase()}`;
  const name = `${options.name ?? 'Tinte en crema Jornada'} ${code.slice(2)}`;
  const { rows } = await db.query<{ id: string }>(
    `insert into products.product (code, name, description, manufacturer_id, category_id, has_versions, tile, picture, first_seen_at)
     select $1, $2, '', manufacturer_id, category_id, $3, tile, picture, now() - interval '1 year'
     from products.product where kind = 'simple' and active and has_colors = $3 order by id limit 1
     returning id`,
    [code, name, shades !== undefined],
  );
  const id = rows[0]?.id ?? '';
  const versions = shades?.map((shade, at) => ({
    ...shade,
    sku: `${code}-${shade.code}`,
    hex: tones[at % tones.length],
  }));
  for (const one of versions ?? [{ sku: code, stock, code: null, name: null, hex: null }]) {
    await db.query(
      `with version as (
         insert into products.version (product_id, code, shade_code, shade_name, hex, section, base_price, first_seen_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() - interval '1 year') returning id
       )
       insert into products.stock (version_id, warehouse_id, available) select id, 'BOG', $8 from version`,
      [id, one.sku, one.code, one.name, one.hex, one.code && `${one.code.split('.')[0]} Rubio`, price, one.stock],
    );
  }
  if (presale) {
    await db.query(
      `insert into products.presale (product_id, closes_at, dispatch_date) values ($1, now() + interval '60 days', $2)`,
      [id, presale],
    );
  }
  await db.query('select products.refresh_stocked(array[$1::bigint])', [id]);
  await db.query('select products.refresh_shown(array[$1::bigint])', [id]);
  return { id, code, name, path: `/product/jornada/${id}/details` };
}

/** Remaining units of a product in Bogotá. */
export async function unitsLeft(db: pg.Pool, product: SeededProduct): Promise<number> {
  const { rows } = await db.query<{ units: number }>(
    `select sum(s.available)::int as units from products.stock s join products.version v on v.id = s.version_id
     where v.product_id = $1 and s.warehouse_id = 'BOG'`,
    [product.id],
  );
  return rows[0]?.units ?? 0;
}

/** The price for a trade type, where it differs from the base price. */
export async function setPrice(
  db: pg.Pool,
  product: SeededProduct,
  tradeTypeId: string,
  amount: number,
): Promise<void> {
  await db.query(
    `insert into products.price (version_id, trade_type_id, amount)
     select id, $2, $3 from products.version where product_id = $1`,
    [product.id, tradeTypeId, amount],
  );
}
