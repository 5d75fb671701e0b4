import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { audit } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { makeCarts } from '../../../test/make-carts.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../test/make-waves.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { bringToStock, setStock } from '../products/index.ts';
import { adjustOrder } from './adjust/adjust-order.ts';
import { lockOrderByCode } from './order/change-order.ts';
import { changeShipment } from './order/change-shipment.ts';
import { rejectOrder } from './order/reject-order.ts';
import { bringShipmentHome } from './door/bring-shipment-home.ts';
import { bringBack } from './returns/bring-back.ts';
import { findStockDifferences } from './stock-check/find-stock-differences.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 1_200_000 });

const api = useApi({ hasGateway: true, timeout: 60_000 });
let desk: OfficeCaller;
beforeAll(async () => {
  desk = await operatorOf(api, 'owner');
});

const reason = { why: '', actorId: null, by: 'bodega' };
const later = () => workingDayFrom(dayAfter(dayIn(api.clock.now()), 3));
const office = '/api/purchase/office';
const step = (orderCode: string, to: 'preparing' | 'dispatched' | 'delivered') =>
  changeShipment(api.db, { orderCode, to, dispatchDate: undefined }, reason);

async function versionOf(code: string): Promise<number> {
  const { rows } = await api.db.query<{ version: number }>('select version from purchase.order where code = $1', [
    code,
  ]);
  return rows[0]?.version ?? 0;
}
async function partOf(code: string): Promise<string> {
  const { rows } = await api.db.query<{ id: string }>(
    `select s.id::text as id from purchase.shipment s join purchase.order o on o.id = s.order_id where o.code = $1 limit 1`,
    [code],
  );
  return rows[0]?.id ?? '';
}

/** What a person does to an order, by its code; a refusal is an answer too. */
const acts = {
  prepare: (code: string) => step(code, 'preparing'),
  dispatch: (code: string) => step(code, 'dispatched'),
  deliver: (code: string) => step(code, 'delivered'),
  reject: (code: string) => rejectOrder(api.db, api.clock, code, reason),
  async shorten(code: string) {
    const lines = [{ line: 1, quantity: 1, substitute: undefined }];
    const request = { version: await versionOf(code), dryRun: false, notify: false, lines };
    await adjustOrder({ db: api.db, clock: api.clock }, code, request, { ...reason, mayRefund: true });
  },
  async move(code: string) {
    const body = { dispatchDate: null, to: later(), warehouseId: 'MDE', version: await versionOf(code) };
    await desk(`POST ${office}/orders/${code}/move`, body);
  },
  home: async (code: string) => {
    const shipmentId = await partOf(code);
    await inTransaction(api.db, (tx) => bringShipmentHome(tx, { orderCode: code, shipmentId }, reason));
  },
  back: (code: string) =>
    inTransaction(api.db, async (tx) => {
      const order = await lockOrderByCode(tx, code);
      const lines = [{ line: 1, units: 1, to: 'stock', reason: 'Se arrepintió' } as const];
      const goods = { shipmentId: null, cause: 'return', lines, money: undefined, why: 'Vuelve', words: '' } as const;
      if (order) await bringBack(tx, api.clock, { ...goods, order, by: 'bodega', mayRefund: true });
    }),
} satisfies Record<string, (code: string) => Promise<unknown>>;
const names = Object.keys(acts) as (keyof typeof acts)[]; // as: `acts` has no other keys

const books = [
  'stock is never below zero',
  'the movements of a stock row add up to what is there',
  'what is reserved is what the parts that have not left hold',
];
const refusedIsFine = (error: unknown): void => {
  if (!(error instanceof AppError) && !(error instanceof OfficeError)) throw error;
};

/** All orders leave in one bulk act, and the act is undone while others go on. */
async function sendAndUndo(codes: string[]): Promise<void> {
  const sent = await desk(`POST ${office}/orders/dispatch`, { codes });
  const { undo } = sent.json<{ results: { undo: { _id: string } | null } }>().results;
  await pause(Math.random() * 40);
  if (undo) await desk(`POST ${office}/acts/${undo._id}/undo`, {});
}

/** Counts, corrections and goods that come in, of a command and of another module. */
async function workInWarehouse({ code, versions }: MadeProduct): Promise<void> {
  const versionId = versions[0]?.id ?? '';
  for (let n = 0; n < 6; n += 1) {
    await pause(Math.random() * 20);
    const by = n % 2 === 0 ? 2 : -1;
    await setStock(api.db, {
      code: code.toUpperCase(),
      warehouseId: n % 3 === 0 ? 'MDE' : 'BOG',
      units: { by },
      by: 'ana',
    });
    await inTransaction(api.db, (tx) => bringToStock(tx, 'BOG', [{ versionId, quantity: 1 }], { cause: 'receipt' }));
  }
}

test('whatever happens to orders and shelves at once, movements add up to the units on hand, and reserved units to those of orders (OFC-405)', async () => {
  for (let round = 0; round < howOften(2, 20); round += 1) {
    const products = await Promise.all([1, 2, 3].map(() => makeProduct(api.db, { stock: { BOG: 60, MDE: 30 } })));
    const shuffled = fc.shuffledSubarray(products, { minLength: 2 });
    const wanted = fc.sample(shuffled, 16).map((items) => items.map((product, n) => [product, n + 2] as const));
    const placed = await Promise.all((await makeCarts(api, wanted)).map((cart) => cart.order()));
    const codes = placed.flatMap(({ orderCode }) => orderCode ?? []);
    expect(codes).toHaveLength(16);
    const plans = fc.sample(fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 9 }), 2 * codes.length);
    const onOrder = async (code: string, plan: readonly (keyof typeof acts)[]) => {
      for (const name of plan) {
        await pause(Math.random() * 15);
        await acts[name](code).catch(refusedIsFine);
      }
    };
    await desk(`POST ${office}/orders/pick`, { codes: codes.slice(0, 8) });
    await Promise.all([
      ...codes.flatMap((code, n) => [onOrder(code, plans[2 * n] ?? []), onOrder(code, plans[2 * n + 1] ?? [])]),
      sendAndUndo(codes.slice(0, 8)),
      sendAndUndo(codes.slice(0, 8).toReversed()),
      ...products.map(workInWarehouse),
      ...(await makeCarts(api, Array(8).fill([[products[0], 3]]))).map((cart) => cart.order()),
    ]);
    expect((await audit(api.db)).filter(({ rule }) => books.includes(rule))).toEqual([]);
    expect((await findStockDifferences(api.db)).differences).toEqual([]);
  }
  // among so many acts no undo may find an order where it left it
  const [cart] = await makeCarts(api, [[[await makeProduct(api.db, { stock: { BOG: 60 } }), 3]]]);
  const code = (await cart?.order())?.orderCode ?? '';
  await desk(`POST ${office}/orders/pick`, { codes: [code] });
  await sendAndUndo([code]);
  expect((await audit(api.db)).filter(({ rule }) => books.includes(rule))).toEqual([]);
  const { rows } = await api.db.query<{ cause: string }>(
    'select distinct cause from products.stock_movement order by 1',
  );
  expect(rows.map(({ cause }) => cause)).toEqual(['adjustment', 'opening', 'order', 'receipt', 'return']);
  const undone = await api.db.query(`select from products.stock_movement where cause = 'order' and units > 0 limit 1`);
  expect(undone.rowCount).toBe(1);
});
