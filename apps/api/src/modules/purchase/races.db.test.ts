import { setTimeout as pause } from 'node:timers/promises';
import type { CartView } from '@tonalia/contract/purchase';
import { describe, expect, test, vi } from 'vitest';
import { audit } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';

const api = useApi();
vi.setConfig({ testTimeout: howOften(120_000, 900_000) });
const ADD = 'POST /cart/additem';
const CREATE = 'POST /order/create';
interface Ready extends MadeBuyer {
  cartId: string;
  create: () => Promise<{ statusCode: number; body: string; code: string | undefined }>;
}

const of = (product: MadeProduct) => ({ productId: product.id, code: product.code });

async function ready(
  items: [MadeProduct, number][],
  paymentMethod = 'cash_on_delivery',
  creditLimit?: number,
): Promise<Ready> {
  const buyer = await makeBuyer(api, creditLimit === undefined ? {} : { creditLimit });
  for (const [product, quantity] of items) await buyer.call(ADD, { ...of(product), quantity });
  return checkOut(buyer, paymentMethod);
}

async function checkOut(buyer: MadeBuyer, paymentMethod = 'cash_on_delivery'): Promise<Ready> {
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod });
  const create = async () => {
    const { statusCode, body } = await buyer.call(CREATE, { cartId });
    return { statusCode, body, code: (JSON.parse(body) as { code?: string }).code };
  };
  return { ...buyer, cartId, create };
}

async function number(text: string, values: unknown[]): Promise<number> {
  const { rows } = await api.db.query<{ n: number }>(text, values);
  return rows[0]?.n ?? -1;
}
const leftOf = (product: MadeProduct) =>
  number('select available as n from products.stock where version_id = $1', [product.versions[0]?.id]);
const soldOf = (product: MadeProduct) =>
  number('select coalesce(sum(quantity), 0)::int as n from purchase.order_line_part where version_id = $1', [
    product.versions[0]?.id,
  ]);
/** Orders all carts at once, and retries when the pool was busy (503). */
async function orderAll(buyers: readonly Ready[]): Promise<Awaited<ReturnType<Ready['create']>>[]> {
  const answers = await Promise.all(buyers.map((buyer) => buyer.create()));
  const again = buyers.filter((_buyer, n) => answers[n]?.code === 'UNAVAILABLE');
  const settled = answers.filter(({ code }) => code !== 'UNAVAILABLE');
  return again.length > 0 ? [...settled, ...(await orderAll(again))] : settled;
}

const counted = (values: readonly unknown[]) =>
  Object.fromEntries(
    Map.groupBy(values, String)
      .entries()
      .map(([value, all]) => [value, all.length]),
  );

describe('concurrent requests', () => {
  test('for one cart ordered 100 times at once give one order and 100 equal answers · API-28', async () => {
    const soap = await makeProduct(api.db, { stock: 50 });
    const buyer = await ready([[soap, 3]]);
    const answers = await orderAll(Array.from({ length: 100 }, () => buyer));
    expect(counted(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 100 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([await leftOf(soap), await soldOf(soap)]).toEqual([47, 3]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('sell no more than the capacity of a presale · ST-10', async () => {
    const late = await makeProduct(api.db, { presale: { dispatchDate: '2099-01-01', capacity: 20 } });
    const buyers: Ready[] = [];
    for (let n = 0; n < 15; n += 1) buyers.push(await ready([[late, 3]]));
    const answers = await orderAll(buyers);
    expect(counted(answers.map(({ code, statusCode }) => code ?? statusCode))).toEqual({
      200: 6,
      INSUFFICIENT_STOCK: 9,
    });
    expect(await number('select taken as n from products.presale where product_id = $1', [late.id])).toBe(18);
    expect(await audit(api.db)).toEqual([]);
  });

  test('of customer and seller at once stay within the credit limit', async () => {
    const soap = await makeProduct(api.db, { stock: 99, price: 40_000 });
    const runs = howOften(10, 50);
    for (let run = 0; run < runs; run += 1) {
      const own = await ready([[soap, 1]], 'own_credit', 60_000);
      const seller = await makeSeller(api.db, { customers: [own.customerId] });
      const token = await makeToken(api.db, seller);
      const act = { ...own, token, call: caller(api, token, { customerId: own.customerId }) };
      await act.call(ADD, { ...of(soap), quantity: 1 });
      const through = await checkOut(act, 'own_credit');
      const answers = await orderAll([own, through]);
      expect(counted(answers.map(({ code, statusCode }) => code ?? statusCode))).toEqual({
        200: 1,
        CREDIT_EXCEEDED: 1,
      });
      expect(await number('select used as n from auth.credit_account where customer_id = $1', [own.customerId])).toBe(
        40_000,
      );
    }
    expect(await leftOf(soap)).toBe(99 - runs);
    expect(await audit(api.db)).toEqual([]);
  });

  test('order at the seen price or report a cart change, never a mix, while the price changes · C11', async () => {
    const shades = ['1', '2', '3'].map((shade) => ({ shade: [shade, 'Tono'] as [string, string], stock: 9_000 }));
    const dye = await makeProduct(api.db, { versions: shades });
    const buyer = await makeBuyer(api);
    const versions = dye.versions.map(({ code }) => ({ code, quantity: 1 }));
    const reprice = (price: number) =>
      api.db.query('update products.version set base_price = $2 where product_id = $1', [dye.id, price]);
    const counted = { ordered: 0, refused: 0 };
    // as long as an order takes, for the price to change at any moment of it
    let took = 20;
    await reprice(1_000);
    for (let run = 1; run <= 100; run += 1) {
      const [before, after] = [1_000 + run - 1, 1_000 + run];
      await buyer.call(ADD, { ...of(dye), versions });
      const ready = await checkOut(buyer);
      const start = performance.now();
      const [answer] = await Promise.all([
        ready.create().finally(() => (took = performance.now() - start)),
        pause(Math.random() * took).then(() => reprice(after)),
      ]);
      if (answer.statusCode === 200) {
        counted.ordered += 1;
        expect(JSON.parse(answer.body)).toMatchObject({ results: { total: 3 * before } });
        continue;
      }
      counted.refused += 1;
      expect(answer.code).toBe('CART_CHANGED');
      const { productsNews } = (await buyer.call('GET /cart/listcart')).json<CartView>();
      expect(productsNews.map((news) => [news.kind, news.before.price, news.after.price])).toEqual(
        versions.map(() => ['price', before, after]),
      );
      await buyer.call('PUT /cart/listcart', { cartId: ready.cartId, acceptNews: true });
      expect(JSON.parse((await ready.create()).body)).toMatchObject({ results: { total: 3 * after } });
    }
    const { rows } = await api.db.query(
      `select o.code from purchase.order o join purchase.order_line l on l.order_id = o.id where o.customer_id = $1
       group by o.code having count(distinct l.price) <> 1`,
      [buyer.customerId],
    );
    expect(rows).toEqual([]);
    expect(Math.min(counted.ordered, counted.refused)).toBeGreaterThan(0);
    expect(await audit(api.db)).toEqual([]);
  });

  test('open one cart, and no added unit is lost', async () => {
    const soaps = [await makeProduct(api.db, { stock: 99 }), await makeProduct(api.db, { stock: 99 })];
    const buyer = await makeBuyer(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => buyer.call(ADD, { ...of(soaps[n % 2] as MadeProduct), quantity: 1 })),
    );
    expect(counted(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 20 });
    const view = (await buyer.call('GET /cart/listcart')).json<CartView>();
    expect(view.cart?.products.map(({ quantity }) => quantity)).toEqual([10, 10]);
    expect(
      await number('select count(*)::int as n from purchase.cart where customer_id = $1', [buyer.customerId]),
    ).toBe(1);
  });
});
