import type { Product } from '@tonalia/contract/products';
import { type Desk, each, pageRow, row, timed } from './office-desk.ts';
import { measureImport } from './office-import.ts';
import type { ReportRow } from './report.ts';

const VERSIONS = '/api/products/office/versions';
const CELLS = 1_000;
const SAVES = 4;
const PRICES = 6;
const words = ['rubio', 'tinte', 'rojo', 'esmalte', '7.1', 'crema', 'cenizo', 'champu', 'negro', 'labial'];

const pages: Readonly<Record<string, (n: number) => string>> = {
  'grid, a page': (n) => `${VERSIONS}?sort=${['name', 'code', 'price', '-price'][n % 4]}&page=${1 + n}`,
  'grid, a word': (n) => `${VERSIONS}?q=${words[n % words.length]}&page=${1 + (n % 5)}`,
  'grid, by product': (n) => `/api/products/office/version-groups?page=${1 + n}`,
  'grid, counts of tabs': (n) => `${VERSIONS}/tabs?q=${words[n % words.length]}`,
  'stock, by cover': (n) => `/api/products/office/stock?page=${1 + (n % 9)}`,
  'stock, a word': (n) => `/api/products/office/stock?q=${words[n % words.length]}`,
  'movements of stock': (n) => `/api/products/office/movements?warehouseId=${['BOG', 'MDE'][n % 2]}`,
  'customers, by name': (n) => `/api/customers/office/customers?page=${1 + n}`,
  'customers, a tab': (n) =>
    `/api/customers/office/customers?tab=${['new', 'quiet', 'overdue', 'blocked'][n % 4]}&page=${1 + (n % 3)}`,
  'customers, by what they bought': (n) => `/api/customers/office/customers?sort=-bought&page=${1 + (n % 9)}`,
  'customers, a name': (n) => `/api/customers/office/customers?q=${encodeURIComponent(`salón ${n}`)}`,
};

/** Measures pages of the grid, of stock and of customers, 1,000 saved cells, a price until a guest sees it, and the preview of a list. */
export async function measureOfficeCatalogue(desk: Desk, listed: number): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const [name, path] of Object.entries(pages)) rows.push(await pageRow(desk, name, path));
  rows.push(await savedCells(desk), await publishedPrice(desk), await measureImport(desk, listed));
  return rows;
}

/** Prices of 1,000 versions, up or down by 50 pesos. */
async function savedCells(desk: Desk): Promise<ReportRow> {
  const took = await each(SAVES, async () => {
    const { rows } = await desk.db.query<{ id: string; version: number; price: number }>(
      `select v.id::text, (v.revision + p.revision)::int as version, v.base_price::int as price
       from products.version v join products.product p on p.id = v.product_id
       where v.base_price between 1000 and 200000 order by random() limit $1`,
      [CELLS],
    );
    const edits = rows.map(({ id, version, price }) => ({
      versionId: id,
      version,
      field: 'price',
      value: price + 50,
    }));
    return timed(desk, `PATCH ${VERSIONS}`, { edits, isConfirmed: true });
  });
  return row(`${CELLS} cells saved`, took.slice(1), 1_000);
}

/** From the request of a new price until the shop's API gives it to a guest. */
async function publishedPrice(desk: Desk): Promise<ReportRow> {
  const { rows } = await desk.db.query<PricedVersion>(
    `select v.id::text, (v.revision + p.revision)::int as version, v.base_price::int as price, p.id::text as product, v.code
     from products.version v join products.product p on p.id = v.product_id
     where p.selling = 'published' and p.kind = 'simple' order by v.id limit $1`,
    [PRICES],
  );
  const took: number[] = [];
  for (const one of rows) took.push(await untilSold(desk, one));
  return row('a price until a guest sees it', took.slice(1), 2_000);
}

interface PricedVersion {
  id: string;
  version: number;
  price: number;
  product: string;
  code: string;
}

async function untilSold(desk: Desk, { id, version, price, product, code }: PricedVersion): Promise<number> {
  const value = price + 50;
  const edits = [{ versionId: id, version, field: 'price', value }];
  const began = performance.now();
  await timed(desk, `PATCH ${VERSIONS}`, { edits, isConfirmed: true });
  for (;;) {
    const answer = await fetch(`${desk.server.url}/api/products/product/query?_id=${product}`);
    const { results } = (await answer.json()) as { results: Product }; // as: the contract's answer
    if (results.versions.find((one) => one.code === code)?.originalPrice === value) return performance.now() - began;
    if (performance.now() - began > 10_000) throw new Error(`the shop does not sell ${code} for its new price`);
  }
}
