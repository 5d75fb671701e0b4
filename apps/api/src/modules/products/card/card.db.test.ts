import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import {
  type MadeProduct,
  type ProductToMake,
  makeProduct,
  makeProgrammedPrice,
  makeTradePrice,
} from '../../../../test/make-products.ts';
import { knownStatements } from '../../../platform/db.ts';
import { createPool } from '../../../platform/pool.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findCards } from './card.sql.ts';

const SHADES = 30;
type Asked = Parameters<typeof findCards>[1];

const database = useDatabase();
const db = createPool({ url: database.url });
const now = new Date('2026-05-04T15:00:00Z');
/** What cards were asked for, each time. */
const asked: Asked[] = [];
let catalogue: CatalogueApp;

beforeAll(async () => {
  const told = {
    ...db,
    query: (config: { name?: string; values: unknown[] }) => {
      if (config.name === findCards.statementName) asked.push(byName(config.values));
      return db.query(config as never);
    },
  };
  catalogue = await makeCatalogueApp(told as never, { now: () => now }); // a pool that tells what it is asked
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
      volume: [60 + n, 'ml'],
      price: 10_000 + ((n * 7) % 5),
      stock: { BOG: n, MDE: 1 },
    })),
    ...given,
  });

async function cardsOf(manufacturerId: string, token?: string): Promise<{ asked: Asked; stock: number[] }> {
  // another question each time: none is answered from what was kept
  const query = `manufacturerId=${manufacturerId}&minPrice=${asked.length}`;
  const { body } = await catalogue.get<{ results: { stock: number }[] }>(`/product/list?${query}`, token);
  const last = asked.at(-1);
  if (!last) throw new Error('no cards were read');
  return { asked: last, stock: body.results.map(({ stock }) => stock) };
}

const { names = [] } = knownStatements().get(findCards.statementName) ?? {};

const byName = (values: readonly unknown[]): Asked =>
  Object.fromEntries(names.map((name, at) => [name, values[at]])) as Asked; // as: the statement's own names and values

const nothingKnown = (values: Asked): Asked => {
  const none = values.id.map(() => null);
  return { ...values, matched: none, cheapest: none, stock: none, newsAt: none };
};

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Rows of versions, of their stock and prices that the statement reads. Over few rows the planner would rather read all there are. */
async function rowsLookedAt(values: Asked): Promise<number> {
  const count = (plan: Plan): number =>
    (['version', 'stock', 'price'].includes(plan['Relation Name'] ?? '')
      ? plan['Actual Rows'] * plan['Actual Loops']
      : 0) + (plan.Plans ?? []).reduce((sum, below) => sum + count(below), 0);
  return inTransaction(db, async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await tx.query(`set local enable_${way} = off`);
    const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, costs off, timing off, format json) ${findCards.text}`,
      values: names.map((name) => values[name as keyof Asked]), // as: the statement's own names
    });
    return rows.reduce((sum, row) => sum + count(row['QUERY PLAN'][0].Plan), 0);
  });
}

test('a card is read without a look at all versions of its product: it looks at the cheapest', async () => {
  const { manufacturerId } = await dye('Mirada');
  const { asked: values } = await cardsOf(manufacturerId);
  await cardsOf(manufacturerId); // whatever had to be learned is known now
  expect(await rowsLookedAt(asked.at(-1) ?? values)).toBe(1);
  expect(await rowsLookedAt(nothingKnown(values))).toBeGreaterThan(2 * SHADES);
});

test.each([undefined, 'barber', 'salon'])(
  'what is known makes the card that a look at everything makes (%s)',
  async (token) => {
    const brand = `Igual ${token}`;
    const { manufacturerId } = await dye(brand);
    const trade = await dye(brand);
    await makeTradePrice(db, trade.versions[11]?.id ?? '', 'barberia', 9_000);
    await makeTradePrice(db, trade.versions[3]?.id ?? '', 'barberia', 9_000);
    const programmed = await dye(brand);
    await makeProgrammedPrice(db, programmed.versions[20]?.id ?? '', 10_000);
    await makeProgrammedPrice(db, programmed.versions[5]?.id ?? '', 20_000, { replaces: true }); // one of the cheapest gets dearer
    await makeProgrammedPrice(db, programmed.versions[5]?.id ?? '', 9_500, { tradeTypeId: 'barberia' });
    await makeProgrammedPrice(db, programmed.versions[0]?.id ?? '', 20_000); // the cheapest, and stays so
    await makeProgrammedPrice(db, programmed.versions[9]?.id ?? '', 8_000, { tradeTypeId: 'barberia' });
    await makeProgrammedPrice(db, programmed.versions[7]?.id ?? '', 5, { during: '[2020-01-01, 2020-02-01)' });
    await dye(brand, { firstSeenAt: new Date('2026-05-01T00:00:00.123456Z') });
    await cardsOf(manufacturerId, token);
    const { asked: values } = await cardsOf(manufacturerId, token);
    const { id, cheapest, stock, newsAt } = values;
    expect(id).toHaveLength(4);
    expect([cheapest, stock, newsAt].flat()).not.toContain(null);
    expect(await findCards(db, values)).toEqual(await findCards(db, nothingKnown(values)));
  },
);

test('stock that changed is looked up once, and known from then on', async () => {
  const { manufacturerId, versions } = await dye('Cambia');
  const total = (SHADES * (SHADES - 1)) / 2;
  await cardsOf(manufacturerId);
  expect(await cardsOf(manufacturerId)).toMatchObject({ stock: [total], asked: { stock: [total] } });
  await db.query('update products.stock set available = available + 5 where version_id = $1 and warehouse_id = $2', [
    versions[2]?.id,
    'BOG',
  ]);
  expect(await cardsOf(manufacturerId)).toMatchObject({ stock: [total + 5], asked: { stock: [null] } });
  expect(await cardsOf(manufacturerId)).toMatchObject({ stock: [total + 5], asked: { stock: [total + 5] } });
});

test('while changes are not heard, cards look at everything', async () => {
  const { manufacturerId, versions } = await dye('Sorda');
  await cardsOf(manufacturerId);
  expect((await cardsOf(manufacturerId)).asked.cheapest).not.toContain(null);
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tonalia changes' and datname = current_database()`,
  );
  await db.query('update products.stock set available = 0 where version_id = any($1)', [versions.map(({ id }) => id)]);
  expect((await cardsOf(manufacturerId)).stock).toEqual([0]);
});
