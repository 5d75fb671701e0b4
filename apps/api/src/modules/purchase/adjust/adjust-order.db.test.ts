import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { pay } from '../../../../test/payments.ts';

const PRESALE = '2099-12-01';
const api = useApi({ hasGateway: true });
let desk: Desk;
beforeAll(async () => {
  desk = await makeDesk(api);
});
afterEach(() => api.clock.set(new Date()));

const number = async (text: string, values: unknown[]): Promise<number> =>
  (await api.db.query<{ n: number }>(text, values)).rows[0]?.n ?? -1;
const stockOf = (product: MadeProduct, version = 0) =>
  number('select available as n from products.stock where version_id = $1 and warehouse_id = $2', [
    product.versions[version]?.id,
    'BOG',
  ]);
const usedCredit = ({ buyer }: OrderToAdjust) =>
  number('select used as n from auth.credit_account where customer_id = $1', [buyer.customerId]);
const refundsOf = async ({ orderId }: OrderToAdjust) =>
  (
    await api.db.query<{ amount: number; goesTo: string }>(
      `select r.amount::int as amount, r.goes_to as "goesTo" from purchase.refund r join purchase.payment p on p.id = r.payment_id
       where p.order_id = $1 order by r.id`,
      [orderId],
    )
  ).rows;

/** The lines of the money that an order gave back. */
const givenBack = async ({ orderId }: OrderToAdjust) =>
  (
    await api.db.query<{ line: number; units: number; amount: number }>(
      `select line.* from purchase.money_back back
       cross join jsonb_to_recordset(back.lines) as line (line int, units int, amount int) where back.order_id = $1`,
      [orderId],
    )
  ).rows;

/** An order that a wallet paid. */
async function placePaid(items: Parameters<typeof placeItems>[1], wish: Parameters<typeof placeItems>[2] = {}) {
  const order = await placeItems(api, items, { method: 'nequi', ...wish });
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  expect((await desk.read(order.orderCode)).status).toBe('paid');
  return order;
}

const soap = (stock = 10, price = 10_000) => makeProduct(api.db, { stock, price });
const shades = (prices: [number, number]) =>
  makeProduct(api.db, {
    name: 'Tinte',
    versions: [
      { shade: ['8.3', 'Rubio claro dorado'], hex: '#B08D57', volume: [90, 'ml'], stock: 20, price: prices[0] },
      { shade: ['7.3', 'Rubio medio dorado'], hex: '#A67B45', volume: [90, 'ml'], stock: 20, price: prices[1] },
    ],
  });

describe('an adjustment', () => {
  test('shortens a line: units return, and own credit before the source of the payment · OFC-105', async () => {
    const product = await soap(10, 20_000);
    const units = await countUnits(api.db);
    const order = await placePaid([{ product, quantity: 5 }], { creditLimit: 90_000, creditAmount: 30_000 });
    const { results } = await desk.adjust(order, [{ line: 1, quantity: 3 }]);
    expect(results).toMatchObject({
      lines: [{ line: 1, before: 5, after: 3, amount: 60_000 }],
      before: { units: 5, total: 100_000 },
      after: { units: 3, total: 60_000 },
      back: {
        amount: 40_000,
        portions: [
          { to: 'credit', amount: 30_000 },
          { to: 'source', amount: 10_000 },
        ],
      },
    });
    expect(await stockOf(product)).toBe(7);
    expect(await usedCredit(order)).toBe(0);
    expect(await refundsOf(order)).toEqual([{ amount: 10_000, goesTo: 'source' }]);
    expect(await audit(api.db, { units })).toEqual([]);
  });

  test('says in a dry run what it then stores, and a dry run stores nothing · OFC-105', async () => {
    const [product, other] = [await shades([12_900, 14_500]), await soap()];
    const order = await placePaid(
      [
        { product, version: 0, quantity: 3 },
        { product: other, quantity: 4 },
      ],
      { creditLimit: 90_000, creditAmount: 10_000 },
    );
    const before = await desk.read(order.orderCode);
    const substitute = { code: product.code, versionCode: product.versions[1]?.code ?? '', quantity: 1 };
    const lines = [
      { line: 1, quantity: 1, substitute },
      { line: 2, quantity: 2 },
    ];
    const dry = await desk.adjust(order, lines, { dryRun: true });
    expect(await desk.read(order.orderCode)).toEqual(before);
    expect([await stockOf(product, 1), await stockOf(other)]).toEqual([20, 6]);
    const done = await desk.adjust(order, lines);
    expect(done.results).toEqual(dry.results);
    const after = await desk.read(order.orderCode);
    expect(after.money).toMatchObject({ total: done.results.after.total, subtotal: done.results.after.subtotal });
    expect(after.units).toBe(done.results.after.units);
    expect(
      after.shipments[0]?.lines.map(({ line, asked, quantity, amount, substitutes }) => ({
        line,
        asked,
        quantity,
        amount,
        substitutes,
      })),
    ).toEqual([
      { line: 1, asked: 3, quantity: 1, amount: 12_900, substitutes: undefined },
      { line: 2, asked: 4, quantity: 2, amount: 20_000, substitutes: undefined },
      { line: 3, asked: undefined, quantity: 1, amount: 12_900, substitutes: 1 },
    ]);
    expect(await stockOf(product, 1)).toBe(19);
    // a substitute takes its price from what its line gives back
    expect(await givenBack(order)).toEqual([
      { line: 1, units: 1, amount: 12_900 },
      { line: 2, units: 2, amount: 20_000 },
    ]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('removes a line, which keeps what was asked and is not ordered again · OFC-105', async () => {
    const [kept, gone] = [await soap(), await soap()];
    const order = await placeItems(api, [
      { product: kept, quantity: 2 },
      { product: gone, quantity: 3 },
    ]);
    expect((await desk.adjust(order, [{ line: 2, quantity: 0 }])).results.back).toEqual({
      amount: 30_000,
      portions: [{ to: 'owed', name: expect.any(String), amount: 30_000 }],
      choices: [],
    });
    expect(await stockOf(gone)).toBe(10);
    expect((await desk.read(order.orderCode)).shipments[0]?.lines[1]).toMatchObject({
      asked: 3,
      quantity: 0,
      amount: 0,
    });
    const listed = await order.buyer.call('GET /order/list');
    expect(listed.json()).toMatchObject({ results: [{ lines: 1, units: 2, total: 20_000 }] });
    const again = await order.buyer.call(`GET /cart/${order.cartId}/buy-cart-again`);
    expect(JSON.stringify(again.json())).not.toContain(gone.code);
    expect(await audit(api.db)).toEqual([]);
  });

  test('sells a substitute at the price of the line, or its own when it is lower · OFC-105', async () => {
    const product = await shades([12_900, 9_900]);
    const order = await placeItems(api, [{ product, version: 0, quantity: 2 }]);
    const cheap = { code: product.code, versionCode: product.versions[1]?.code ?? '', quantity: 1 };
    const { results } = await desk.adjust(order, [{ line: 1, quantity: 1, substitute: cheap }]);
    expect(results.back.amount).toBe(3_000);
    expect(results.lines[1]).toMatchObject({ line: 2, before: 0, after: 1, price: 9_900, substitutes: 1 });
    expect([await stockOf(product, 0), await stockOf(product, 1)]).toEqual([19, 19]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('offers the nearest shades in stock, at their price in the order · OFC-105', async () => {
    const product = await shades([12_900, 14_500]);
    const order = await placeItems(api, [{ product, version: 0, quantity: 2 }]);
    const offered = await desk.call(`GET /api/purchase/office/orders/${order.orderCode}/lines/1/substitutes`);
    expect(offered.json()).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ versionCode: product.versions[1]?.code, price: 12_900, stock: 20 }),
      ]),
    });
    expect(offered.json<{ results: unknown[] }>().results.length).toBeLessThanOrEqual(3);
    await api.db.query('update products.stock set available = 0 where version_id = $1', [product.versions[1]?.id]);
    const none = await desk.call(`GET /api/purchase/office/orders/${order.orderCode}/lines/1/substitutes`);
    expect(JSON.stringify(none.json())).not.toContain(product.versions[1]?.code);
  });

  test('offers the same shade number of the same product first, then of its category · OFC-105', async () => {
    const shade = (number: string, stock: number) => ({
      shade: [number, 'Rubio'] as [string, string],
      hex: '#B08D57',
      stock,
    });
    const wanted = await makeProduct(api.db, {
      category: 'Tinte',
      versions: [shade('8.3', 20), { ...shade('55.77', 1), volume: [90, 'ml'] }],
    });
    const near = await makeProduct(api.db, { category: 'Tinte', versions: [shade('55.77', 2)] });
    const [few, many] = [
      await makeProduct(api.db, { category: 'Esmalte', versions: [shade('55.77', 3)] }),
      await makeProduct(api.db, { category: 'Esmalte', versions: [shade('55.77', 4)] }),
    ];
    const order = await placeItems(api, [{ product: wanted, version: 0, quantity: 2 }]);
    const named = await desk.call(`GET /api/purchase/office/orders/${order.orderCode}/lines/1/substitutes?q=55.77`);
    const { results } = named.json<{ results: { code: string }[] }>();
    expect(results.map(({ code }) => code)).toEqual([wanted.code, near.code, many.code, few.code]);
  });

  test('finds a substitute in stock by its code · OFC-105', async () => {
    const product = await shades([12_900, 14_500]);
    const other = await soap(9);
    const order = await placeItems(api, [{ product, version: 0, quantity: 2 }]);
    const named = async (words: string) => {
      const answer = await desk.call(
        `GET /api/purchase/office/orders/${order.orderCode}/lines/1/substitutes?q=${encodeURIComponent(words)}`,
      );
      return answer.json<{ results: { code: string; versionCode: string | null; price: number; stock: number }[] }>()
        .results;
    };
    expect(await named(product.code.toLowerCase())).toMatchObject([
      { versionCode: product.versions[1]?.code, price: 12_900, stock: 20 },
    ]);
    expect(await named(other.code)).toMatchObject([{ code: other.code, stock: 9 }]);
    expect(await named('NADA')).toEqual([]);
    await api.db.query('update products.stock set available = 0 where version_id = $1', [product.versions[1]?.id]);
    expect(await named(product.code)).toEqual([]);
  });

  test('takes a substitute only when there is one to sell, with enough units · OFC-105', async () => {
    const [product, few, combo] = [await soap(), await soap(1), await makeProduct(api.db, { active: false, stock: 9 })];
    const order = await placeItems(api, [{ product, quantity: 5 }]);
    const instead = (code: string, quantity: number) =>
      desk.adjust(order, [{ line: 1, quantity: 1, substitute: { code, quantity } }]);
    expect((await instead(few.code, 2)).code).toBe('INSUFFICIENT_STOCK');
    const dry = await desk.adjust(order, [{ line: 1, quantity: 1, substitute: { code: few.code, quantity: 2 } }], {
      dryRun: true,
    });
    expect(dry.code).toBe('INSUFFICIENT_STOCK');
    expect((await instead(combo.code, 2)).code).toBe('SUBSTITUTE_UNAVAILABLE');
    expect((await instead('NADA', 2)).code).toBe('SUBSTITUTE_UNAVAILABLE');
    expect([await stockOf(product), await stockOf(few)]).toEqual([5, 1]);
  });

  test('returns units of a presale and of the parts of a combo · OFC-105', async () => {
    const part = await soap(50);
    const late = await makeProduct(api.db, { price: 8_000, presale: { dispatchDate: PRESALE, capacity: 20 } });
    const combo = await makeProduct(api.db, {
      kind: 'combo',
      price: 30_000,
      parts: [{ productId: part.id, versionId: part.versions[0]?.id ?? '', quantity: 3 }],
    });
    const order = await placeItems(api, [
      { product: late, quantity: 4 },
      { product: combo, quantity: 5 },
    ]);
    expect(await stockOf(part)).toBe(35);
    const { shipments } = await desk.read(order.orderCode);
    const lineOf = (product: MadeProduct) =>
      shipments.flatMap(({ lines }) => lines).find(({ code }) => code === product.code)?.line ?? 0;
    const { results } = await desk.adjust(order, [
      { line: lineOf(late), quantity: 1 },
      { line: lineOf(combo), quantity: 3 },
    ]);
    expect(results.back.amount).toBe(3 * 8_000 + 2 * 30_000);
    expect(await stockOf(part)).toBe(41);
    expect(await number('select taken as n from products.presale where product_id = $1', [late.id])).toBe(1);
    expect(await audit(api.db)).toEqual([]);
  });

  test('keeps the share of a coupon, and its redemption · OFC-105', async () => {
    const { code } = await makeCoupon(api.db);
    const product = await soap();
    const order = await placeItems(api, [{ product, quantity: 4 }], { coupon: code });
    expect(order.total).toBe(36_000);
    const { results } = await desk.adjust(order, [{ line: 1, quantity: 1 }]);
    expect(results.after).toMatchObject({ subtotal: 10_000, couponSavings: 1_000, total: 9_000 });
    expect(await audit(api.db)).toEqual([]);
  });

  test('of an unpaid order lowers its total, refunds nothing, and waits for a charge under way · OFC-105', async () => {
    const product = await soap();
    const transfer = await placeItems(api, [{ product, quantity: 4 }], {
      method: 'bank_transfer',
      creditLimit: 90_000,
      creditAmount: 5_000,
    });
    const { results } = await desk.adjust(transfer, [{ line: 1, quantity: 2 }]);
    expect(results.back.portions.map(({ to, amount }) => [to, amount])).toEqual([
      ['credit', 5_000],
      ['owed', 15_000],
    ]);
    expect((await desk.read(transfer.orderCode)).money?.payments.map(({ amount }) => amount)).toEqual([0, 20_000]);
    const instant = await placeItems(api, [{ product, quantity: 4 }], { method: 'nequi' });
    await desk.adjust(instant, [{ line: 1, quantity: 1 }]);
    expect(await pay(api, instant)).toMatchObject({ amount: 10_000 });
    expect((await desk.adjust(instant, [{ line: 1, quantity: 0 }])).code).toBe('PAYMENT_UNDER_WAY');
    api.clock.advance(2_000);
    await api.wompi.run();
    await api.drain();
    expect((await desk.read(instant.orderCode)).status).toBe('paid');
    expect(await refundsOf(instant)).toEqual([]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('may go to the balance in favour of a customer with credit, and asks for the second factor · OFC-105', async () => {
    const product = await soap();
    const order = await placePaid([{ product, quantity: 4 }], { creditLimit: 50_000 });
    const { results } = await desk.adjust(order, [{ line: 1, quantity: 3 }], { dryRun: true });
    expect(results.back.choices).toEqual([
      { to: 'balance', name: null, most: 10_000, leaves: 60_000 },
      { to: 'source', name: 'Nequi', most: 10_000, leaves: null },
    ]);
    const unsure = await makeDesk(api, { isConfirmed: false });
    expect((await unsure.adjust(order, [{ line: 1, quantity: 3 }])).code).toBe('STEP_UP_REQUIRED');
    expect((await desk.read(order.orderCode)).units).toBe(4);
    await desk.adjust(order, [{ line: 1, quantity: 3 }], { to: 'balance' });
    expect(await refundsOf(order)).toEqual([{ amount: 10_000, goesTo: 'balance' }]);
    expect(
      await number('select in_favour as n from auth.credit_account where customer_id = $1', [order.buyer.customerId]),
    ).toBe(10_000);
    const plain = await placePaid([{ product, quantity: 4 }]);
    expect((await desk.adjust(plain, [{ line: 1, quantity: 3 }], { to: 'balance' })).code).toBe('BALANCE_UNAVAILABLE');
    expect(await audit(api.db)).toEqual([]);
  });

  test('is refused for a part that left, more units, nothing left, or an older version · OFC-105', async () => {
    const [product, late] = [
      await soap(),
      await makeProduct(api.db, { price: 8_000, presale: { dispatchDate: PRESALE } }),
    ];
    const order = await placeItems(api, [
      { product, quantity: 2 },
      { product: late, quantity: 4 },
    ]);
    const { version } = await desk.read(order.orderCode);
    const both = [
      { line: 1, quantity: 0 },
      { line: 2, quantity: 0 },
    ];
    expect((await desk.adjust(order, both)).code).toBe('ADJUSTMENT_EMPTY');
    expect((await desk.adjust(order, [{ line: 1, quantity: 3 }])).code).toBe('ADJUSTMENT_UPWARDS');
    expect((await desk.adjust(order, [{ line: 2, quantity: 3 }])).status).toBe(200);
    expect((await desk.adjust(order, [{ line: 2, quantity: 2 }], { version })).code).toBe('VERSION_CONFLICT');
    for (const act of ['pick', 'dispatch'])
      await desk.call(`POST /api/purchase/office/orders/${act}`, { codes: [order.orderCode] });
    expect((await desk.adjust(order, [{ line: 1, quantity: 1 }])).code).toBe('SHIPMENT_LEFT');
    expect(await audit(api.db)).toEqual([]);
  });

  test('that empties the last waiting part cancels it, and the order has left · OFC-105', async () => {
    const [product, late] = [
      await soap(),
      await makeProduct(api.db, { price: 8_000, presale: { dispatchDate: PRESALE } }),
    ];
    const order = await placeItems(api, [
      { product, quantity: 2 },
      { product: late, quantity: 4 },
    ]);
    for (const act of ['pick', 'dispatch'])
      await desk.call(`POST /api/purchase/office/orders/${act}`, { codes: [order.orderCode] });
    expect((await desk.read(order.orderCode)).status).toBe('preparing');
    await desk.adjust(order, [{ line: 2, quantity: 0 }]);
    const { status, shipments } = await desk.read(order.orderCode);
    expect([status, ...shipments.map((one) => one.status)]).toEqual(['dispatched', 'dispatched', 'cancelled']);
    expect(await audit(api.db)).toEqual([]);
  });

  test('tells the customer in the words of the change, and the history who did it · OFC-105', async () => {
    const product = await shades([12_900, 14_500]);
    const order = await placeItems(api, [{ product, version: 0, quantity: 3 }]);
    await api.drain();
    api.messages.length = 0;
    const substitute = { code: product.code, versionCode: product.versions[1]?.code ?? '', quantity: 1 };
    const { results } = await desk.adjust(order, [{ line: 1, quantity: 1, substitute }]);
    expect(results.message.replaceAll('\u00a0', ' ')).toBe(
      `Cambiamos tu pedido ${order.orderCode}: 8.3 Rubio claro dorado, 90 ml, de 3 a 1, y en su lugar va 1 de 7.3 Rubio medio dorado, 90 ml. El total queda en $ 25.800. Pagas $ 12.900 menos.`,
    );
    await api.drain();
    const mails = api.messages.filter(({ channel }) => channel === 'email');
    expect(mails.map(({ subject }) => subject)).toEqual([`Cambiamos tu pedido ${order.orderCode}`]);
    expect(mails[0]?.text).toContain('de 3 a 1, y en su lugar va 1 de 7.3 Rubio medio dorado');
    const { history } = await desk.read(order.orderCode);
    expect(history.find(({ kind }) => kind === 'act')).toMatchObject({
      kind: 'act',
      words: results.message,
      by: 'Ana Ríos',
    });
    api.messages.length = 0;
    await desk.adjust(order, [{ line: 1, quantity: 0 }], { notify: false });
    await api.drain();
    expect(api.messages.filter(({ channel }) => channel === 'email')).toEqual([]);
  });

  test('is followed by what counts as sold and towards the tier, before and after a cancellation · OFC-105', async () => {
    const product = await soap();
    const order = await placeItems(api, [{ product, quantity: 4 }]);
    await api.drain();
    const counted = async () => [
      await number('select units_sold as n from products.version where id = $1', [product.versions[0]?.id]),
      await number('select amount::int as n from auth.loyalty_purchase where order_id = $1', [order.orderId]),
    ];
    expect(await counted()).toEqual([4, 40_000]);
    await desk.adjust(order, [{ line: 1, quantity: 3 }]);
    await api.drain();
    expect(await counted()).toEqual([3, 30_000]);
    await desk.adjust(order, [{ line: 1, quantity: 1 }]);
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    // the events arrive in the other order
    await api.db.query(
      `update platform.outbox set available_at = available_at - interval '1 minute' where topic = 'order.changed' and done_at is null`,
    );
    await api.drain();
    expect(await counted()).toEqual([0, 0]);
    expect(await stockOf(product)).toBe(10);
    expect(await audit(api.db)).toEqual([]);
  });

  test('and a cancellation later return together what was paid, once · OFC-105', async () => {
    const product = await soap();
    const order = await placePaid([{ product, quantity: 5 }], { creditLimit: 90_000, creditAmount: 15_000 });
    await desk.adjust(order, [{ line: 1, quantity: 4 }]);
    expect(await usedCredit(order)).toBe(5_000);
    await desk.adjust(order, [{ line: 1, quantity: 3 }], { to: 'source' });
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    expect(await usedCredit(order)).toBe(0);
    expect((await refundsOf(order)).map(({ amount }) => amount)).toEqual([10_000, 25_000]);
    expect(await audit(api.db)).toEqual([]);
  });
});
