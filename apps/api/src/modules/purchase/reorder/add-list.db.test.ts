import { randomUUID } from 'node:crypto';
import type { CartView, Reordered } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { ownStatements } from '../../../../test/own-statements.ts';

const api = useApi();
const ADD = 'POST /cart/add-list';
const row = (product: MadeProduct, quantity: number) => ({ versionId: product.versions[0]?.id ?? '', quantity });

async function add({ call }: Pick<MadeBuyer, 'call'>, items: object[]): Promise<Reordered> {
  const answer = await call(ADD, { items });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Reordered>();
}
const addOnce = ({ token }: MadeBuyer, items: object[], key: string) =>
  api.send({
    method: 'POST',
    url: '/api/purchase/cart/add-list',
    payload: { items },
    token,
    headers: { 'idempotency-key': key },
  });
const linesOf = ({ cart }: Pick<CartView, 'cart'>) =>
  cart?.products.map(({ code, versionCode, quantity, advancedPurchasing }) => [
    versionCode ?? code,
    quantity,
    advancedPurchasing,
  ]);

test('a list enters the cart in one write, and what cannot is returned with the reason · SEL-004', async () => {
  const soap = await makeProduct(api.db, { stock: 20, price: 10_000 });
  const short = await makeProduct(api.db, { stock: 2, price: 1_000 });
  const gone = await makeProduct(api.db, { stock: 0 });
  const late = await makeProduct(api.db, { stock: 2, presale: { dispatchDate: '2099-01-01', capacity: 50 } });
  const buyer = await makeBuyer(api);
  const answer = await add(buyer, [row(soap, 3), row(short, 5), row(gone, 1), row(late, 4), row(soap, 2)]);
  expect(linesOf(answer)).toEqual([
    [soap.code, 5, false],
    [short.code, 2, false],
    [late.code, 2, false],
    [late.code, 2, true],
  ]);
  expect(answer.added).toBe(11);
  expect(answer.notAdded).toMatchObject([
    { code: short.code, quantity: 5, added: 2, kind: 'stock' },
    { code: gone.code, quantity: 1, added: 0, kind: 'stock' },
  ]);
});

test('the same key adds once and gives the same answer · SEL-004', async () => {
  const soap = await makeProduct(api.db, { stock: 20 });
  const gone = await makeProduct(api.db, { stock: 0 });
  const buyer = await makeBuyer(api);
  const key = randomUUID();
  const once = async () => (await addOnce(buyer, [row(soap, 3), row(gone, 1)], key)).json<Reordered>();
  const [first, second] = [await once(), await once()];
  expect(linesOf(first)).toEqual([[soap.code, 3, false]]);
  expect([second.added, second.notAdded, linesOf(second)]).toEqual([first.added, first.notAdded, linesOf(first)]);
  const other = await addOnce(buyer, [row(soap, 9)], key);
  expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a seller fills the cart of a customer of the portfolio only', async () => {
  const soap = await makeProduct(api.db, { stock: 20 });
  const { customerId } = await makeBuyer(api);
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] }));
  expect(linesOf(await add({ call: caller(api, token, { customerId }) }, [row(soap, 2)]))).toEqual([
    [soap.code, 2, false],
  ]);
  const { customerId: foreign } = await makeBuyer(api);
  const refused = await caller(api, token, { customerId: foreign })(ADD, { items: [row(soap, 2)] });
  expect(refused.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});

test.each([
  [[]],
  [[{ versionId: '1', quantity: 0 }]],
  [[{ versionId: '1', quantity: 1.5 }]],
  [[{ versionId: 'x', quantity: 1 }]],
])('an invalid list is refused and changes nothing: %j', async (items) => {
  const buyer = await makeBuyer(api);
  expect((await buyer.call(ADD, { items })).statusCode).toBe(400);
  expect((await buyer.call('GET /cart/listcart')).json<CartView>().cart).toBeNull();
});

test('the number of statements does not depend on the length of the list', async () => {
  const many: MadeProduct[] = [];
  for (let n = 0; n < 12; n += 1) many.push(await makeProduct(api.db, { stock: 20 }));
  const statementsOf = async (products: MadeProduct[]) => {
    const buyer = await makeBuyer(api);
    await add(buyer, [row(many[0] as MadeProduct, 1)]); // as: twelve were made
    return ownStatements(
      async () =>
        void (await add(
          buyer,
          products.map((each) => row(each, 1)),
        )),
    );
  };
  expect(await statementsOf(many)).toEqual(await statementsOf(many.slice(0, 1)));
});
