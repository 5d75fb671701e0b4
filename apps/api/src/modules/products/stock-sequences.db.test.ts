import { randomUUID } from 'node:crypto';
import type { StockCount } from '@tonalia/contract/stock-counts';
import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeProduct } from '../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../test/make-waves.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { takeIn, takeOut } from './stock/leave-stock.ts';
import { giveStockBack, takeStock } from './stock/take-stock.ts';

const api = useApi({ timeout: 60_000 });
let desk: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'owner');
});
const office = '/api/products/office';

/** What the acts of one run are about. */
interface Run {
  versionId: string;
  section: string;
  transfers: string[];
  counts: string[];
}
const places = ['BOG', 'MDE'] as const;
const placeOf = (n: number) => places[n % 2] ?? 'BOG';
const unitsOf = (n: number) => (n % 5) + 1;
const pick = (ids: readonly string[], n: number): string => ids[n % Math.max(1, ids.length)] ?? randomUUID();

async function transferAct(run: Run, n: number, act: 'send' | 'receive' | 'cancel', more: object = {}): Promise<void> {
  const id = pick(run.transfers, n);
  const read = await desk(`GET ${office}/transfers/${id}`);
  if (read.statusCode !== 200) return;
  const { version } = read.json<{ results: StockTransfer }>().results;
  await desk(`POST ${office}/transfers/${id}/${act}`, { version, ...more });
}

/** What can happen to stock; a refusal is an answer too. */
const acts = {
  async reserve({ versionId }: Run, n: number) {
    await inTransaction(api.db, async (tx) => {
      const short = await takeStock(tx, placeOf(n), [{ versionId, quantity: unitsOf(n) }]);
      if (short.length > 0) throw new Error('short');
    }).catch(() => null);
  },
  free: ({ versionId }: Run, n: number) =>
    inTransaction(api.db, async (tx) => {
      const { rows } = await tx.query<{ reserved: number }>({
        text: 'select reserved from products.stock where version_id = $1 and warehouse_id = $2 for update',
        values: [versionId, placeOf(n)],
      });
      const quantity = Math.min(rows[0]?.reserved ?? 0, unitsOf(n));
      await giveStockBack(tx, placeOf(n), [{ versionId, quantity }]);
    }),
  leave: ({ versionId }: Run, n: number) =>
    inTransaction(api.db, (tx) =>
      takeOut(tx, [{ versionId, warehouseId: placeOf(n), quantity: unitsOf(n), document: 'TN-1' }], { cause: 'order' }),
    ),
  comeBack: ({ versionId }: Run, n: number) =>
    inTransaction(api.db, (tx) =>
      takeIn(tx, [{ versionId, warehouseId: placeOf(n), quantity: unitsOf(n), document: 'TN-1' }], { cause: 'return' }),
    ),
  async draft(run: Run, n: number) {
    const _id = randomUUID();
    const lines = [{ versionId: run.versionId, units: unitsOf(n) }];
    await desk(`POST ${office}/transfers`, { _id, fromId: placeOf(n), toId: placeOf(n + 1), lines });
    run.transfers.push(_id);
  },
  send: (run: Run, n: number) => transferAct(run, n, 'send'),
  receive: (run: Run, n: number) => transferAct(run, n, 'receive'),
  receiveLess: (run: Run, n: number) =>
    transferAct(run, n, 'receive', {
      differences: [{ versionId: run.versionId, received: 0, reason: 'missing' }],
    }),
  cancel: (run: Run, n: number) => transferAct(run, n, 'cancel'),
  enter: ({ versionId }: Run, n: number) =>
    desk(`POST ${office}/receipts`, {
      _id: randomUUID(),
      warehouseId: placeOf(n),
      reason: 'Preventa',
      lines: [{ versionId, units: unitsOf(n) }],
    }),
  async beginCount(run: Run, n: number) {
    const _id = randomUUID();
    await desk(`POST ${office}/counts`, { _id, warehouseId: placeOf(n), section: run.section });
    run.counts.push(_id);
  },
  count: (run: Run, n: number) =>
    desk(`POST ${office}/counts/${pick(run.counts, n)}/lines`, {
      lines: [{ _id: randomUUID(), versionId: run.versionId, units: n % 25 }],
    }),
  apply: (run: Run, n: number) => desk(`POST ${office}/counts/${pick(run.counts, n)}/apply`, {}),
  adjust: ({ versionId }: Run, n: number) =>
    desk(`POST ${office}/stock/adjust`, {
      versionId,
      warehouseId: placeOf(n),
      units: n % 25,
      seen: 10,
      reason: 'count',
    }),
} satisfies Record<string, (run: Run, n: number) => Promise<unknown>>;
const names = Object.keys(acts) as (keyof typeof acts)[]; // as: `acts` has no other keys

let runs = 0;
async function begin(): Promise<Run> {
  runs += 1;
  const section = `S${process.pid}X${runs}`;
  const versionId = (await makeProduct(api.db, { stock: { BOG: 10, MDE: 10 } })).versions[0]?.id ?? '';
  await api.db.query('update products.stock set shelf = $2 where version_id = $1', [versionId, section]);
  return { versionId, section, transfers: [], counts: [] };
}

/** Rows with books that disagree: movements against what is there, its parts, and the units on the way against the movements of transfers. */
async function faultsOf({ versionId }: Run): Promise<unknown[]> {
  const { rows } = await api.db.query(
    `select s.warehouse_id, s.on_hand, s.available, s.reserved, m.units from products.stock s
     left join (select warehouse_id, sum(units)::int as units from products.stock_movement where version_id = $1 group by 1) m
       using (warehouse_id)
     where s.version_id = $1 and (s.on_hand <> coalesce(m.units, 0) or s.on_hand - s.reserved <> s.available or s.available < 0
       or s.reserved < 0)`,
    [versionId],
  );
  const road = await api.db.query<{ moved: number; sent: number }>(
    `select (select coalesce(-sum(units), 0)::int from products.stock_movement where version_id = $1 and cause = 'transfer') as moved,
       (select coalesce(sum(l.units), 0)::int from products.transfer_line l join products.transfer t on t.id = l.transfer_id
        where l.version_id = $1 and t.state = 'sent') as sent`,
    [versionId],
  );
  return [...rows, ...road.rows.filter(({ moved, sent }) => moved !== sent)];
}

const step = fc.tuple(fc.constantFrom(...names), fc.nat(99));

test('after any sequence of acts the movements add up to the units on hand, and units on the way to those sent (OFC-405)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const run = await begin();
      for (const [name, n] of steps) await acts[name](run, n);
      expect(await faultsOf(run)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('after acts two at once the movements add up to the units on hand, and units on the way to those sent (OFC-405)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 12 }), async (pairs) => {
      const run = await begin();
      for (const n of [0, 1, 2]) {
        await acts.draft(run, n);
        await acts.beginCount(run, n);
      }
      for (const [one, other] of pairs) await Promise.all([one, other, one].map(([name, n]) => acts[name](run, n)));
      expect(await faultsOf(run)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('a count that is applied leaves what was counted when nothing moved meanwhile (OFC-405)', async () => {
  const run = await begin();
  await acts.beginCount(run, 0);
  await acts.count(run, 17);
  const applied = (await acts.apply(run, 0)).json<{ results: { count: StockCount } }>().results;
  expect(applied.count.versions[0]).toMatchObject({ units: 17, expected: 10, applied: 7, onHand: 17 });
  expect(await faultsOf(run)).toEqual([]);
});
