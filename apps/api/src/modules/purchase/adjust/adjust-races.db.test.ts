import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Desk, type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { DECLINED_NEQUI, pay } from '../../../../test/payments.ts';

vi.setConfig({ testTimeout: howOften(120_000, 900_000) });

/** A race can pass by luck, so each runs a few times, and more often with `npm run test:full`. */
const RUNS = howOften(6, 100);
const api = useApi({ hasGateway: true });
let desks: [Desk, Desk];
beforeAll(async () => {
  desks = [await makeDesk(api), await makeDesk(api)];
});
afterEach(() => api.clock.set(new Date()));

const soap = () => makeProduct(api.db, { stock: 100, price: 10_000 });

async function placePaid(items: Parameters<typeof placeItems>[1]): Promise<OrderToAdjust> {
  const order = await placeItems(api, items, { method: 'nequi', creditLimit: 900_000, creditAmount: 15_000 });
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  return order;
}
const refunded = async ({ orderId }: OrderToAdjust): Promise<number> =>
  (
    await api.db.query<{ n: number }>(
      `select coalesce(sum(r.amount), 0)::int as n from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = $1`,
      [orderId],
    )
  ).rows[0]?.n ?? -1;
const dispatch = async (order: OrderToAdjust) =>
  (await desks[1].call('POST /api/purchase/office/orders/dispatch', { codes: [order.orderCode] })).json<{
    results: { changed: string[] };
  }>().results.changed;

/** Units that no order holds and the shop can sell, plus those that orders hold: a race loses none. */
const unitsBefore = () => countUnits(api.db);

describe('at the same time', () => {
  test('of two desks that adjust one order at once, one does and the other is refused because it changed · OFC-008', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const product = await soap();
      const units = await unitsBefore();
      const order = await placePaid([{ product, quantity: 5 }]);
      const { version } = await desks[0].read(order.orderCode);
      const answers = await Promise.all([
        desks[0].adjust(order, [{ line: 1, quantity: 2 }], { version }),
        desks[1].adjust(order, [{ line: 1, quantity: 3 }], { version }),
      ]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT', undefined]));
      const after = await desks[0].read(order.orderCode);
      expect(after.units).toBe(answers.find(({ code }) => code === undefined)?.results.after.units);
      expect(await refunded(order)).toBe(after.units === 2 ? 15_000 : 5_000);
      expect(await audit(api.db, { units })).toEqual([]);
    }
  });

  test('an adjustment and the customer’s cancellation return the money once · OFC-105', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const product = await soap();
      const units = await unitsBefore();
      const order = await placePaid([{ product, quantity: 5 }]);
      const [adjusted] = await Promise.all([
        desks[0].adjust(order, [{ line: 1, quantity: 2 }]),
        order.buyer.call(`POST /order/${order.orderCode}/cancel`, {}),
      ]);
      expect([200, 409]).toContain(adjusted.status);
      expect((await desks[0].read(order.orderCode)).status).toBe('cancelled');
      // 50,000 were paid: 15,000 with credit and the rest by the wallet
      expect(await refunded(order)).toBe(35_000);
      expect(await audit(api.db, { units })).toEqual([]);
    }
  });

  test('an adjustment and a dispatch send what the order then says · OFC-105', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const product = await soap();
      const units = await unitsBefore();
      const order = await placePaid([{ product, quantity: 5 }]);
      await desks[0].call('POST /api/purchase/office/orders/pick', { codes: [order.orderCode] });
      const [adjusted, left] = await Promise.all([desks[0].adjust(order, [{ line: 1, quantity: 2 }]), dispatch(order)]);
      expect(left).toEqual([order.orderCode]);
      expect([undefined, 'VERSION_CONFLICT', 'SHIPMENT_LEFT']).toContain(adjusted.code);
      expect((await desks[0].read(order.orderCode)).units).toBe(adjusted.code === undefined ? 2 : 5);
      expect(await audit(api.db, { units })).toEqual([]);
    }
  });

  test('an adjustment and a payment leave an order that is paid once · OFC-105', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const product = await soap();
      const units = await unitsBefore();
      const order = await placeItems(api, [{ product, quantity: 5 }], { method: 'nequi' });
      await Promise.all([desks[0].adjust(order, [{ line: 1, quantity: 2 }]), pay(api, order)]);
      api.clock.advance(2_000);
      await Promise.all([desks[1].adjust(order, [{ line: 1, quantity: 1 }]), api.wompi.run()]);
      await expect
        .poll(async () => {
          api.clock.advance(2_000);
          await api.wompi.run();
          await api.drain();
          return (await desks[0].read(order.orderCode)).status;
        })
        .toBe('paid');
      const { money } = await desks[0].read(order.orderCode);
      const approved = money?.payments.find((one) => one.status === 'approved')?.amount ?? 0;
      expect(approved - (await refunded(order))).toBe(money?.total);
      expect(await audit(api.db, { units })).toEqual([]);
    }
  });

  test('a declined charge that is approved after the adjustment returns the surplus · OFC-105', async () => {
    const product = await soap();
    const order = await placeItems(api, [{ product, quantity: 5 }], { method: 'nequi' });
    await pay(api, order, DECLINED_NEQUI);
    api.clock.advance(2_000);
    await api.wompi.run();
    await api.drain();
    expect((await desks[0].read(order.orderCode)).status).toBe('pending_payment');
    expect((await desks[0].adjust(order, [{ line: 1, quantity: 2 }])).code).toBeUndefined();
    const charged = api.wompi.transactions().find((one) => one.reference === `${order.orderCode}-1`);
    Object.assign(charged ?? {}, { status: 'APPROVED' });
    await api.db.query(`update purchase.payment set next_check_at = '2000-01-01' where gateway_reference = $1`, [
      `${order.orderCode}-1`,
    ]);
    await expect
      .poll(async () => {
        await api.drain();
        return (await desks[0].read(order.orderCode)).status;
      })
      .toBe('paid');
    expect(await refunded(order)).toBe(30_000);
    expect(await audit(api.db)).toEqual([]);
  });

  test('orders that exchange shades the other way round do not deadlock · OFC-105', async () => {
    // each run keeps three of each, and takes two more for a moment
    const bars = () => makeProduct(api.db, { stock: 4 * RUNS, price: 10_000 });
    const [one, other] = [await bars(), await bars()];
    const units = await unitsBefore();
    for (let run = 0; run < RUNS; run += 1) {
      const first = await placeItems(api, [{ product: one, quantity: 3 }]);
      const second = await placeItems(api, [{ product: other, quantity: 3 }]);
      const instead = (code: string) => [{ line: 1, quantity: 1, substitute: { code, quantity: 2 } }];
      const answers = await Promise.all([
        desks[0].adjust(first, instead(other.code)),
        desks[1].adjust(second, instead(one.code)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await audit(api.db, { units })).toEqual([]);
  });
});
