import type { OfflineSnapshot } from '@tonalia/contract/offline';
import { loadDemo } from '@tonalia/demo/load';
import { openSnapshot } from '@tonalia/offline/catalogue';
import { findVersion } from '@tonalia/offline/find-version';
import { recogniseOffline } from '@tonalia/offline/recognise';
import { recogniseCodes } from '@tonalia/offline/recognise-codes';
import { type OfflineSearch, buildSearch, searchProducts as searchOffline } from '@tonalia/offline/search';
import { type OfflineLine, sumOrder } from '@tonalia/offline/sum-order';
import { calculateTotals } from '@tonalia/rules/cart-lines';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueIndex } from '../src/modules/products/catalogue-index/catalogue-index.ts';
import type { CatalogueContext } from '../src/modules/products/catalogue-index/catalogue.ts';
import { loadIndex } from '../src/modules/products/catalogue-index/load.ts';
import { searchProducts } from '../src/modules/products/list/search-products.ts';
import { keepOfflineTable } from '../src/modules/products/offline/offline-table.ts';
import { createSnapshots } from '../src/modules/products/offline/read-snapshot.ts';
import { recogniseList } from '../src/modules/products/order-list/recognise-list.ts';
import type { CartLine } from '../src/modules/purchase/cart/cart-line.rules.ts';
import { priceLines, readCatalogue } from '../src/modules/purchase/cart/catalogue.ts';
import { createPool } from '../src/platform/pool.ts';
import type { Database } from '../src/platform/transaction.ts';
import { useDatabase } from './database.ts';
import { corpus } from './list-quality/corpus.ts';
import { askedQueries } from './search-quality/asked-queries.ts';
import { demoDocuments } from './search-quality/demo-documents.ts';
import { demoQueries } from './search-quality/demo-queries.ts';
import { readQueries } from './search-quality/quality.ts';
import { spokenQueries } from './search-quality/spoken-queries.ts';

const database = useDatabase();
const start = new Date();
let db: Database & { end(): Promise<void> };
let index: CatalogueIndex;
let offline: OfflineSearch;
let versions: { id: string; code: string; productId: string }[];
let shoppers: { tradeTypeId: string; agreedFor: null; warehouseId: string }[];

/** Prices, windows and deals beside those of the demo, so that every rule decides somewhere. */
const SPICE = `
  select setseed(0.42);
  insert into products.programmed_price (name, version_id, trade_type_id, during, amount, replaces)
    select 'De prueba', id, trade, tstzrange(now() - interval '9 days', now() + random() * interval '30 days'),
      greatest(1, round(base_price * (0.7 + random() * 0.6)))::int, random() < 0.4
    from products.version, (values (null), ('barberia'), ('peluqueria')) kinds(trade) where random() < 0.15
    on conflict do nothing;
  insert into products.price (version_id, trade_type_id, amount)
    select id, 'barberia', greatest(1, round(base_price * (0.8 + random() * 0.3)))::int from products.version where random() < 0.3
    on conflict do nothing;
  insert into products.deal (name, discount_type, amount, product_id, trade_type_id, min_quantity, during)
    select 'De prueba', case when random() < 0.5 then 'percentage' else 'value' end, 1 + floor(random() * 40)::int, id,
      case when random() < 0.3 then 'barberia' end, 1 + floor(random() * 8)::int, tstzrange(now() - interval '1 day', now() + random() * interval '40 days')
    from products.product where random() < 0.3;
  insert into products.deal (name, discount_type, amount, manufacturer_id, trade_type_id, min_quantity, during)
    select 'De una marca', 'percentage', 5 + floor(random() * 30)::int, id, case when random() < 0.3 then 'peluqueria' end,
      1 + floor(random() * 4)::int, tstzrange(now() + random() * interval '9 days', now() + interval '30 days')
    from products.manufacturer where random() < 0.3;
  insert into products.deal (name, discount_type, amount, category_id, min_quantity, during)
    select 'De una categoría', 'value', 500 + floor(random() * 3000)::int, id, 1 + floor(random() * 4)::int,
      tstzrange(now() - interval '1 day', now() + random() * interval '30 days')
    from products.category where parent_id is null or random() < 0.3;
  insert into products.deal (kind, name, discount_type, amount, product_id, min_quantity, during)
    select 'break', 'De prueba', 'percentage', 5 + floor(random() * 40)::int, id, units, tstzrange(now() - interval '1 day', null)
    from products.product, (values (3), (6)) of_units(units) where random() < 0.3;
  update products.deal set weekdays = array[1 + floor(random() * 7), 1 + floor(random() * 7)]::smallint[] where kind = 'deal' and random() < 0.4;
  update products.version set excluded_from_presale = true where random() < 0.2;
  update products.stock set available = floor(random() * 9)::int where random() < 0.5;`;

beforeAll(async () => {
  await loadDemo({ url: database.url, size: { versions: 3_000 }, now: start, hashPassword: async () => 'none' });
  db = createPool({ url: database.url, max: 3 });
  for (const sql of SPICE.split(';\n')) if (sql.trim()) await db.query(sql);
  const clock = { now: () => new Date() };
  index = await loadIndex(db, clock, () => false);
  const changes = { subscribe: () => {}, started: Promise.resolve(), deliverPending: () => Promise.resolve() };
  // as: it reads nothing else of the context
  const readTable = keepOfflineTable({ db, clock, changes } as unknown as Parameters<typeof keepOfflineTable>[0]);
  const idsOf = async (table: string) => (await db.query<{ id: string }>(`select id from ${table} order by id`)).rows;
  const tradeTypeIds = (await idsOf('auth.trade_type')).map(({ id }) => id);
  const warehouseIds = (await idsOf('tracking.warehouse')).map(({ id }) => id);
  const { body } = createSnapshots()(await readTable(), { tradeTypeIds, warehouseIds }, undefined);
  const { results } = JSON.parse((await body).toString()) as { results: OfflineSnapshot }; // as: the server wrote it
  const building = buildSearch(openSnapshot(results));
  let step = building.next();
  while (!step.done) step = building.next();
  offline = step.value;
  ({ rows: versions } = await db.query(
    `select v.id, v.code, v.product_id as "productId" from products.version v join products.product p on p.id = v.product_id
     where v.active and p.active order by v.id`,
  ));
  shoppers = tradeTypeIds.flatMap((tradeTypeId) =>
    warehouseIds.map((warehouseId) => ({ tradeTypeId, agreedFor: null, warehouseId })),
  );
}, 180_000);
afterAll(() => db.end());

/** A context of one moment; the index holds the whole catalogue. */
const contextAt = (now: Date) =>
  ({
    db,
    clock: { now: () => now },
    catalogue: { current: async () => index, isCurrent: () => false },
  }) as unknown as CatalogueContext; // as: reads use no more

const DAY = 86_400_000;
const CARTS = 10_000;
/** Carts of one shopper and moment, which the server prices with one read. */
const TOGETHER = 100;

const cart = fc.array(
  fc.record({
    at: fc.nat(),
    near: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    advanced: fc.boolean(),
  }),
  { minLength: 1, maxLength: 7 },
);

/** Lines of different versions, several of one product among them. */
function linesOf(drawn: readonly { at: number; near: number; quantity: number; advanced: boolean }[]): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const { at, near, quantity, advanced } of drawn) {
    const version = versions[((at % 400) * 7 + near) % versions.length];
    if (!version) continue;
    const seen = { seenPrice: 5_000, seenDate: advanced ? '2026-12-01' : null, seenOther: false };
    lines.set(version.id, {
      versionId: version.id,
      productId: version.productId,
      advanced,
      quantity,
      ...seen,
      choice: '',
      chosen: [],
    });
  }
  return [...lines.values()];
}
const codeOf = (id: string): string => versions.find((version) => version.id === id)?.code ?? '';

test('10,000 random carts cost the same without a network as in the server’s cart (SEL-102)', async () => {
  const carts = fc.sample(cart, { numRuns: CARTS, seed: 7 }).map(linesOf);
  let priced = 0;
  let free = 0;
  const kinds = new Set<string | null>();
  const deals = new Set<string | null>();
  for (let from = 0; from < carts.length; from += TOGETHER) {
    const some = carts.slice(from, from + TOGETHER);
    const shopper = shoppers[(from / TOGETHER) % shoppers.length] ?? {
      tradeTypeId: '',
      agreedFor: null,
      warehouseId: '',
    };
    const now = new Date(Date.now() + (from / CARTS) * 35 * DAY);
    const terms = { movement: null, shippingFee: 9_000, freeFrom: (from / TOGETHER) % 2 === 0 ? 90_000 : null };
    const catalogue = await readCatalogue(db, shopper, some.flat(), { now: () => now });
    for (const lines of some) {
      const server = priceLines(lines, catalogue);
      const asked = lines.map((line): OfflineLine => ({
        code: codeOf(line.versionId),
        quantity: line.quantity,
        priceSeen: line.seenPrice,
        dateSeen: line.seenDate,
      }));
      const phone = sumOrder(offline.catalogue, { ...shopper, agreed: [], now: now.getTime() }, asked, terms);
      const bought = server
        .filter(({ change }) => change !== 'gone')
        .map(({ line, price, originalPrice }) => ({ quantity: line.quantity, price, originalPrice }));
      const shown = (line: (typeof server)[number] | (typeof phone.lines)[number]) => {
        const { most, price, originalPrice, dispatchDate, after, change } = line;
        return { most, price, originalPrice, dispatchDate, after, change };
      };
      expect(phone.lines.map(shown), JSON.stringify({ asked, shopper, now })).toEqual(server.map(shown));
      expect(phone.totals).toEqual(calculateTotals(bought, terms));
      if (bought.length > 0 && phone.totals.shipping === 0) free += 1;
      for (const { change, sellable } of server) {
        kinds.add(change);
        if (sellable.price(1).discount) priced += 1;
        deals.add(sellable.price(12).applicableDealsId);
      }
    }
  }
  for (const kind of ['date', 'gone', 'price', 'stock']) expect(kinds).toContain(kind);
  expect(priced).toBeGreaterThan(CARTS / 20);
  expect(free).toBeGreaterThan(CARTS / 20);
  const { rows } = await db.query<{ id: string; about: string }>(
    `select id::text as id, case when product_id is not null then 'product' when manufacturer_id is not null then 'brand' else 'category' end as about
     from products.deal`,
  );
  const decided = rows.filter(({ id }) => deals.has(id)).map(({ about }) => about);
  expect(new Set(decided)).toEqual(new Set(['product', 'brand', 'category']));
});

test('500 queries find the same products in the same order, with the same corrections (SEL-102)', async () => {
  const texts = [demoQueries, askedQueries, spokenQueries].flatMap((set) => Object.values(set));
  const asked = texts.flatMap((text) => readQueries(text).map(({ words }) => words)).slice(0, 480);
  const typed = [...new Set([...asked, ...versions.slice(0, 40).map(({ code }) => code)])];
  expect(typed.length).toBeGreaterThanOrEqual(500);
  const shopper = shoppers[1] ?? { tradeTypeId: '', agreedFor: null, warehouseId: '' };
  for (const words of typed) {
    const server = await searchProducts(contextAt(start), shopper, { search: words, page: 1, limit: 20 });
    const phone = searchOffline(offline, words, shopper.warehouseId);
    expect(
      {
        ...phone,
        products: phone.products.slice(0, 20).map((at) => String(offline.catalogue.productIds[at])),
        total: phone.products.length,
      },
      words,
    ).toEqual({
      products: server.results.map(({ _id }) => _id),
      total: server.total,
      searchedFor: server.searchedFor,
      didYouMean: server.didYouMean,
    });
  }
});

test('a list is recognised row by row as the server does, with prices, stock and nearest shades (SEL-102)', async () => {
  const unclear = { text: 'tinte 7.1 x3\ntinta sur 6.1, 8.1 y 9.1\ntinte rubio\n4 champu\nalgo que no hay' };
  const { rows: soldOut } = await db.query<{ code: string }>(
    `select v.code from products.version v join products.stock s on s.version_id = v.id
     where s.warehouse_id = $1 and s.available = 0 and v.active and v.excluded_from_presale order by v.id limit 5`,
    [shoppers[0]?.warehouseId],
  );
  const lists = [
    { text: `${unclear.text}\n${soldOut.map(({ code }) => code).join('\n')}` },
    ...corpus(demoDocuments())
      .filter((_, at) => at % 6 === 0)
      .slice(0, 10),
  ];
  const verdicts = new Set<RecognisedRow['verdict']>();
  for (const [at, { text }] of lists.entries()) {
    const shopper = shoppers[at % shoppers.length] ?? { tradeTypeId: '', agreedFor: null, warehouseId: '' };
    const now = new Date();
    const server = await recogniseList(contextAt(now), shopper, text);
    expect(recogniseOffline(offline, { ...shopper, agreed: [], now: now.getTime() }, text), text).toEqual(server);
    for (const { verdict } of server) verdicts.add(verdict);
  }
  expect(verdicts).toEqual(new Set(['recognised', 'choose', 'sold_out', 'unknown']));
});

test('codes are answered before the search is ready as the server answers them (SEL-102)', async () => {
  const shopper = shoppers[0] ?? { tradeTypeId: '', agreedFor: null, warehouseId: '' };
  const now = new Date();
  let answered = 0;
  for (const { code } of versions.filter((_, at) => at % 15 === 0)) {
    const rows = recogniseCodes(offline.catalogue, { ...shopper, agreed: [], now: now.getTime() }, `${code} x3`);
    if (rows === null) continue;
    answered += 1;
    expect(rows, code).toEqual(await recogniseList(contextAt(now), shopper, `${code} x3`));
  }
  expect(answered).toBeGreaterThan(50);
  expect(recogniseCodes(offline.catalogue, { ...shopper, agreed: [], now: now.getTime() }, 'tinte 7.1')).toBeNull();
});

test('a code in any case and a barcode name their version, and nothing else does (SEL-102)', async () => {
  const { rows } = await db.query<{ id: string; code: string; barcode: string }>(
    `select v.id, v.code, v.barcode from products.version v join products.product p on p.id = v.product_id
     where v.active and p.active and v.barcode is not null order by v.id limit 200`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const idOf = (typed: string) => offline.catalogue.versionIds[findVersion(offline.catalogue, typed) ?? -1];
  for (const { id, code, barcode } of rows)
    expect([idOf(` ${code.toLowerCase()} `), idOf(barcode)]).toEqual([Number(id), Number(id)]);
  expect([idOf(''), idOf('7.1'), idOf('00000000')]).toEqual([undefined, undefined, undefined]);
});
