import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { inTransaction, pgCode } from '../../../platform/transaction.ts';
import { ageSales } from './age-sales.ts';
import { recordSold } from './record-sold.ts';
import {
  type VersionNeed,
  bringToStock,
  givePresaleBack,
  giveStockBack,
  takePresale,
  takeStock,
} from './take-stock.ts';

const database = useDatabase();
// No timeout for a connection: two hundred concurrent callers are slow on a busy machine.
const db = createPool({ url: database.url, max: 50, connectTimeout: 0, statementTimeout: 60_000, lockTimeout: 60_000 });
afterAll(() => db.end());

/** Buys like an order: everything or nothing. */
async function buy(needs: VersionNeed[]): Promise<boolean> {
  const done = new Error('rolled back');
  return inTransaction(db, async (tx) => {
    if ((await takeStock(tx, 'BOG', needs)).length > 0) throw done;
    return true;
  }).catch((error: unknown) => {
    if (error === done) return false;
    throw error;
  });
}

async function left(versionId: string): Promise<number> {
  const { rows } = await db.query<{ available: number }>('select available from products.stock where version_id = $1', [
    versionId,
  ]);
  return rows[0]?.available ?? NaN;
}

const take = (needs: VersionNeed[]) => inTransaction(db, (tx) => takeStock(tx, 'BOG', needs));

async function makeStocked(units: number): Promise<string> {
  const product = await makeProduct(db, { stock: units });
  return product.versions[0]?.id ?? '';
}

describe('taking stock', () => {
  test('takes available units and returns the shortfall with the units left', async () => {
    const [plenty, scarce] = [await makeStocked(10), await makeStocked(2)];
    expect(await take([{ versionId: plenty, quantity: 4 }])).toEqual([]);
    expect(await left(plenty)).toBe(6);
    expect(await take([{ versionId: scarce, quantity: 3 }])).toEqual([{ versionId: scarce, left: 2 }]);
    expect(await left(scarce)).toBe(2);
  });

  test('adds up lines that need the same version', async () => {
    const version = await makeStocked(5);
    const needs = [
      { versionId: version, quantity: 3 },
      { versionId: version, quantity: 3 },
    ];
    expect(await take(needs)).toEqual([{ versionId: version, left: 5 }]);
  });

  test('does not take units of another warehouse', async () => {
    const { versions } = await makeProduct(db, { stock: { MDE: 9 } });
    const versionId = versions[0]?.id ?? '';
    expect(await take([{ versionId, quantity: 1 }])).toEqual([{ versionId, left: 0 }]);
  });

  test('is undone by returning the units', async () => {
    const version = await makeStocked(5);
    await take([{ versionId: version, quantity: 5 }]);
    await inTransaction(db, (tx) => giveStockBack(tx, 'BOG', [{ versionId: version, quantity: 5 }]));
    expect(await left(version)).toBe(5);
  });

  test('brings units into a warehouse that never had the version, and adds to what is there', async () => {
    const version = await makeStocked(5);
    const unitsIn = async () => {
      const { rows } = await db.query<{ units: number }>(
        'select available as units from products.stock where version_id = $1 and warehouse_id = $2',
        [version, 'MDE'],
      );
      return rows.map(({ units }) => units);
    };
    const bring = (quantity: number) =>
      inTransaction(db, (tx) => bringToStock(tx, 'MDE', [{ versionId: version, quantity }], { cause: 'return' }));
    expect(await unitsIn()).toEqual([]);
    await bring(3);
    await bring(2);
    expect([await unitsIn(), await left(version)]).toEqual([[5], 5]);
  });

  test('sees units returned while it waited', async () => {
    const version = await makeStocked(0);
    const other = await db.connect();
    await other.query('begin');
    await giveStockBack(other, 'BOG', [{ versionId: version, quantity: 3 }]);
    const waiting = take([{ versionId: version, quantity: 2 }]);
    await waitingForALock();
    await other.query('commit');
    other.release();
    expect(await waiting).toEqual([]);
    expect(await left(version)).toBe(1);
  });

  test('lets exactly 50 of 200 concurrent buyers have one of 50 units', async () => {
    const version = await makeStocked(50);
    const bought = await Promise.all(Array.from({ length: 200 }, () => buy([{ versionId: version, quantity: 1 }])));
    expect(bought.filter(Boolean)).toHaveLength(50);
    expect(await left(version)).toBe(0);
  });

  test('never deadlocks, for any order of lines', async () => {
    const versions = await Promise.all(Array.from({ length: 12 }, () => makeStocked(1_000)));
    let deadlocks = 0;
    const takeOnce = async (turn: number) => {
      const needs = versions.map((versionId, at) => ({ versionId, quantity: 1, key: (at * 7 + turn * 5) % 12 }));
      const tx = await db.connect();
      try {
        await tx.query('begin');
        await takeStock(
          tx,
          'BOG',
          needs.toSorted((a, b) => a.key - b.key),
        );
        await tx.query('commit');
      } catch (error) {
        if (pgCode(error) === '40P01') deadlocks += 1;
        else throw error;
      } finally {
        tx.release();
      }
    };
    await Promise.all(Array.from({ length: 300 }, (_, turn) => takeOnce(turn)));
    expect(deadlocks).toBe(0);
    expect(await Promise.all(versions.map(left))).toEqual(versions.map(() => 700));
  });
});

describe('booking a presale', () => {
  const dispatchDate = '2030-05-04';
  const book = (productId: string, quantity: number) =>
    inTransaction(db, (tx) => takePresale(tx, [{ productId, quantity }], systemClock));

  test('stops at its capacity, and returned units are available again', async () => {
    const { id } = await makeProduct(db, { presale: { dispatchDate, capacity: 10 } });
    expect(await book(id, 8)).toEqual([]);
    expect(await book(id, 3)).toEqual([{ productId: id, left: 2 }]);
    await inTransaction(db, (tx) => givePresaleBack(tx, [{ productId: id, quantity: 1 }], new Date()));
    expect(await book(id, 3)).toEqual([]);
  });

  test('without a capacity takes any number', async () => {
    const { id } = await makeProduct(db, { presale: { dispatchDate } });
    expect(await book(id, 9_999)).toEqual([]);
  });

  test('that is closed or missing has no units', async () => {
    const closed = await makeProduct(db, { presale: { dispatchDate, closesAt: new Date('2021-01-01') } });
    const none = await makeProduct(db);
    expect(await book(closed.id, 1)).toEqual([{ productId: closed.id, left: 0 }]);
    expect(await book(none.id, 1)).toEqual([{ productId: none.id, left: 0 }]);
  });

  test('accepts exactly 25 of 40 concurrent buyers for 25 units', async () => {
    const { id } = await makeProduct(db, { presale: { dispatchDate, capacity: 25 } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => book(id, 1)));
    expect(answers.filter((short) => short.length === 0)).toHaveLength(25);
  });
});

describe('an order that was placed', () => {
  let boughtOn = '2026-05-04';
  const placed = (...sold: VersionNeed[]) => ({
    id: '1',
    topic: 'order.placed',
    payload: { orderId: randomUUID(), warehouseId: 'BOG', boughtOn, sold },
  });
  const place = (...sold: VersionNeed[]) =>
    inTransaction(db, async (tx) => {
      await takeStock(tx, 'BOG', sold);
      await recordSold(tx, placed(...sold));
    });

  test('counts for each version and its product', async () => {
    const { id, versions } = await makeProduct(db, {
      versions: [
        { shade: ['1', 'Negro'], stock: 9 },
        { shade: ['2', 'Castaño'], stock: 9 },
      ],
    });
    await place(...versions.map((version, at) => ({ versionId: version.id, quantity: at + 2 })));
    const { rows } = await db.query('select units_sold from products.version where product_id = $1 order by id', [id]);
    expect(rows).toEqual([{ units_sold: 2 }, { units_sold: 3 }]);
    const product = await db.query('select units_sold from products.product where id = $1', [id]);
    expect(product.rows).toEqual([{ units_sold: 5 }]);
  });

  test('counts for ninety days, the units of each day from each warehouse · D-35', async () => {
    const { id, versions } = await makeProduct(db, { stock: 30 });
    const versionId = versions[0]?.id ?? '';
    for (const [day, quantity] of [
      ['2026-02-02', 4],
      ['2026-02-03', 3],
      ['2026-05-04', 2],
      ['2026-05-04', 1],
    ] as const) {
      boughtOn = day;
      await place({ versionId, quantity });
    }
    const now = () => new Date('2026-05-05T04:30:00Z'); // still the fourth of May in Bogotá
    await Promise.all([ageSales(db, { now }), ageSales(db, { now })]);
    const { rows } = await db.query(
      `select p.units_sold, v.units_sold as of_version, (select jsonb_agg(d.units order by d.day) from products.sold d
         where d.version_id = v.id and d.warehouse_id = 'BOG') as days
       from products.product p join products.version v on v.product_id = p.id where p.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ units_sold: 6, of_version: 6, days: [3, 3] }]);
  });

  test('and is cancelled takes its units off its day, also when the day has no others', async () => {
    const { id, versions } = await makeProduct(db, { stock: 30 });
    const sold = [{ versionId: versions[0]?.id ?? '', quantity: 2 }];
    const orders = [placed(...sold), placed(...sold)];
    const counted = async () =>
      (
        await db.query<{ units_sold: number; days: number[] | null }>(
          `select p.units_sold, (select jsonb_agg(d.units) from products.sold d join products.version v on v.id = d.version_id
             where v.product_id = p.id) as days from products.product p where p.id = $1`,
          [id],
        )
      ).rows;
    for (const order of orders) await inTransaction(db, (tx) => recordSold(tx, order));
    expect(await counted()).toEqual([{ units_sold: 4, days: [4] }]);
    const cancel = ({ payload }: (typeof orders)[number]) =>
      inTransaction(db, (tx) =>
        recordSold(tx, {
          id: '2',
          topic: 'order.changed',
          payload: { ...payload, from: 'confirmed', status: 'cancelled', eventId: 1 },
        }),
      );
    const after = [];
    for (const order of orders) {
      await cancel(order);
      after.push(...(await counted()));
    }
    expect(after).toEqual([
      { units_sold: 2, days: [2] },
      { units_sold: 0, days: null },
    ]);
  });

  test('does not block concurrent orders of the same versions', async () => {
    const product = await makeProduct(db, { stock: 9 });
    const [version] = product.versions;
    await inTransaction(db, async (tx) => {
      await recordSold(tx, placed({ versionId: version?.id ?? '', quantity: 1 }));
      await tx.query('select products.refresh_stocked(array[$1::bigint])', [product.id]);
      // The lock that an order line takes on the rows it refers to.
      const other = await db.connect();
      try {
        await other.query(`set lock_timeout = '2s'`);
        const lines = await other.query('select 1 from products.version where id = $1 for key share', [version?.id]);
        const products = await other.query('select 1 from products.product where id = $1 for key share', [product.id]);
        expect([lines.rowCount, products.rowCount]).toEqual([1, 1]);
      } finally {
        other.release(true);
      }
    });
  });
});

/** Resolves once a session of this database waits for a lock. */
async function waitingForALock(): Promise<void> {
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  try {
    for (;;) {
      const { rows } = await watcher.query<{ waiting: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`,
      );
      if (rows[0]?.waiting) return;
    }
  } finally {
    await watcher.end();
  }
}
