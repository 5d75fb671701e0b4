import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { beforeAll, expect, test } from 'vitest';
import { rules } from '../../../../test/audit-rules.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import {
  type MadeLoad,
  delivered,
  driverOf,
  makeLoad,
  partial,
  sendDeliveries,
  sendOut,
} from '../../../../test/make-loads.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { bringBack, lockForMove } from '../../purchase/index.ts';

const api = useApi({ hasGateway: true });
let office: OfficeCaller;
let desk: OfficeCaller;
beforeAll(async () => {
  office = await operatorOf(api, 'operations');
  desk = await operatorOf(api, 'receivables');
});

interface PartsLoad extends MadeLoad {
  orderId: string;
  orderCode: string;
  /** Of the part of two units of 25.000 pesos, and of the one of 50.000. */
  first: string;
  second: string;
}

/** An order of 110.000 pesos with its shipping, in two parts of 50.000 that leave in one load. */
async function twoParts(creditLimit?: number): Promise<PartsLoad> {
  const buyer = await makeBuyer(api, creditLimit === undefined ? {} : { creditLimit });
  const whole = await makeProduct(api.db, { stock: 9, price: 50_000 });
  const halves = await makeProduct(api.db, { stock: 9, price: 25_000 });
  await buyer.call('POST /cart/additem', { productId: whole.id, code: whole.code, quantity: 1 });
  const { orderId, orderCode } = await makeUnpaidOrder(api, { method: 'cash_on_delivery', product: halves, buyer });
  await sendOut(office, orderCode);
  await api.db.query(
    `with part as (insert into purchase.shipment (order_id, dispatch_date, status) values ($1, current_date + 7, 'dispatched') returning id),
       cost as (update purchase.order set shipping = 10000, total = 110000 where id = $1),
       paid as (update purchase.payment set amount = 110000 where order_id = $1)
     update purchase.order_line set shipment_id = (select id from part) where order_id = $1 and product_id = $2`,
    [orderId, whole.id],
  );
  const load = await makeLoad(api, { orders: 0 });
  const { rows } = await api.db.query<{ id: string }>(
    `insert into dispatch.load_stop (load_id, shipment_id, position)
     select $1, id, row_number() over (order by dispatch_date nulls first) from purchase.shipment where order_id = $2
     order by dispatch_date nulls first returning id`,
    [load.loadId, orderId],
  );
  return { ...load, orderId, orderCode, first: rows[0]?.id ?? '', second: rows[1]?.id ?? '' };
}

const at = (code: string) => `/api/purchase/office/settlements/${code}`;
const read = async (code: string) => (await desk(`GET ${at(code)}`)).json<{ results: Settlement }>().results;
const collects = async (driver: OfficeCaller) => {
  const sent = await driver('GET /api/purchase/driver/route');
  return sent.json<{ results: DriverRoute }>().results.stops.map(({ collect }) => collect);
};

/** Payments of an order with what of them went back, and where. */
async function moneyOf(orderId: string) {
  const { rows } = await api.db.query<{ money: unknown }>(
    `select jsonb_agg(jsonb_build_array(p.status, p.amount, r.goes_to, r.amount) order by p.id, r.id) as money
     from purchase.payment p left join purchase.refund r on r.payment_id = p.id where p.order_id = $1`,
    [orderId],
  );
  return rows[0]?.money;
}

/** A unit of 25.000 pesos comes back later; returns what the order is worth less. */
const takeOneBack = ({ orderId, orderCode }: PartsLoad, line: number): Promise<number> =>
  inTransaction(api.db, async (tx) => {
    await lockForMove(tx, orderCode);
    const { amount } = await bringBack(tx, api.clock, {
      order: { id: orderId, code: orderCode },
      shipmentId: null,
      cause: 'return',
      lines: [{ line, units: 1, to: 'stock', reason: 'Se arrepintió' }],
      money: undefined,
      why: 'Se arrepintió',
      by: 'Ana Ríos',
      mayRefund: false,
      words: '',
    });
    return amount;
  });

/** Sees all transfers, counts this much, and closes. */
async function settle({ code }: MadeLoad, coins: number): Promise<number> {
  for (const { _id, electronic } of (await read(code)).stops)
    if (electronic > 0)
      await desk(`PUT ${at(code)}/stops/${_id}/seen`, { version: (await read(code)).version, isSeen: true });
  const count = { notes: [], coins };
  await desk(`PUT ${at(code)}/count`, { version: (await read(code)).version, count, isChangeReturned: true });
  return (await desk(`POST ${at(code)}/close`, { version: (await read(code)).version })).statusCode;
}

async function expectSound(): Promise<void> {
  for (const [name, sql] of Object.entries(rules)) expect([name, (await api.db.query(sql)).rows]).toEqual([name, []]);
}

const transfer = (amount: number) => ({ electronic: { amount, reference: '88F2' } });

test('what a first part paid by transfer is not collected again with the second (OFC-206)', async () => {
  const load = await twoParts();
  const driver = await driverOf(api, load);
  expect(await collects(driver)).toEqual([55_000, 55_000]);
  await sendDeliveries(driver, [delivered(load.first, 0, transfer(55_000))]);
  expect(await collects(driver)).toEqual([0, 55_000]);
  await sendDeliveries(driver, [delivered(load.second, 55_000)]);
  expect(await settle(load, 55_000)).toBe(200);
  expect(await moneyOf(load.orderId)).toEqual([
    ['approved', 55_000, null, null],
    ['approved', 55_000, null, null],
  ]);
  await expectSound();
});

test.each([
  ['is balance in favour', 500_000, ['approved', 25_000, 'balance', 25_000]],
  ['is given back by the desk without credit account', undefined, ['approved', 25_000, 'source', 25_000]],
] as const)(
  'transferred money that the order does not owe any more when it is settled %s (OFC-207)',
  async (_name, creditLimit, surplus) => {
    const load = await twoParts(creditLimit);
    const { first, second } = load;
    const driver = await driverOf(api, load);
    await sendDeliveries(
      driver,
      [first, second].map((stop) => delivered(stop, 0, transfer(55_000))),
    );
    expect(await takeOneBack(load, 2)).toBe(25_000);
    expect(await settle(load, 0)).toBe(200);
    expect(await moneyOf(load.orderId)).toEqual(
      expect.arrayContaining([['approved', 55_000, null, null], ['approved', 30_000, null, null], surplus]),
    );
    await expectSound();
  },
);

test('after a part came back the customer pays the rest, to the peso (OFC-206)', async () => {
  const load = await twoParts();
  const driver = await driverOf(api, load);
  const back = { back: [{ line: 2, units: 1, reason: 'not_ordered', photoIds: [] }] };
  expect(await collects(driver)).toEqual([55_000, 55_000]);
  await sendDeliveries(driver, [partial(load.first, 30_000, 1, back)]);
  expect(await collects(driver)).toEqual([0, 55_000]);
  await sendDeliveries(driver, [delivered(load.second, 55_000)]);
  expect(await moneyOf(load.orderId)).toEqual([
    ['approved', 55_000, null, null],
    ['approved', 30_000, null, null],
  ]);
  await expectSound();
});
