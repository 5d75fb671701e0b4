import type { CartView } from '@tonalia/contract/purchase';
import type { OrderRequest } from '@tonalia/contract/order-requests';
import { expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeMember } from '../../../../test/make-member.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import type { MemberTerms } from '@tonalia/contract/member-terms';

const api = useApi();

const codeOf = ({ statusCode, json }: Awaited<ReturnType<MadeBuyer['call']>>) => [
  statusCode,
  json<{ code?: string }>().code,
];
const list = async ({ call }: Pick<MadeBuyer, 'call'>) =>
  (await call('GET /order-requests')).json<{ results: OrderRequest[] }>().results;
const orders = async (customerId: string) =>
  (
    await api.db.query<{ total: number; mine: boolean }>(
      `select o.total::int as total, m.identity_id is not null as mine from purchase.order o
       left join auth.member m on m.identity_id = o.identity_id where o.customer_id = $1`,
      [customerId],
    )
  ).rows;

async function fill({ call }: Pick<MadeBuyer, 'call'>, product: MadeProduct, quantity: number): Promise<string> {
  const added = await call('POST /cart/additem', { productId: product.id, code: product.code, quantity });
  const { _id: cartId } = added.json<{ cart: { _id: string } }>().cart;
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  return cartId;
}

/** A member above its limit that asks for two units at 20.300. */
async function makeRequest(wish: Partial<MemberTerms> = { orderLimit: 10_000 }) {
  const owner = await makeBuyer(api);
  const member = await makeMember(api, owner.token, wish);
  const product = await makeProduct(api.db, { stock: 9, price: 20_300 });
  const cartId = await fill(member, product, 2);
  const asked = await member.call('POST /order-requests', { cartId, expectedTotal: 40_600 });
  const { requestId } = asked.json<{ results: { requestId: string } }>().results;
  const approve = (more: object = {}) =>
    owner.call(`POST /order-requests/${requestId}/approve`, { expectedTotal: 40_600, ...more });
  return { owner, member, product, cartId, requestId, approve };
}

test('SEL-205: what a member asks for waits, the owner gets a notice, and its approval orders it once in the name of the member', async () => {
  const { owner, member, cartId, requestId, approve } = await makeRequest();
  expect(codeOf(await member.call('POST /order/create', { cartId }))).toEqual([404, 'CART_NOT_FOUND']);
  const again = await member.call('POST /order-requests', { cartId, expectedTotal: 40_600 });
  expect(again.json()).toEqual({ results: { requestId } });
  expect(await list(owner)).toMatchObject([
    {
      requestId,
      name: 'Karen',
      state: 'waits',
      expectedTotal: 40_600,
      orderLimit: 10_000,
      hasChanged: false,
      now: { cart: { total: 40_600 } },
    },
  ]);
  const notices = await api.send({ url: '/api/notices/list', token: owner.token });
  expect(notices.json()).toMatchObject({
    results: [{ kind: 'approval', title: 'Karen pide tu aprobación', path: '/home/profile/team', action: 'Revisar' }],
  });
  const answers = await Promise.all([1, 2, 3].map(() => approve()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await orders(owner.customerId)).toEqual([{ total: 40_600, mine: true }]);
  expect(await list(member)).toMatchObject([{ requestId, state: 'approved', now: null }]);
  expect(await audit(api.db)).toEqual([]);
});

test('SEL-205: what changed since is said and asked, and ordered only when the owner agrees', async () => {
  const { owner, product, approve } = await makeRequest();
  await api.db.query('update products.version set base_price = 21100 where id = $1', [product.versions[0]?.id]);
  expect(await list(owner)).toMatchObject([{ hasChanged: true, now: { cart: { total: 42_200 } } }]);
  expect(codeOf(await approve())).toEqual([409, 'CART_CHANGED']);
  expect(codeOf(await approve({ acceptChanges: true }))).toEqual([409, 'TOTAL_CHANGED']);
  expect(await orders(owner.customerId)).toEqual([]);
  expect((await approve({ acceptChanges: true, expectedTotal: 42_200 })).statusCode).toBe(200);
  expect(await orders(owner.customerId)).toEqual([{ total: 42_200, mine: true }]);
});

test('SEL-205: a request is sent back with a reason, which the member reads; then it is decided', async () => {
  const { owner, member, cartId, requestId, approve } = await makeRequest({ mode: 'asks' });
  const back = (payload: object) => owner.call(`POST /order-requests/${requestId}/send-back`, payload);
  expect(codeOf(await back({ why: '' }))[0]).toBe(400);
  expect((await back({ why: 'Solo una caja' })).statusCode).toBe(200);
  expect(await list(member)).toMatchObject([{ state: 'returned', why: 'Solo una caja' }]);
  const notices = await api.send({ url: '/api/notices/list', token: member.token });
  expect(notices.json()).toMatchObject({ results: [{ title: 'Te devolvieron el pedido', text: 'Solo una caja' }] });
  expect(codeOf(await back({ why: 'otra vez' }))).toEqual([409, 'REQUEST_DECIDED']);
  expect(codeOf(await approve())).toEqual([409, 'REQUEST_DECIDED']);
  expect(await orders(owner.customerId)).toEqual([]);
  const { cart } = (await member.call('GET /cart/listcart')).json<CartView>();
  expect(cart).toMatchObject({ _id: cartId, total: 40_600 });
  const again = await member.call('POST /order-requests', { cartId, expectedTotal: 40_600 });
  expect(again.json<{ results: { requestId: string } }>().results.requestId).not.toBe(requestId);
  expect(await list(owner)).toMatchObject([{ state: 'waits' }, { state: 'returned' }]);
});

test('SEL-205: lines that come back join what the member has begun meanwhile, and units of one product add up', async () => {
  const { owner, member, product, requestId } = await makeRequest({ mode: 'asks' });
  const other = await makeProduct(api.db, { stock: 9, price: 5_100 });
  await fill(member, product, 1);
  const openId = await fill(member, other, 3);
  await owner.call(`POST /order-requests/${requestId}/send-back`, { why: 'Después' });
  const { cart } = (await member.call('GET /cart/listcart')).json<CartView>();
  expect(cart).toMatchObject({ _id: openId, total: 3 * 20_300 + 3 * 5_100 });
});

test('SEL-205: a member that only makes lists sends its cart to the owner, and orders nothing itself', async () => {
  const owner = await makeBuyer(api);
  const listing = await makeMember(api, owner.token, { mode: 'lists' });
  const cartId = await fill(listing, await makeProduct(api.db, { stock: 9, price: 20_300 }), 1);
  expect(codeOf(await listing.call('POST /order/create', { cartId }))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  const asked = await listing.call('POST /order-requests', { cartId, expectedTotal: 20_300 });
  const { requestId } = asked.json<{ results: { requestId: string } }>().results;
  expect(await list(owner)).toMatchObject([{ requestId, state: 'waits', now: { cart: { total: 20_300 } } }]);
  await owner.call(`POST /order-requests/${requestId}/approve`, { expectedTotal: 20_300 });
  expect(await orders(owner.customerId)).toEqual([{ total: 20_300, mine: true }]);
});

test('SEL-205: a member decides nothing and sees only its own requests', async () => {
  const { owner, member, requestId, product, approve } = await makeRequest();
  const stranger = await makeBuyer(api);
  const other = await makeMember(api, owner.token, { mode: 'asks' });
  expect(codeOf(await member.call(`POST /order-requests/${requestId}/approve`, { expectedTotal: 1 }))).toEqual([
    403,
    'ROLE_NOT_ALLOWED',
  ]);
  expect(codeOf(await stranger.call(`POST /order-requests/${requestId}/approve`, { expectedTotal: 1 }))).toEqual([
    404,
    'REQUEST_NOT_FOUND',
  ]);
  expect(await list(stranger)).toEqual([]);
  expect(await list(other)).toEqual([]);
  const own = await fill(owner, product, 1);
  expect(codeOf(await owner.call('POST /order-requests', { cartId: own, expectedTotal: 20_300 }))).toEqual([
    403,
    'ROLE_NOT_ALLOWED',
  ]);
  expect((await approve()).statusCode).toBe(200);
});
