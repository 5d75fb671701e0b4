import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@tonalia/contract/errors';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { type MadeCart, makeCarts } from '../../../test/make-carts.ts';
import { makeProduct } from '../../../test/make-products.ts';
import { startBody } from '../../../test/payments.ts';
import { untilCharged } from '../../../test/wompi-event.ts';
import { changeShipment } from './order/change-shipment.ts';
import { rejectOrder } from './order/reject-order.ts';

const api = useApi({ hasGateway: true });
vi.setConfig({ testTimeout: howOften(120_000, 3_600_000) });
const setClock = () => api.clock.set(new Date());
afterEach(setClock);
const warehouse = { why: 'prueba', actorId: null, by: 'bodega' };

interface Contested {
  cart: MadeCart;
  orderId: string;
  orderCode: string;
}

/** Whether the action succeeded, by its answer. */
type OrderAction = (order: Contested) => Promise<boolean>;

const actions = {
  /** by the customer */
  async cancel({ cart, orderCode }) {
    const { statusCode } = await retryWhileBusy(() => cart.call(`POST /order/${orderCode}/cancel`, {}));
    if (statusCode !== 200 && statusCode !== 409) throw new Error(`cancelling was answered with ${statusCode}`);
    return statusCode === 200;
  },
  reject: ({ orderCode }) =>
    rejectOrder(api.db, api.clock, orderCode, warehouse).then((status) => status === 'rejected', refused),
  async dispatch({ orderCode }) {
    for (const to of ['preparing', 'dispatched'] as const) {
      const { outcome } = await changeShipment(api.db, { orderCode, to, dispatchDate: undefined }, warehouse);
      if (outcome !== 'moved') return false;
    }
    return true;
  },
  /** The shopper approves at the bank, the webhook arrives, and we fetch the status. */
  async approve({ orderCode }) {
    await api.wompi.decide(`${orderCode}-1`, 'APPROVED');
    await api.drain();
    return true;
  },
  /** the payment deadline passes */
  async expire({ orderId }) {
    await api.db.query(`update purchase.order set pay_by = now() - interval '1 hour' where id = $1`, [orderId]);
    await api.drain();
    return true;
  },
} satisfies Record<string, OrderAction>;
type Name = keyof typeof actions;

/** Retries while the connections are busy. */
async function retryWhileBusy(send: () => ReturnType<MadeCart['call']>): ReturnType<MadeCart['call']> {
  const answer = await send();
  return answer.statusCode === 503 ? retryWhileBusy(send) : answer;
}

function refused(error: unknown): false {
  if (error instanceof AppError) return false;
  throw error;
}

/** Orders of two units, paid at the bank or in cash. */
async function ordersOf(carts: readonly MadeCart[]): Promise<Contested[]> {
  const placed = await Promise.all(carts.map((cart) => cart.order()));
  expect(placed.filter(({ status }) => status !== 200)).toEqual([]);
  return placed.map(({ orderId = '', orderCode = '' }, n) => ({ cart: carts[n] as MadeCart, orderId, orderCode }));
}

async function beginToPay(orders: readonly Contested[]): Promise<void> {
  await api.db.query(
    `update auth.identity set phone_e164 = '+57310' || (1000000 + random() * 8999999)::int where role = 'Seller'`,
  );
  const document = { personType: 'natural', documentType: 'CC', document: '52345678' };
  await Promise.all(
    orders.map(async ({ cart, orderCode }) => {
      const body = await startBody(api, { type: 'pse', bankCode: '9000', ...document }, { orderCode });
      expect((await retryWhileBusy(() => cart.call('POST /payment/start', body))).statusCode).toBe(200);
    }),
  );
  await untilCharged(
    api,
    orders.map(({ orderCode }) => `${orderCode}-1`),
  );
}

const statusOf = async ({ orderId }: Contested) =>
  (await api.db.query<{ status: string }>('select status from purchase.order where id = $1', [orderId])).rows[0]
    ?.status;
const deadlocks = async () =>
  (await api.db.query('select deadlocks::int as n from pg_stat_database where datname = current_database()')).rows[0];

/** Runs all actions on all orders at once, each after its own delay; then checks due payments and empties the outbox. */
async function runAll(orders: readonly Contested[], names: readonly (readonly Name[])[]) {
  const results = await Promise.all(
    orders.map((order, n) =>
      Promise.all(
        (names[n] ?? []).map(async (name) => {
          await pause(Math.random() * 20);
          return [name, await actions[name](order)] as const;
        }),
      ),
    ),
  );
  for (const later of [11_000, 60_000, 600_000]) {
    api.clock.advance(later);
    await api.wompi.run();
    await api.drain();
  }
  return results.map((of) => of.filter(([, done]) => done).map(([name]) => name));
}

test('cancelling, rejecting, dispatching, paying and expiring at once: one of them wins, and units and money follow it · C10', async () => {
  for (let round = 0; round < howOften(2, 50); round += 1) {
    setClock();
    const soap = await makeProduct(api.db, { stock: 74, price: 40_000 });
    const two = [[soap, 2]] as const;
    // a person may start ten payments a minute
    const sellers = [1, 2, 3].map(() => makeCarts(api, Array(8).fill(two), { method: 'pse' }));
    const paid = await ordersOf((await Promise.all(sellers)).flat());
    await beginToPay(paid);
    const cash = await ordersOf(await makeCarts(api, Array(12).fill(two)));
    // released units are bought by others at once
    const eager = await makeCarts(api, Array(20).fill(two));
    const units = await countUnits(api.db);
    const before = await deadlocks();
    const atBank = fc.shuffledSubarray<Name>(['approve', 'expire', 'cancel', 'reject', 'dispatch'], { minLength: 2 });
    const atDoor = fc.shuffledSubarray<Name>(['cancel', 'reject', 'dispatch'], { minLength: 2 });
    const names = [['expire'] as const, ['approve'] as const, ...fc.sample(atBank, 22), ...fc.sample(atDoor, 12)];
    const orders = [...paid, ...cash];
    const [results, bought] = await Promise.all([
      runAll(orders, names),
      Promise.all(eager.map((cart) => pause(Math.random() * 200).then(() => cart.order()))),
    ]);

    expect(bought.filter(({ code }) => code !== undefined && code !== 'INSUFFICIENT_STOCK')).toEqual([]);
    expect(await Promise.all(orders.slice(0, 2).map(statusOf))).toEqual(['cancelled', 'paid']);
    for (const [n, done] of results.entries()) {
      const status = await statusOf(orders[n] as Contested);
      const how = `${names[n]?.join()}: ${done.join()}`;
      if (done.includes('cancel')) expect(status, how).toBe('cancelled');
      if (done.includes('reject')) expect(status, how).toBe('rejected');
      if (done.includes('dispatch')) expect(status, how).toBe('dispatched');
    }
    expect(await deadlocks()).toEqual(before);
    expect(await audit(api.db, { units, acknowledged: orders.map(({ orderId }) => orderId) })).toEqual([]);
  }
});

test('a customer who cancels an order that just expired gets a late payment back, not the goods', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 40_000 });
  const orders = await ordersOf(await makeCarts(api, [[[soap, 2]]], { method: 'pse' }));
  await beginToPay(orders);
  const [order] = orders as [Contested];
  await actions.expire(order);
  expect(await statusOf(order)).toBe('cancelled');
  expect(await actions.cancel(order)).toBe(true);
  api.clock.advance(3_000);
  await actions.approve(order);
  expect(await statusOf(order)).toBe('cancelled');
  expect(await audit(api.db)).toEqual([]);
});
