import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { type MadeCart, makeCarts } from '../../../test/make-carts.ts';
import { type MadeProduct, makeProduct } from '../../../test/make-products.ts';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 120_000 });

const api = useApi();
const orderAll = (carts: readonly MadeCart[]) => Promise.all(carts.map((cart) => cart.order()));

/** Of each product, in this order. */
async function leftOf(products: readonly MadeProduct[]): Promise<number[]> {
  const { rows } = await api.db.query<{ left: number }>(
    `select s.available as left from unnest($1::bigint[]) with ordinality as p(id, n)
     join products.stock s on s.version_id = p.id order by p.n`,
    [products.map(({ versions }) => versions[0]?.id)],
  );
  return rows.map(({ left }) => left);
}
async function deadlocks(): Promise<number | undefined> {
  const { rows } = await api.db.query<{ n: number }>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.n;
}
const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('200 buyers of 50 units buy exactly 50, and the others are told in the specified words · VAL-14 ERR-08 C1', async () => {
  for (let run = 0; run < 3; run += 1) {
    const soap = await makeProduct(api.db, { stock: 50 });
    const carts = await makeCarts(api, Array(200).fill([[soap, 1]]));
    const units = await countUnits(api.db);
    const answers = await orderAll(carts);
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([50, 150]);
    expect(new Set(answers.map(({ message }) => message))).toEqual(
      new Set([undefined, 'Stock insuficiente. Solo quedan 0 unidades disponibles']),
    );
    expect(await leftOf([soap])).toEqual([0]);
    const acknowledged = answers.flatMap(({ orderId }) => orderId ?? []);
    expect(await audit(api.db, { units, acknowledged })).toEqual([]);
  }
});

test('carts of the same ten things in any order never deadlock; who is refused did not fit, and no unit is lost · C1 C8', async () => {
  const before = await deadlocks();
  const products: MadeProduct[] = [];
  for (let n = 0; n < 10; n += 1) products.push(await makeProduct(api.db, { stock: 90 }));
  const items = fc.tuple(fc.shuffledSubarray(products, { minLength: 10 }), fc.array(fc.integer({ min: 1, max: 7 })));
  const wanted = fc
    .sample(items, 60)
    .map(([shuffled, quantities]) => shuffled.map((product, n) => [product, quantities[n] ?? 1 + (n % 7)] as const));
  const carts = await makeCarts(api, wanted);
  const units = await countUnits(api.db);
  const answers = await orderAll(carts);
  expect(countOf(answers, 200) + countOf(answers, 409)).toBe(60);
  expect(countOf(answers, 200)).toBeGreaterThan(0);
  expect(countOf(answers, 409)).toBeGreaterThan(0);
  const left = new Map((await leftOf(products)).map((units_, n) => [products[n], units_]));
  for (const [n, { status }] of answers.entries()) {
    const isShort = wanted[n]?.some(([product, quantity]) => quantity > (left.get(product) ?? 0));
    expect(status === 200 || isShort).toBe(true);
  }
  expect(await deadlocks()).toBe(before);
  expect(await audit(api.db, { units })).toEqual([]);
});

test('a unit in a kit and the same unit alone are one: it is sold once, a hundred times · C2', async () => {
  const races: MadeProduct[][] = [];
  for (let n = 0; n < 100; n += 1) {
    const soap = await makeProduct(api.db, { stock: 1 });
    races.push([soap, await makeProduct(api.db, { kind: 'combo', parts: [{ productId: soap.id, quantity: 1 }] })]);
  }
  const single = ([soap, kit]: MadeProduct[], n: number) => (n % 2 === 0 ? [soap, kit] : [kit, soap]);
  const carts = await makeCarts(
    api,
    races.flatMap((race, n) => [
      ...single(race, n).map((product) => [[product as MadeProduct, 1] as const]),
      race.map((product) => [product, 1] as const),
    ]),
  );
  const units = await countUnits(api.db);
  const answers = await orderAll(carts);
  for (let n = 0; n < 100; n += 1) {
    const [one, other, both] = answers.slice(3 * n, 3 * n + 3).map(({ status }) => status);
    expect([[200, 409, 409].join(), [409, 200, 409].join()]).toContain([one, other, both].join());
  }
  expect(await leftOf(races.map(([soap]) => soap as MadeProduct))).toEqual(Array(100).fill(0));
  expect(await audit(api.db, { units })).toEqual([]);
});
