import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeDeal, makeProduct } from '../../../../test/make-products.ts';
import { makeFieldSeller } from '../../../../test/selling.ts';

const api = useApi();

const SHOWN = 10_000;
interface Change {
  wanted: number;
  price: number;
  stock: number;
  isHidden: boolean;
}
const change: fc.Arbitrary<Change> = fc.record({
  wanted: fc.integer({ min: 1, max: 5 }),
  price: fc.constantFrom(SHOWN, SHOWN, 9_000, 10_250, 10_300, 10_301, 14_000),
  stock: fc.constantFrom(50, 50, 50, 3, 1, 0),
  isHidden: fc.constantFrom(false, false, false, false, true),
});

/** Whether the line can be ordered without a question. */
const isKept = ({ wanted, price, stock, isHidden }: Change): boolean => !isHidden && stock >= wanted && price <= 10_300;

test('whatever changed since it was shown: every line costs that or less, or it is asked, and nothing is ordered beside a question (SEL-105)', async () => {
  const seller = await makeFieldSeller(api);
  const runs = fc.sample(fc.array(change, { minLength: 1, maxLength: 5 }), howOften(40, 400));
  for (const changes of runs) {
    const products = [];
    for (const { price, stock, isHidden } of changes)
      products.push(await makeProduct(api.db, { price, stock, active: !isHidden }));
    const order = seller.order(products.map((product, n) => [product, changes[n]?.wanted ?? 1]));
    const { placed, asks } = await seller.send(order);
    const how = JSON.stringify({ changes, asks });
    const changed = changes.flatMap((one, n) => (isKept(one) ? [] : [n + 1]));
    const { rows } = await api.db.query<{ quantity: number; price: number }>(
      `select quantity, price from purchase.order_line where order_id in (
         select order_id from purchase.seller_order where client_order_id = $1) order by line_no`,
      [order.clientOrderId],
    );
    if (changed.length === 0) {
      expect(rows, how).toEqual(
        changes.map(({ wanted, price }) => ({ quantity: wanted, price: Math.min(SHOWN, price) })),
      );
      expect(placed?.total, how).toBeLessThanOrEqual(order.expectedTotal);
    } else {
      expect(rows, how).toEqual([]);
      expect(
        asks.lines.map(({ line }) => line),
        how,
      ).toEqual(changed);
      expect(asks.unchanged, how).toBe(changes.length - changed.length);
    }
  }
  expect(await audit(api.db)).toEqual([]);
});

test('a deal by quantity holds over the lines of a product, and packs that changed are asked (SEL-105)', async () => {
  const dye = await makeProduct(api.db, {
    versions: [
      { shade: ['7.1', 'Cenizo'], price: SHOWN, stock: 50 },
      { shade: ['7.3', 'Dorado'], price: SHOWN, stock: 50 },
    ],
  });
  await makeDeal(api.db, { productId: dye.id, amount: 10, minQuantity: 6 });
  const packs = await makeProduct(api.db, { price: SHOWN, stock: 50, minQuantity: 6 });
  const seller = await makeFieldSeller(api, { price: 9_000 });
  const shades = dye.versions.map((version) => ({ ...dye, versions: [version] }));
  const six = seller.order(shades.map((shade) => [shade, 3]));
  expect((await seller.send(six)).placed?.total).toBe(54_000);
  // with fewer units the deal is not reached
  const four = seller.order(shades.map((shade) => [shade, 2]));
  expect((await seller.send(four)).asks.lines.map(({ reasons }) => reasons)).toEqual([['dearer'], ['dearer']]);
  const seven = seller.order([[packs, 7]], { expectedTotal: 200_000 });
  const { asks } = await seller.send({ ...seven, lines: seven.lines.map((line) => ({ ...line, priceSeen: SHOWN })) });
  expect(asks.lines).toMatchObject([{ reasons: ['step'] }]);
  expect(asks.lines[0]?.choices.map(({ choice }) => choice)).toEqual(['packs', 'fewer', 'remove']);
  const answer = { revision: 1, choices: [{ line: 1, choice: 'packs' }], expectedTotal: 120_000 };
  expect((await seller.answer(seven, answer)).placed?.total).toBe(120_000);
});

test('a combo is ordered from its parts, and short when a part is (SEL-105)', async () => {
  const [dye, oxidant] = [
    await makeProduct(api.db, { stock: 9, price: SHOWN }),
    await makeProduct(api.db, { stock: 3, price: SHOWN }),
  ];
  const kit = await makeProduct(api.db, {
    kind: 'combo',
    price: SHOWN,
    parts: [
      { productId: dye.id, quantity: 2 },
      { productId: oxidant.id, quantity: 1 },
    ],
  });
  const seller = await makeFieldSeller(api);
  const { placed } = await seller.send(seller.order([[kit, 2]]));
  expect(placed?.total).toBe(20_000);
  const more = await seller.send(seller.order([[kit, 2]]));
  expect(more.asks.lines).toMatchObject([{ reasons: ['fewer'], now: { quantity: 1 } }]);
  expect(await audit(api.db)).toEqual([]);
});
