import type { Database } from '../src/platform/transaction.ts';

/** Two warehouses, `BOG` the default, and the tracking data that stock needs. */
export async function makeWarehouses(db: Database): Promise<void> {
  await db.query(`insert into tracking.warehouse (id, name, city_id, is_default) values
    ('BOG', 'Bogotá', '11001', true), ('MDE', 'Medellín', '05001', false) on conflict (id) do nothing`);
}

export interface VersionToMake {
  code?: string;
  shade?: [code: string | null, name: string];
  hex?: string;
  family?: number;
  volume?: [amount: number, unit: 'ml' | 'g' | 'und'];
  price?: number;
  excludedFromPresale?: boolean;
  unitsSold?: number;
  active?: boolean;
  /** Units in BOG, or by warehouse. */
  stock?: number | Record<string, number>;
}

export interface ProductToMake {
  code?: string;
  name?: string;
  brand?: string;
  /** "Coloración" or "Coloración/Tintes". */
  category?: string;
  kind?: 'simple' | 'combo';
  minQuantity?: number;
  unitsSold?: number;
  /** Units sold from each warehouse; their total unless `unitsSold` says otherwise. */
  soldIn?: Record<string, number>;
  firstSeenAt?: Date;
  active?: boolean;
  /** Without them the product has one version with its own code. */
  versions?: VersionToMake[];
  price?: number;
  stock?: number | Record<string, number>;
  presale?: { dispatchDate: string; capacity?: number; opensAt?: Date; closesAt?: Date };
  parts?: { productId: string; versionId?: string; quantity: number }[];
}

export interface MadeProduct {
  id: string;
  code: string;
  manufacturerId: string;
  categoryId: string;
  versions: { id: string; code: string }[];
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
let made = 0;

/** A product on sale: its versions, stock and presale, with the search index up to date. */
export async function makeProduct(db: Database, given: ProductToMake = {}): Promise<MadeProduct> {
  made += 1;
  const { code = `P${made}`, name = `Producto ${made}`, brand = 'Marca', category = 'Cabello' } = given;
  const { kind = 'simple', minQuantity = 1, soldIn = {}, firstSeenAt = LONG_AGO, active = true } = given;
  const { unitsSold = Object.values(soldIn).reduce((sum, units) => sum + units, 0) } = given;
  await makeWarehouses(db);
  const manufacturerId = await makeManufacturer(db, brand);
  const categoryId = await makeCategory(db, category);
  const id = await idOf(
    db,
    `insert into products.product (code, name, manufacturer_id, category_id, kind, has_versions, min_quantity, units_sold, sold_in, first_seen_at, selling)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      code,
      name,
      manufacturerId,
      categoryId,
      kind,
      given.versions !== undefined,
      minQuantity,
      unitsSold,
      soldIn,
      firstSeenAt,
      active ? 'published' : 'draft',
    ],
  );
  const { price = 10_000, stock = 0 } = given;
  const versions: MadeProduct['versions'] = [];
  for (const [position, version] of (given.versions ?? [{ code, price, stock }]).entries()) {
    versions.push(await makeVersion(db, { price, ...version }, { id, code, position, firstSeenAt }));
  }
  if (given.presale) {
    const { dispatchDate, capacity = null, opensAt = LONG_AGO, closesAt = new Date('2100-01-01') } = given.presale;
    await db.query(
      `insert into products.presale (product_id, opens_at, closes_at, dispatch_date, capacity) values ($1, $2, $3, $4, $5)`,
      [id, opensAt, closesAt, dispatchDate, capacity],
    );
  }
  for (const [position, part] of (given.parts ?? []).entries()) {
    await db.query(
      `insert into products.combo_part (combo_id, position, product_id, version_id, quantity) values ($1, $2, $3, $4, $5)`,
      [id, position, part.productId, part.versionId ?? null, part.quantity],
    );
  }
  await db.query('select products.refresh_shown($1)', [[id]]);
  return { id, code, manufacturerId, categoryId, versions };
}

async function makeVersion(
  db: Database,
  given: VersionToMake,
  product: { id: string; code: string; position: number; firstSeenAt: Date },
): Promise<{ id: string; code: string }> {
  const {
    code = `${product.code}-${product.position + 1}`,
    shade = [null, null],
    volume = [null, null],
    stock = 0,
  } = given;
  const id = await idOf(
    db,
    `insert into products.version (product_id, code, shade_code, shade_name, hex, colour_family_id, volume, volume_unit, base_price,
       excluded_from_presale, position, selling, first_seen_at, units_sold)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      product.id,
      code,
      ...shade,
      given.hex ?? null,
      given.family ?? null,
      ...volume,
      given.price ?? 10_000,
      given.excludedFromPresale ?? false,
      product.position,
      (given.active ?? true) ? 'published' : 'draft',
      product.firstSeenAt,
      given.unitsSold ?? 0,
    ],
  );
  for (const [warehouse, available] of Object.entries(typeof stock === 'number' ? { BOG: stock } : stock)) {
    await db.query('insert into products.stock (version_id, warehouse_id, available) values ($1, $2, $3)', [
      id,
      warehouse,
      available,
    ]);
  }
  return { id, code };
}

export async function makeManufacturer(db: Database, name: string): Promise<string> {
  return idOf(
    db,
    `insert into products.manufacturer (name) values ($1)
     on conflict (plain_name) do update set name = excluded.name returning id`,
    [name],
  );
}

export async function makeCategory(db: Database, path: string): Promise<string> {
  const [parent, child] = path.split('/');
  const insert = `insert into products.category (parent_id, name) values ($1, $2)
    on conflict (parent_id, name) do update set name = excluded.name returning id`;
  const parentId = await idOf(db, insert, [null, parent]);
  return child === undefined ? parentId : idOf(db, insert, [parentId, child]);
}

export interface DealToMake {
  name?: string;
  type?: 'percentage' | 'value';
  amount: number;
  productId?: string;
  manufacturerId?: string;
  categoryId?: string;
  tradeTypeId?: string;
  minQuantity?: number;
  during?: string;
  weekdays?: number[];
}

export async function makeDeal(db: Database, deal: DealToMake): Promise<string> {
  return idOf(
    db,
    `insert into products.deal (name, discount_type, amount, product_id, manufacturer_id, category_id, trade_type_id, min_quantity, during, weekdays)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      deal.name ?? 'Oferta',
      deal.type ?? 'percentage',
      deal.amount,
      deal.productId ?? null,
      deal.manufacturerId ?? null,
      deal.categoryId ?? null,
      deal.tradeTypeId ?? null,
      deal.minQuantity ?? 1,
      deal.during ?? '[2020-01-01, 2100-01-01)',
      deal.weekdays ?? [],
    ],
  );
}

export async function makeProgrammedPrice(
  db: Database,
  versionId: string,
  amount: number,
  {
    name = 'Precio de temporada',
    during = '[2020-01-01, 2100-01-01)',
    tradeTypeId = null as string | null,
    replaces = false,
  } = {},
): Promise<string> {
  return idOf(
    db,
    `insert into products.programmed_price (name, version_id, trade_type_id, during, amount, replaces)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [name, versionId, tradeTypeId, during, amount, replaces],
  );
}

export async function makeTradePrice(
  db: Database,
  versionId: string,
  tradeTypeId: string,
  amount: number,
): Promise<void> {
  await db.query('insert into products.price (version_id, trade_type_id, amount) values ($1, $2, $3)', [
    versionId,
    tradeTypeId,
    amount,
  ]);
}

async function idOf(db: Database, text: string, values: unknown[]): Promise<string> {
  const { rows } = await db.query<{ id: string }>(text, values);
  const [row] = rows;
  if (!row) throw new Error('the statement returned no id');
  return row.id;
}
