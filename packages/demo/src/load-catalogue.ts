import type { ClientBase } from 'pg';
import { type Brand, brands } from './brands.ts';
import { categories } from './categories.ts';
import { type NamedProducts, type Size, catalogue } from './catalogue.ts';
import { type Cell, copy } from './copy.ts';
import { daysFrom, period, workingDay } from './days.ts';
import type { DemoProduct } from './product.ts';
import { familyIds } from './shade.ts';
import { barcodeOf, reserveOf, shelfOf } from './shelves.ts';
import { tradePrices } from './trade-prices.ts';

/** Called while the demo is loaded: `done` of `total` versions; `what` is the step in Spanish. */
export type ReportProgress = (done: number, total: number, what: string) => void;

/** Products per batch: small enough for memory, large enough for speed. */
const CHUNK = 400;

/**
 * Writes brands, categories, products, versions, stock and prices. Returns what orders and deals are generated from.
 */
export async function loadCatalogue(
  client: ClientBase,
  size: Size,
  now: Date,
  onProgress: ReportProgress,
): Promise<NamedProducts & { sellable: DemoProduct[] }> {
  const { opening, rest, expected } = catalogue(size);
  await copyBrands(client, brands);
  await copyCategories(client);

  const known = new Set(brands.map(({ id }) => id));
  const sellable: DemoProduct[] = [];
  let chunk = [...opening.products];
  let done = 0;
  const flush = async (): Promise<void> => {
    const newBrands = new Map(chunk.flatMap(({ brand }) => (known.has(brand.id) ? [] : [[brand.id, brand]])));
    await copyBrands(client, [...newBrands.values()]);
    for (const id of newBrands.keys()) known.add(id);
    await copyProducts(client, chunk, now);
    done += chunk.reduce((sum, product) => sum + product.versions.length, 0);
    onProgress(Math.min(done, expected), expected, 'productos');
    // Orders use only the named brands; the rest would cost memory.
    sellable.push(...chunk.filter(({ brand }) => brand.id <= brands.length));
    chunk = [];
  };
  for (const { product } of rest) {
    chunk.push(product);
    if (chunk.length >= CHUNK) await flush();
  }
  await flush();
  await copy(
    client,
    'products.combo_part',
    ['combo_id', 'position', 'product_id', 'version_id', 'quantity'],
    opening.parts.map((part) => [part.comboId, part.position, part.productId, part.versionId, part.quantity]),
  );
  await pictureCategories(client);
  for (const table of ['manufacturer', 'category', 'product', 'version']) {
    await client.query(
      `select setval(pg_get_serial_sequence('products.${table}', 'id'), (select max(id) from products.${table}))`,
    );
  }
  return { ...opening, sellable };
}

async function copyBrands(client: ClientBase, rows: readonly Brand[]): Promise<void> {
  await copy(
    client,
    'products.manufacturer',
    ['id', 'name', 'ink', 'ground', 'picture'],
    rows.map(({ id, name, ink, ground }) => [
      id,
      name,
      ink,
      ground,
      { width: 400, height: 300, items: [], background: ground, wordmark: { text: name, color: ink } },
    ]),
  );
}

async function copyCategories(client: ClientBase): Promise<void> {
  await copy(
    client,
    'products.category',
    ['id', 'parent_id', 'name', 'position', 'picture'],
    categories.map(({ id, parentId, name, position, picture }) => [id, parentId, name, position, picture]),
  );
}

/** The first product of a category provides its picture. */
async function pictureCategories(client: ClientBase): Promise<void> {
  await client.query(
    `update products.category c set picture = (
       select p.picture from products.product p where p.category_id = c.id and p.kind = 'simple' order by p.id limit 1
     ) where c.picture is null`,
  );
}

async function copyProducts(client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> {
  await copyProductRows(client, products, now);
  // Before the versions: the trigger that raises the revision of a repriced version then finds none.
  await copyTradePrices(client, products);
  await copyVersions(client, products, now);
  await copyStock(client, products);
  await copyPresales(client, products, now);
  await copyDeals(client, products, now);
}

const copyProductRows = (client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> =>
  copy(
    client,
    'products.product',
    [
      'id',
      'code',
      'name',
      'description',
      'manufacturer_id',
      'category_id',
      'kind',
      'has_versions',
      'min_quantity',
      'attributes',
      'tile',
      'picture',
      'first_seen_at',
    ],
    products.map((product) => productRow(product, now)),
  );

const copyVersions = (client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> =>
  copy(
    client,
    'products.version',
    [
      'id',
      'product_id',
      'code',
      'shade_code',
      'shade_name',
      'hex',
      'colour_family_id',
      'section',
      'height',
      'reflection',
      'volume',
      'volume_unit',
      'base_price',
      'excluded_from_presale',
      'position',
      'first_seen_at',
      'barcode',
    ],
    products.flatMap((product) => versionRows(product, now)),
  );

const copyStock = (client: ClientBase, products: readonly DemoProduct[]): Promise<void> =>
  copy(
    client,
    'products.stock',
    ['version_id', 'warehouse_id', 'available', 'shelf', 'reserve_shelf'],
    products.flatMap((product) =>
      product.versions.flatMap(({ id, position, stock }) =>
        Object.entries(stock).map(([warehouse, available]): Cell[] => {
          const shelf = shelfOf(product, position);
          return [id, warehouse, available, shelf, reserveOf(shelf, available)];
        }),
      ),
    ),
  );

const copyTradePrices = (client: ClientBase, products: readonly DemoProduct[]): Promise<void> =>
  copy(
    client,
    'products.price',
    ['version_id', 'trade_type_id', 'amount'],
    products.flatMap(({ segment, versions }) =>
      versions.flatMap(({ id, price }) =>
        tradePrices(segment, price).map(([tradeType, amount]): Cell[] => [id, tradeType, amount]),
      ),
    ),
  );

const copyPresales = (client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> =>
  copy(
    client,
    'products.presale',
    ['product_id', 'opens_at', 'closes_at', 'dispatch_date', 'capacity'],
    products.flatMap(({ id, presale }): Cell[][] =>
      presale
        ? [
            [
              id,
              daysFrom(now, -10),
              daysFrom(now, presale.inDays + 20),
              workingDay(now, presale.inDays),
              presale.capacity,
            ],
          ]
        : [],
    ),
  );

const copyDeals = (client: ClientBase, products: readonly DemoProduct[], now: Date): Promise<void> =>
  copy(
    client,
    'products.deal',
    ['name', 'discount_type', 'amount', 'product_id', 'during'],
    products.flatMap(({ id, deal }): Cell[][] =>
      deal ? [['Semana del color', 'value', deal, id, period(daysFrom(now, -7), daysFrom(now, 9))]] : [],
    ),
  );

function productRow(product: DemoProduct, now: Date): Cell[] {
  return [
    product.id,
    product.code,
    product.name,
    product.description,
    product.brand.id,
    product.categoryId,
    product.kind,
    product.hasVersions,
    product.minQuantity,
    product.attributes,
    product.tile,
    product.picture,
    daysFrom(now, -product.seenDaysAgo),
  ];
}

function versionRows({ id, versions }: DemoProduct, now: Date): Cell[][] {
  return versions.map((version) => {
    const { shade } = version;
    return [
      version.id,
      id,
      version.code,
      shade?.code,
      shade?.name,
      shade?.hex,
      shade && familyIds[shade.family],
      shade?.section,
      shade?.height,
      shade?.reflection,
      version.volume,
      version.unit,
      version.price,
      version.excludedFromPresale,
      version.position,
      daysFrom(now, -version.seenDaysAgo),
      barcodeOf(version.id),
    ];
  });
}
