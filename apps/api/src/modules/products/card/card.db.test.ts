import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import {
  type MadeProduct,
  type ProductToMake,
  makeDeal,
  makeProduct,
  makeProgrammedPrice,
  makeTradePrice,
} from '../../../../test/make-products.ts';
import { ownStatements } from '../../../../test/own-statements.ts';
import { createPool } from '../../../platform/pool.ts';
import { findDeals } from '../price/price.sql.ts';
import { toCard } from './card.ts';
import { findCards } from './card.sql.ts';

const SHADES = 30;

const database = useDatabase();
const db = createPool({ url: database.url });
const now = new Date('2026-05-04T15:00:00Z');
let catalogue: CatalogueApp;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => now });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

const dye = (brand: string, given: ProductToMake = {}): Promise<MadeProduct> =>
  makeProduct(db, {
    brand,
    versions: Array.from({ length: SHADES }, (_, n) => ({
      shade: [String(n), `Tono ${n}`],
      hex: `#0000${String(10 + n)}`,
      volume: [60 + n, 'ml'],
      price: 10_000 + ((n * 7) % 5),
      stock: { BOG: n, MDE: 1 },
    })),
    ...given,
  });

interface Shown {
  _id: string;
  stock: number;
}

/** The cards of a brand, and the statements about them. */
async function cardsOf(manufacturerId: string, token?: string): Promise<{ cards: Shown[]; asked: string[] }> {
  catalogue.cache.clear();
  let cards: Shown[] = [];
  const statements = await ownStatements(async () => {
    const { body } = await catalogue.get<{ results: Shown[] }>(`/product/list?manufacturerId=${manufacturerId}`, token);
    cards = body.results;
  });
  return { cards, asked: statements.filter((name) => name.startsWith('products.find_card')) };
}

test('cards are made without a statement, however many versions their products have', async () => {
  const { manufacturerId } = await dye('Mirada');
  await cardsOf(manufacturerId); // whatever had to be learned is known now
  expect(await cardsOf(manufacturerId)).toMatchObject({ cards: { length: 1 }, asked: [] });
});

test.each([
  [undefined, 'visitante', 'BOG'],
  ['barber', 'barberia', 'BOG'],
  ['salon', 'peluqueria', 'MDE'],
])('a card is the one that PostgreSQL makes of everything (%s)', async (token, tradeTypeId, warehouseId) => {
  const brand = `Igual ${token}`;
  const { id, manufacturerId } = await dye(brand, { category: 'Coloración/Tintes', unitsSold: 3 });
  const trade = await dye(brand, { minQuantity: 3 });
  await makeTradePrice(db, trade.versions[11]?.id ?? '', 'barberia', 9_000);
  await makeTradePrice(db, trade.versions[3]?.id ?? '', 'barberia', 9_000);
  await makeDeal(db, { productId: trade.id, amount: 10, minQuantity: 3 });
  const programmed = await dye(brand);
  await makeProgrammedPrice(db, programmed.versions[20]?.id ?? '', 10_000);
  await makeProgrammedPrice(db, programmed.versions[5]?.id ?? '', 20_000, { replaces: true }); // one of the cheapest gets dearer
  await makeProgrammedPrice(db, programmed.versions[5]?.id ?? '', 9_500, { tradeTypeId: 'barberia' });
  await makeProgrammedPrice(db, programmed.versions[0]?.id ?? '', 20_000); // the cheapest, and stays so
  await makeProgrammedPrice(db, programmed.versions[9]?.id ?? '', 8_000, { tradeTypeId: 'barberia' });
  await makeProgrammedPrice(db, programmed.versions[7]?.id ?? '', 5, { during: '[2020-01-01, 2020-02-01)' });
  await dye(brand, { firstSeenAt: new Date('2026-05-01T00:00:00.123456Z') });
  const grown = await dye(brand, { presale: { dispatchDate: '2026-06-01', capacity: 7 } });
  await db.query(`update products.version set first_seen_at = '2026-05-02' where id = any($1)`, [
    [grown.versions[9]?.id, grown.versions[4]?.id],
  ]);
  await makeProduct(db, { brand, presale: { dispatchDate: '2026-06-01' }, versions: [{ volume: [12, 'und'] }] });
  await makeProduct(db, { brand, presale: { dispatchDate: '2026-06-01', closesAt: new Date('2026-05-01') } });
  await makeProduct(db, { brand, kind: 'combo', parts: [{ productId: id, quantity: 2 }] });
  await cardsOf(manufacturerId, token);
  const { cards, asked: statements } = await cardsOf(manufacturerId, token);
  expect(cards).toHaveLength(8);
  expect(statements).toEqual(['products.find_card_stock']); // of the combo
  const deals = await findDeals(db, now, tradeTypeId);
  const rows = await findCards(db, {
    now,
    tradeTypeId,
    agreedFor: null,
    warehouseId,
    ids: cards.map((card) => card._id),
  });
  expect(cards).toEqual(rows.map((row) => toCard(row, deals, { tradeTypeId, agreedFor: null, warehouseId })));
});

test('a product that changed has its new card at once', async () => {
  const { id, manufacturerId, versions } = await dye('Nueva');
  await cardsOf(manufacturerId);
  await db.query(`update products.product set name = 'Otro nombre', units_sold = 5, tile = 'malva' where id = $1`, [
    id,
  ]);
  await db.query(`update products.version set base_price = 4000, volume = 500 where id = $1`, [versions[3]?.id]);
  await db.query(`update products.manufacturer set name = 'Marca nueva' where id = $1`, [manufacturerId]);
  expect((await cardsOf(manufacturerId)).cards).toMatchObject([
    {
      name: 'Otro nombre',
      tile: 'malva',
      manufacturer: { name: 'Marca nueva' },
      price: 4_000,
      unitPrice: { amount: 8, unit: 'ml' },
      is_top_seller: true,
    },
  ]);
});

test('units that a presale has taken are gone from the card at once', async () => {
  const { id, manufacturerId } = await dye('Pronto', { presale: { dispatchDate: '2026-06-01', capacity: 7 } });
  expect((await cardsOf(manufacturerId)).cards).toMatchObject([{ presaleLeft: 7, dispatchDate: '2026-06-01' }]);
  await db.query('update products.presale set taken = 5 where product_id = $1', [id]);
  expect((await cardsOf(manufacturerId)).cards).toMatchObject([{ presaleLeft: 2 }]);
  await db.query('update products.presale set taken = 7 where product_id = $1', [id]);
  expect((await cardsOf(manufacturerId)).cards).toMatchObject([{ presaleLeft: 0, dispatchDate: null }]);
});

test('stock that changed is looked up once, and known from then on', async () => {
  const { manufacturerId, versions } = await dye('Cambia');
  const total = (SHADES * (SHADES - 1)) / 2;
  await cardsOf(manufacturerId);
  expect(await cardsOf(manufacturerId)).toMatchObject({ cards: [{ stock: total }], asked: [] });
  await db.query('update products.stock set available = available + 5 where version_id = $1 and warehouse_id = $2', [
    versions[2]?.id,
    'BOG',
  ]);
  const changed = [{ stock: total + 5 }];
  expect(await cardsOf(manufacturerId)).toMatchObject({ cards: changed, asked: ['products.find_card_stock'] });
  expect(await cardsOf(manufacturerId)).toMatchObject({ cards: changed, asked: [] });
});

test('while changes are not received, PostgreSQL makes the cards', async () => {
  const { manufacturerId, versions } = await dye('Sorda');
  await cardsOf(manufacturerId);
  expect((await cardsOf(manufacturerId)).asked).toEqual([]);
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tonalia changes' and datname = current_database()`,
  );
  await db.query('update products.stock set available = 0 where version_id = any($1)', [versions.map(({ id }) => id)]);
  expect(await cardsOf(manufacturerId)).toMatchObject({ cards: [{ stock: 0 }], asked: ['products.find_cards'] });
});
