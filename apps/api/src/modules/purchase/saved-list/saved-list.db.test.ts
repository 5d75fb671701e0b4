import { randomUUID } from 'node:crypto';
import type { CartView, Reordered } from '@tonalia/contract/purchase';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { maxSavedListLines, maxSavedLists } from '@tonalia/rules/policy';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
let soap: MadeProduct;
let wax: MadeProduct;
beforeAll(async () => {
  soap = await makeProduct(api.db, { stock: 50, price: 10_000 });
  wax = await makeProduct(api.db, { stock: 2, price: 4_000 });
});

const row = ({ versions }: MadeProduct, quantity: number) => ({ versionId: versions[0]?.id ?? '', quantity });
type ListOwner = Pick<MadeBuyer, 'call'>;
const post = ({ call }: ListOwner, change: object) =>
  call('POST /lists', { listId: randomUUID(), name: 'Reposición semanal', ...change });
async function make(who: ListOwner, change: object): Promise<SavedList> {
  const answer = await post(who, change);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: SavedList }>().results;
}
const put = ({ call }: ListOwner, { listId }: SavedList, change: object) => call(`PUT /lists/${listId}`, change);
const listsOf = async ({ call }: ListOwner) => (await call('GET /lists')).json<{ results: SavedList[] }>().results;
const linesOf = ({ lines }: SavedList) => lines.map(({ versionId, quantity }) => ({ versionId, quantity }));

test('a list is made once, however often it is sent, and shown at today’s prices and stock · SEL-006', async () => {
  const buyer = await makeBuyer(api);
  const listId = randomUUID();
  const wish = { listId, items: [row(soap, 3), row(wax, 5), row(soap, 2), { versionId: '999999999', quantity: 1 }] };
  const answers = await Promise.all([1, 2, 3].map(() => make(buyer, wish)));
  expect(answers[1]).toEqual(answers[0]);
  expect(await listsOf(buyer)).toEqual([answers[0]]);
  expect(linesOf(answers[0] as SavedList)).toEqual([row(soap, 5), row(wax, 5)]); // as: three answers
  await api.db.query('update products.version set base_price = 12000 where id = $1', [soap.versions[0]?.id]);
  const [list] = await listsOf(buyer);
  expect(list).toMatchObject({
    name: 'Reposición semanal',
    scope: 'business',
    isMine: true,
    revision: 1,
    usedAt: null,
  });
  expect(list?.lines[0]).toMatchObject({ priceBefore: 10_000, match: { code: soap.code, stock: 50, price: 12_000 } });
  await api.db.query('update products.version set base_price = 10000 where id = $1', [soap.versions[0]?.id]);
});

test('two phones change a list: the second is asked to look, a repeated change is done once · SEL-006', async () => {
  const buyer = await makeBuyer(api);
  const list = await make(buyer, { items: [row(soap, 3)] });
  const [one, other] = await Promise.all([
    put(buyer, list, { revision: 1, items: [row(soap, 4)] }),
    put(buyer, list, { revision: 1, items: [row(soap, 7)] }),
  ]);
  expect(new Set([one?.statusCode, other?.statusCode])).toEqual(new Set([200, 409]));
  const refused = one?.statusCode === 409 ? one : other;
  expect(refused?.json()).toMatchObject({ code: 'LIST_CHANGED' });
  const units = one?.statusCode === 200 ? 4 : 7;
  const again = await put(buyer, list, { revision: 1, items: [row(soap, units)] });
  expect(again.json<{ results: SavedList }>().results).toMatchObject({ revision: 2, lines: [{ quantity: units }] });
  const renamed = await put(buyer, list, { revision: 2, name: ' Mensual ', items: [row(wax, 1), row(soap, units)] });
  expect(renamed.json<{ results: SavedList }>().results).toMatchObject({ name: 'Mensual', revision: 3 });
  expect(linesOf((await listsOf(buyer))[0] as SavedList)).toEqual([row(wax, 1), row(soap, units)]); // as: it has one
});

test('a list is ordered in one write, once, and then shows the prices of that day · SEL-006 SEL-004', async () => {
  const buyer = await makeBuyer(api);
  const dear = await makeProduct(api.db, { stock: 50, price: 5_000 });
  const { listId } = await make(buyer, { items: [row(dear, 3), row(wax, 5)] });
  await api.db.query('update products.version set base_price = 6000 where id = $1', [dear.versions[0]?.id]);
  const headers = { 'idempotency-key': randomUUID() };
  const order = () =>
    api.send({ method: 'POST', url: `/api/purchase/lists/${listId}/order`, token: buyer.token, headers });
  const [first, second] = [(await order()).json<Reordered>(), (await order()).json<Reordered>()];
  expect([first.added, first.notAdded]).toMatchObject([5, [{ code: wax.code, quantity: 5, added: 2, kind: 'stock' }]]);
  expect([second.added, second.notAdded]).toEqual([first.added, first.notAdded]);
  const { cart } = (await buyer.call('GET /cart/listcart')).json<CartView>();
  expect(cart?.products.map(({ quantity }) => quantity)).toEqual([3, 2]);
  const [list] = await listsOf(buyer);
  expect(list?.lines[0]).toMatchObject({ priceBefore: 6_000 });
  expect(list?.usedAt).not.toBeNull();
  expect(list?.revision).toBe(1);
});

test('a list is made of the open cart, and of an order; not of another customer’s · SEL-006', async () => {
  const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  await buyer.call('POST /cart/add-list', { items: [row(soap, 6)] });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  expect(linesOf(await make(buyer, { cartId }))).toEqual([row(soap, 6)]);
  expect((await post(stranger, { cartId })).json()).toMatchObject({ code: 'CART_NOT_FOUND' });
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  expect((await buyer.call('POST /order/create', { cartId })).statusCode).toBe(200);
  expect(linesOf(await make(buyer, { cartId }))).toEqual([row(soap, 6)]);
  expect((await post(stranger, { cartId })).json()).toMatchObject({ code: 'CART_NOT_FOUND' });
});

test('a list of the business is the customer’s and its seller’s, an own one only of who made it; others find none', async () => {
  const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [buyer.customerId] }));
  const seller = { call: caller(api, token, { customerId: buyer.customerId }) };
  const shared = await make(seller, { items: [row(soap, 1)] });
  const own = await make(seller, { items: [row(soap, 2)], scope: 'own' });
  expect((await listsOf(seller)).map(({ listId }) => listId)).toEqual([own.listId, shared.listId]);
  expect(await listsOf(buyer)).toMatchObject([{ listId: shared.listId, isMine: false }]);
  const kept = await put(buyer, shared, { revision: 1, name: 'Del salón', scope: 'own' });
  expect(kept.json()).toMatchObject({ results: { name: 'Del salón', scope: 'business' } });
  for (const [who, list] of [
    [buyer, own],
    [stranger, shared],
    [stranger, own],
  ] as const) {
    expect((await put(who, list, { revision: 1, name: 'x' })).json()).toMatchObject({ code: 'LIST_NOT_FOUND' });
    expect((await who.call(`DELETE /lists/${list.listId}`)).statusCode).toBe(404);
    expect((await who.call(`POST /lists/${list.listId}/order`)).statusCode).toBe(404);
    const taken = await post(who, { listId: list.listId, items: [row(soap, 1)] });
    expect(taken.statusCode).toBeGreaterThanOrEqual(400);
  }
  const guest = { call: caller(api, await makeGuestToken(api.db)) };
  expect((await guest.call('GET /lists')).statusCode).toBe(403);
  expect((await post(guest, { items: [row(soap, 1)] })).statusCode).toBe(403);
});

test('a removed list is made again with the same id, as an undo does', async () => {
  const buyer = await makeBuyer(api);
  const list = await make(buyer, { items: [row(soap, 3)] });
  expect((await buyer.call(`DELETE /lists/${list.listId}`)).json()).toEqual({ results: { listId: list.listId } });
  expect(await listsOf(buyer)).toEqual([]);
  const again = await make(buyer, { listId: list.listId, items: linesOf(list) });
  expect(linesOf(again)).toEqual(linesOf(list));
});

test('neither more lists nor more lines than there may be, two at once too', async () => {
  const buyer = await makeBuyer(api);
  await api.db.query(
    `insert into purchase.saved_list (id, customer_id, identity_id, is_shared, name, version_ids, quantities, prices, made_at)
     select gen_random_uuid(), $1, $2, true, 'L', '{}', '{}', '{}', now() from generate_series(1, $3::int)`,
    [buyer.customerId, buyer.identityId, maxSavedLists - 1],
  );
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(buyer, { items: [row(soap, 1)] })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  expect(await listsOf(buyer)).toHaveLength(maxSavedLists);
  const other = await makeBuyer(api);
  const many = Array.from({ length: maxSavedListLines + 1 }, () => row(soap, 1));
  expect((await post(other, { items: many })).statusCode).toBe(400);
  expect((await post(other, { items: [] })).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  expect((await post(other, { name: '  ', items: [row(soap, 1)] })).statusCode).toBe(400);
});
