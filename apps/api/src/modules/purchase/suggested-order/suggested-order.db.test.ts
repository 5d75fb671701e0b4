import type { SuggestedOrder } from '@tonalia/contract/suggested-order';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { ownStatements } from '../../../../test/own-statements.ts';
import { placeEarlier } from '../../../../test/place-earlier.ts';

const api = useApi();
const CALL = 'GET /suggested-order';

async function suggestedTo({ call }: Pick<MadeBuyer, 'call'>): Promise<SuggestedOrder> {
  const answer = await call(CALL);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: SuggestedOrder }>().results;
}
const linesOf = ({ lines }: SuggestedOrder) =>
  lines.map(({ match, quantity, every, since, isDue }) => [match.productCode, quantity, every, since, isDue]);

/** A buyer that ordered `soap` every 14 days until 19 days ago, and other things. */
async function makeRegular(soap: MadeProduct, more: readonly [MadeProduct, number][] = []): Promise<MadeBuyer> {
  const buyer = await makeBuyer(api);
  for (const [at, daysAgo] of [47, 33, 19].entries()) {
    await placeEarlier(api, buyer, daysAgo, [[soap, 3 + at], ...(at === 0 ? [] : more)]);
  }
  return buyer;
}

test('each line has today’s price and stock, the usual units in whole packs and the numbers of its reason · SEL-108', async () => {
  const dye = await makeProduct(api.db, { stock: 90, price: 12_900 });
  const pack = await makeProduct(api.db, { stock: 90, price: 18_500, minQuantity: 6 });
  const buyer = await makeRegular(dye, [[pack, 12]]);
  await api.db.query('update products.version set base_price = 13500 where product_id = $1', [dye.id]);
  const answer = await suggestedTo(buyer);
  expect(linesOf(answer)).toEqual([
    [pack.code, 12, 14, 19, true],
    [dye.code, 4, 14, 19, true],
  ]);
  expect(answer.lines[1]?.match).toMatchObject({ price: 13_500, stock: 78 });
  expect(answer.usual.map(({ match, quantity, times }) => [match.productCode, quantity, times])).toEqual([
    [dye.code, 4, 3],
    [pack.code, 12, 2],
  ]);
  expect(answer).toMatchObject({
    orders: 3,
    rhythm: { every: 14, since: 19, share: 136 },
    average: Math.round((12 * 12_900 + 24 * 18_500) / 3),
    leftOut: [],
  });
});

test('a withdrawn or sold-out version is no line and is named with the reason; a presale is a line', async () => {
  const dye = await makeProduct(api.db, { stock: 20 });
  const gone = await makeProduct(api.db, { stock: 20 });
  const out = await makeProduct(api.db, { stock: 20 });
  const late = await makeProduct(api.db, { stock: 20, presale: { dispatchDate: '2099-01-01', capacity: 50 } });
  const buyer = await makeRegular(dye, [
    [gone, 1],
    [out, 2],
    [late, 3],
  ]);
  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [gone.id]);
  for (const { versions } of [out, late])
    await api.db.query('update products.stock set available = 0 where version_id = $1', [versions[0]?.id]);
  const { lines, leftOut } = await suggestedTo(buyer);
  expect(lines.map(({ match }) => match.productCode).toSorted()).toEqual([dye.code, late.code].toSorted());
  const reasonOf = new Map(leftOut.map(({ code, kind, reason }) => [code, [kind, reason]]));
  expect(Object.fromEntries(reasonOf)).toEqual({
    [gone.code]: ['gone', 'Ya no lo vendemos.'],
    [out.code]: ['stock', 'No hay más unidades disponibles.'],
  });
});

test('cancelled orders, those older than twelve months and lines that were not sent do not count', async () => {
  const dye = await makeProduct(api.db, { stock: 90 });
  const buyer = await makeRegular(dye);
  const other = await makeProduct(api.db, { stock: 90 });
  for (const daysAgo of [400, 380]) await placeEarlier(api, buyer, daysAgo, [[other, 2]]);
  const cancelled = await placeEarlier(api, buyer, 5, [[dye, 9]]);
  await api.db.query(`update purchase.order set status = 'cancelled' where code = $1`, [cancelled]);
  const short = await placeEarlier(api, buyer, 4, [[dye, 9]]);
  await api.db.query(
    `update purchase.order_line set asked = 9, quantity = 0, amount = 0 where order_id = (select id from purchase.order where code = $1)`,
    [short],
  );
  const answer = await suggestedTo(buyer);
  expect([answer.orders, linesOf(answer)]).toEqual([3, [[dye.code, 4, 14, 19, true]]]);
});

test('with two orders nothing is suggested, and the answer says how many there are', async () => {
  const dye = await makeProduct(api.db, { stock: 90 });
  const buyer = await makeBuyer(api);
  expect(await suggestedTo(buyer)).toEqual({
    orders: 0,
    average: null,
    rhythm: null,
    lines: [],
    usual: [],
    leftOut: [],
  });
  for (const daysAgo of [40, 20]) await placeEarlier(api, buyer, daysAgo, [[dye, 2]]);
  expect(await suggestedTo(buyer)).toMatchObject({ orders: 2, rhythm: { every: 20, since: 20 }, lines: [] });
});

test('all that was ordered in twelve months comes by pages, on the most days first, without what is no longer sold (SEL-107)', async () => {
  const dye = await makeProduct(api.db, { stock: 90 });
  const once = await makeProduct(api.db, { stock: 20 });
  const gone = await makeProduct(api.db, { stock: 20 });
  const buyer = await makeRegular(dye, [[gone, 1]]);
  await placeEarlier(api, buyer, 9, [[once, 2]]);
  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [gone.id]);
  type Page = { results: { match: { productCode: string }; quantity: number; times: number }[]; total: number };
  const page = async (number: number) => {
    const answer = await buyer.call('GET /suggested-order/usual', undefined, { page: `${number}`, limit: '1' });
    const { results, total } = answer.json<Page>();
    return [...results.map(({ match, quantity, times }) => [match.productCode, quantity, times]), total];
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([[[dye.code, 4, 3], 2], [[once.code, 2, 1], 2], [2]]);
});

test('a seller reads it for a customer of the portfolio, and not for another seller’s', async () => {
  const dye = await makeProduct(api.db, { stock: 90 });
  const { customerId } = await makeRegular(dye);
  const { customerId: foreign } = await makeRegular(dye);
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] }));
  expect(linesOf(await suggestedTo({ call: caller(api, token, { customerId }) }))).toHaveLength(1);
  const refused = await caller(api, token, { customerId: foreign })(CALL);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  expect((await caller(api, token)(CALL)).json()).toMatchObject({ code: 'CUSTOMER_REQUIRED' });
});

test('the number of statements does not depend on the length of the history', async () => {
  const dye = await makeProduct(api.db, { stock: 90 });
  const more: [MadeProduct, number][] = [];
  for (let n = 0; n < 8; n += 1) more.push([await makeProduct(api.db, { stock: 90 }), 1]);
  const [short, long] = [await makeRegular(dye), await makeRegular(dye, more)];
  const statementsOf = (buyer: MadeBuyer) => ownStatements(async () => void (await suggestedTo(buyer)));
  const [one, many] = [await statementsOf(short), await statementsOf(long)];
  expect(many).toEqual(one);
  expect(many.filter((name) => !name.startsWith('auth.'))).toEqual([
    'purchase.find_ordered_units',
    'products.find_sellables_by_id',
  ]);
});
