import type { PriceExplanation } from '@tonalia/contract/prices-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeDeal, makeProduct, makeProgrammedPrice, makeTradePrice } from '../../../../test/make-products.ts';

const api = useApi();
const desk = async (role: OfficeRole = 'owner') => officeCaller(api, (await makeOperator(api.db, { role })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

async function explain(at: Desk, query: Record<string, string>): Promise<PriceExplanation> {
  const answer = await at(`GET /api/products/office/prices/explain?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: PriceExplanation }>().results;
}

/** Numbers that look random and are the same in each run. */
function createRandom(seed: number) {
  let last = seed;
  return (below: number): number => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last % below;
  };
}

const instant = (ms: number) => new Date(ms).toISOString();

test('the explained price is the one that the shop quotes, for many products, customers and quantities (OFC-407)', async () => {
  const random = createRandom(407);
  const at = await desk();
  const buyers = [
    await makeBuyer(api, { tradeTypeId: 'barberia' }),
    await makeBuyer(api, { tradeTypeId: 'distribuidor' }),
  ];
  for (let nth = 0; nth < 40; nth += 1) {
    const price = 1_000 + random(90_000);
    const product = await makeProduct(api.db, {
      price,
      stock: 999,
      brand: `Casa ${nth % 4}`,
      category: `Clase ${nth % 3}`,
    });
    const versionId = product.versions[0]?.id ?? '';
    if (random(2) === 0) await makeTradePrice(api.db, versionId, 'barberia', 1_000 + random(90_000));
    if (random(2) === 0) await makeProgrammedPrice(api.db, versionId, 1_000 + random(90_000));
    if (random(3) === 0)
      await makeProgrammedPrice(api.db, versionId, 1_000 + random(90_000), { tradeTypeId: 'distribuidor' });
    const deal = { amount: 1 + random(60), minQuantity: 1 + random(8), productId: product.id };
    if (random(2) === 0) await makeDeal(api.db, deal);
    const quantity = 1 + random(12);
    for (const buyer of buyers) {
      const added = await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity });
      expect(added.statusCode, added.body).toBe(200);
      const listed = await buyer.call('GET /cart/listcart');
      const { cart } = listed.json<{ cart: { products: { code: string; price: number; originalPrice: number }[] } }>();
      const line = cart.products.find(({ code }) => code === product.code);
      const explained = await explain(at, { versionId, customerId: buyer.customerId, quantity: String(quantity) });
      expect({ code: product.code, price: explained.price, originalPrice: explained.originalPrice }).toEqual({
        code: product.code,
        price: line?.price,
        originalPrice: line?.originalPrice,
      });
      const last = explained.steps.findLast(({ holds }) => holds);
      expect(last?.amount).toBe(explained.price);
    }
  }
});

test('each step that does not decide the price says why, and the next changes are named with their instant (OFC-407)', async () => {
  const at = await desk('read-only');
  const now = Date.now();
  const day = 86_400_000;
  const dye = await makeProduct(api.db, { price: 10_050, minQuantity: 2 });
  const versionId = dye.versions[0]?.id ?? '';
  const until = instant(now + 3 * day);
  await makeTradePrice(api.db, versionId, 'barberia', 9_990);
  await makeProgrammedPrice(api.db, versionId, 9_999, { name: 'Temporada', during: `[2020-01-01, ${until})` });
  await makeDeal(api.db, {
    productId: dye.id,
    amount: 15,
    name: 'Seis',
    minQuantity: 6,
    during: `[2020-01-01, ${instant(now + 5 * day)})`,
  });
  await makeDeal(api.db, { productId: dye.id, amount: 5, name: 'Siempre' });

  const six = await explain(at, { versionId, tradeTypeId: 'barberia', quantity: '6' });
  expect(six).toMatchObject({ price: 8_492, unrounded: 8_491.5, minQuantity: 2, customer: null });
  expect(six.steps.map(({ kind, name, amount, holds, reason }) => [kind, name, amount, holds, reason])).toEqual([
    ['list', null, 10_050, false, 'trade_price'],
    ['trade', null, 9_990, true, null],
    ['programmed', 'Temporada', 9_999, false, 'lower_holds'],
    ['deal', 'Seis', 8_492, true, null],
    ['deal', 'Siempre', 9_491, false, 'better_deal'],
  ]);
  expect(six.next[0]).toMatchObject({ at: instant(now + 5 * day), price: 9_491, by: { name: 'Siempre' } });

  const two = await explain(at, { versionId });
  expect(two).toMatchObject({ quantity: 2, tradeTypeId: 'visitante', price: 9_499 });
  expect(two.steps.find(({ name }) => name === 'Seis')).toMatchObject({ amount: null, reason: 'below_minimum' });
  expect(two.next[0]).toMatchObject({ at: until, price: 9_548, by: { kind: 'deal' } });
  const later = await explain(at, { versionId, at: until });
  expect(later).toMatchObject({ price: 9_548, unrounded: 9_547.5 });
  const tried = await explain(at, { versionId, at: until, basePrice: '20000' });
  expect(tried).toMatchObject({ price: 19_000, originalPrice: 20_000 });
});

test('the margin is that of the price to pay, for roles that read costs, and unknown without a cost (OFC-407)', async () => {
  const product = await makeProduct(api.db, { price: 11_900 });
  const query = { versionId: product.versions[0]?.id ?? '' };
  const owner = await desk();
  expect((await explain(owner, query)).margin).toBeNull();
  await api.db.query('insert into products.version_supply (version_id, cost) values ($1, 6500)', [query.versionId]);
  expect((await explain(owner, query)).margin).toBe(0.35);
  await makeDeal(api.db, { amount: 20, productId: product.id });
  const offered = await explain(owner, query);
  expect([offered.price, offered.margin]).toEqual([9_520, 0.1875]);
  expect((await explain(await desk('operations'), query)).margin).toBeNull();
});

test('an unknown version or customer is not found, and a role without prices sees none (OFC-407)', async () => {
  const at = await desk();
  const url = 'GET /api/products/office/prices/explain?versionId=';
  expect((await at(`${url}999999999`)).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' });
  const dye = await makeProduct(api.db);
  const known = `${url}${dye.versions[0]?.id}`;
  expect((await at(`${known}&customerId=00000000-0000-4000-8000-000000000000`)).json()).toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
  expect((await at(`${known}&at=manana`)).statusCode).toBe(400);
  expect((await (await desk('warehouse'))(known)).statusCode).toBe(403);
});
