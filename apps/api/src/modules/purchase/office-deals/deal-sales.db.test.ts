import type { DealSales } from '@tonalia/contract/deal-sales';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { placeEarlier } from '../../../../test/place-earlier.ts';

const api = useApi();
const DAY = 86_400_000;

beforeEach(() => api.clock.set(new Date()));

const daysAgo = (days: number | null) => (days === null ? null : new Date(api.clock.now().getTime() - days * DAY));
/** A deal of 20 % that began and ended so many days ago; null where it has no start or end. */
async function dealFor(
  about: { productId?: string; brandId?: string; categoryId?: string },
  from: number | null,
  until: number | null = null,
): Promise<string> {
  const { rows } = await api.db.query<{ id: string }>(
    `insert into products.deal (name, discount_type, amount, product_id, manufacturer_id, category_id, min_quantity, during)
     values ('Semana', 'percentage', 20, $1, $2, $3, 1, tstzrange($4, $5)) returning id`,
    [about.productId, about.brandId, about.categoryId, daysAgo(from) ?? '-infinity', daysAgo(until) ?? 'infinity'],
  );
  return rows[0]?.id ?? '';
}
async function salesOf(ids: string[], role: OfficeRole = 'owner'): Promise<DealSales[]> {
  const at = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
  const answer = await at(`GET /api/purchase/office/deals/sales?ids=${ids.join(',')}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: DealSales[] }>().results;
}
const paid = async (code: string) => {
  const { rows } = await api.db.query<{ amount: number }>(
    `select sum(l.amount)::float8 as amount from purchase.order_line l join purchase.order o on o.id = l.order_id where o.code = $1`,
    [code],
  );
  return rows[0]?.amount ?? 0;
};
const placesOf = async ({ id }: MadeProduct) => {
  const { rows } = await api.db.query<{ brandId: string; categoryId: string }>(
    'select manufacturer_id as "brandId", category_id as "categoryId" from products.product where id = $1',
    [id],
  );
  return rows[0];
};

test('an offer says what was sold of its products in its days, beside as many days before, without cancelled orders (OFC-407)', async () => {
  const buyer = await makeBuyer(api);
  const [dye, other] = [
    await makeProduct(api.db, { price: 11_900, stock: 99 }),
    await makeProduct(api.db, { price: 7_000, stock: 99 }),
  ];
  const before = await paid(
    await placeEarlier(api, buyer, 9, [
      [dye, 2],
      [other, 3],
    ]),
  );
  await placeEarlier(api, buyer, 11, [[dye, 5]]);
  const deal = await dealFor({ productId: dye.id }, 5);
  const sold = await paid(await placeEarlier(api, buyer, 3, [[dye, 4]]));
  const cancelled = await placeEarlier(api, buyer, 2, [[dye, 7]]);
  await api.db.query(`update purchase.order set status = 'cancelled' where code = $1`, [cancelled]);
  const [figures] = await salesOf([deal]);
  expect(figures).toEqual({ _id: deal, sales: sold, change: sold / (before - 21_000) - 1, margin: null });
  expect(sold).toBe(4 * 9_520);

  const [ended, sudden] = [await dealFor({ productId: dye.id }, 12, 10), await dealFor({ productId: other.id }, 1)];
  expect(await salesOf([ended, sudden])).toMatchObject([
    { _id: ended, sales: 5 * 11_900, change: null },
    { _id: sudden, sales: 0, change: null },
  ]);
});

test('the margin of an offer is of the lines whose cost is known, and only for roles that see costs (OFC-004, OFC-407)', async () => {
  const buyer = await makeBuyer(api);
  const dye = await makeProduct(api.db, { price: 11_900, stock: 99 });
  const places = await placesOf(dye);
  const [byBrand, byCategory] = [
    await dealFor({ brandId: places?.brandId ?? '' }, 4),
    await dealFor({ categoryId: places?.categoryId ?? '' }, 4, 1),
  ];
  const code = await placeEarlier(api, buyer, 3, [[dye, 4]]);
  await api.db.query(
    `update purchase.order_line l set cost = null from purchase.order o where o.id = l.order_id and l.manufacturer_id = $1`,
    [places?.brandId],
  );
  expect((await salesOf([byBrand])).map(({ margin }) => margin)).toEqual([null]);
  await api.db.query(
    `update purchase.order_line l set cost = 6000 from purchase.order o where o.id = l.order_id and o.code = $1`,
    [code],
  );
  const base = (await paid(code)) / 4 / 1.19;
  for (const { sales, margin } of await salesOf([byBrand, byCategory])) {
    expect(sales).toBeGreaterThanOrEqual(await paid(code));
    expect(margin).toBeCloseTo((base - 6_000) / base);
  }
  expect(await salesOf([byBrand], 'operations')).toMatchObject([{ margin: null }]);
});

test('an offer that has not begun, has no start, or runs for more than 45 days has no figures (OFC-407)', async () => {
  const dye = await makeProduct(api.db);
  const about = { productId: dye.id };
  const [coming, always, long] = [await dealFor(about, -1), await dealFor(about, null), await dealFor(about, 46)];
  const brief = await dealFor(about, 80, 40);
  expect((await salesOf([coming, always, long, brief])).map(({ _id }) => _id)).toEqual([brief]);
});

test('a weekly offer counts its weekdays only, beside the same days of the weeks before, also when it has no start (OFC-407)', async () => {
  const buyer = await makeBuyer(api);
  const dye = await makeProduct(api.db, { price: 11_900, stock: 99 });
  const always = await dealFor({ productId: dye.id }, null);
  const recent = await dealFor({ productId: dye.id }, 10);
  // yesterday's weekday in Bogotá
  await api.db.query(
    `update products.deal set weekdays = array[extract(isodow from $2::timestamptz at time zone 'America/Bogota')]::smallint[] where id = any($1)`,
    [[always, recent], daysAgo(1)],
  );
  const soldThen = async (days: number, quantity: number) =>
    paid(await placeEarlier(api, buyer, days, [[dye, quantity]]));
  const yesterday = await soldThen(1, 1);
  await soldThen(2, 5);
  const weekAgo = await soldThen(8, 2);
  const before = await soldThen(15, 4);
  const sixWeeks = await soldThen(43, 10);
  expect(await salesOf([always, recent])).toMatchObject([
    { sales: yesterday + weekAgo + before, change: (yesterday + weekAgo + before) / sixWeeks - 1 },
    { sales: yesterday + weekAgo, change: (yesterday + weekAgo) / before - 1 },
  ]);
});
