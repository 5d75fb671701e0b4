import { randomUUID } from 'node:crypto';
import type { CartView } from '@tonalia/contract/purchase';
import type { RepeatQuote } from '@tonalia/contract/repeat-order';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeMember } from '../../../../test/make-member.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();

type Item = [product: MadeProduct, quantity: number, versionCode?: string];
type Caller = Pick<MadeBuyer, 'call'>;

/** A customer with an order of these items, paid on delivery. */
async function ordered(items: Item[]): Promise<MadeBuyer & { cartId: string }> {
  const by = await makeBuyer(api);
  return { ...by, cartId: await order(by, items) };
}

async function order({ call }: Caller, items: Item[]): Promise<string> {
  for (const [product, quantity, versionCode] of items) {
    const units = versionCode ? { versions: [{ code: versionCode, quantity }] } : { quantity };
    const added = await call('POST /cart/additem', { productId: product.id, code: product.code, ...units });
    expect(added.statusCode, added.body).toBe(200);
  }
  const cartId = (await call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return cartId;
}

async function quote({ call }: Caller, cartId: string, lines: object[] = []): Promise<RepeatQuote> {
  const answer = await call('POST /repeat-order/quote', { cartId, lines });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: RepeatQuote }>().results;
}

const codeIn = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;
const repriced = (product: MadeProduct, price: number) =>
  api.db.query('update products.version set base_price = $2 where product_id = $1', [product.id, price]);
const unitsOrdered = async (customerId: string) =>
  (
    await api.db.query<{ units: number; total: number }>(
      'select units, total::int as total from purchase.order where customer_id = $1 order by created_at, units',
      [customerId],
    )
  ).rows;

test('SEL-008: an earlier order is shown at today’s prices with what changed, and ordered in one call beside the open cart', async () => {
  const dye = await makeProduct(api.db, {
    price: 12_901,
    versions: [
      { shade: ['7.5', 'Rubio caoba'], stock: 9, hex: '#8A4B40' },
      { shade: ['8.5', 'Rubio claro caoba'], stock: 40, hex: '#9A5648' },
    ],
  });
  const soap = await makeProduct(api.db, { stock: 40, price: 31_901 });
  const late = await makeProduct(api.db, {
    stock: 2,
    price: 1_001,
    presale: { dispatchDate: '2099-01-01', capacity: 90 },
  });
  const cheaper = await makeProduct(api.db, { stock: 40, price: 5_001 });
  const buyer = await ordered([
    [dye, 2, dye.versions[0]?.code],
    [soap, 2],
    [late, 2],
    [cheaper, 1],
  ]);
  await api.db.query('update products.stock set available = 0 where version_id = $1', [dye.versions[0]?.id]);
  await repriced(soap, 33_401);
  await repriced(cheaper, 4_001);
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 7 });

  const seen = await quote(buyer, buyer.cartId);
  expect(seen.lines.map(({ code, quantity, price, changes, asks }) => [code, quantity, price, changes, asks])).toEqual([
    [dye.versions[1]?.code, 2, 12_901, ['replaced'], false],
    [soap.code, 2, 33_401, ['dearer'], false],
    [late.code, 2, 1_001, ['presale'], false],
    [cheaper.code, 1, 4_001, [], false],
  ]);
  expect(seen.lines[0]).toMatchObject({
    instead: { isOtherBrand: false },
    alternatives: [{ versionCode: dye.versions[1]?.code }],
  });
  expect(seen.lines[2]?.presale).toEqual({ units: 2, dispatchDate: '2099-01-01' });
  expect(seen.goods).toBe(2 * 12_901 + 2 * 33_401 + 2 * 1_001 + 4_001);
  expect(seen.method).toMatchObject({ reference: 'cash_on_delivery', reason: null });
  expect(seen.parts.map(({ units }) => units)).toEqual([5, 2]);

  const repeatId = randomUUID();
  const confirm = () => buyer.call('POST /repeat-order', { cartId: buyer.cartId, repeatId, seen: seen.seen });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, answers[0].body],
    [200, answers[0].body],
  ]);
  await repriced(soap, 40_001);
  expect((await confirm()).body).toBe(answers[0].body);
  expect(await unitsOrdered(buyer.customerId)).toEqual([
    expect.objectContaining({ units: 7 }),
    { units: 7, total: seen.total },
  ]);
  expect((await buyer.call('GET /cart/listcart')).json<CartView>().cart?.products).toMatchObject([
    { code: soap.code, quantity: 7 },
  ]);
});

test('SEL-008: what changed after it was seen is not ordered', async () => {
  const soap = await makeProduct(api.db, { stock: 40, price: 10_003 });
  const buyer = await ordered([[soap, 4]]);
  const { seen } = await quote(buyer, buyer.cartId);
  const confirm = () => buyer.call('POST /repeat-order', { cartId: buyer.cartId, repeatId: randomUUID(), seen });
  await repriced(soap, 10_004);
  expect(codeIn(await confirm())).toBe('CART_CHANGED');
  await repriced(soap, 10_003);
  await api.db.query('update products.stock set available = 3 where version_id = $1', [soap.versions[0]?.id]);
  expect(codeIn(await confirm())).toBe('CART_CHANGED');
  expect(await unitsOrdered(buyer.customerId)).toHaveLength(1);
  expect((await quote(buyer, buyer.cartId)).lines).toMatchObject([{ quantity: 3, before: 4, changes: ['fewer'] }]);
});

test('SEL-008: changed units, a line left out and a chosen shade count, and a steep rise or another brand asks', async () => {
  const soap = await makeProduct(api.db, { stock: 40, price: 10_005 });
  const wax = await makeProduct(api.db, { stock: 40, price: 10_007 });
  const dye = await makeProduct(api.db, {
    price: 12_903,
    versions: [
      { shade: ['6.5', 'A'], stock: 9, hex: '#8A4B40' },
      { shade: ['6.6', 'B'], stock: 40, hex: '#8F4D42' },
      { shade: ['6.7', 'C'], stock: 40, hex: '#9A5648' },
    ],
  });
  const buyer = await ordered([
    [soap, 4],
    [wax, 1],
    [dye, 2, dye.versions[0]?.code],
  ]);
  await api.db.query('update products.stock set available = 0 where version_id = $1', [dye.versions[0]?.id]);
  await repriced(soap, 12_005);
  const [first, second, third] = (await quote(buyer, buyer.cartId)).lines;
  expect([first?.asks, second?.asks, third?.code]).toEqual([true, false, dye.versions[1]?.code]);
  const lines = [
    { lineNo: first?.lineNo, quantity: 6 },
    { lineNo: second?.lineNo, quantity: 0 },
    { lineNo: third?.lineNo, code: dye.versions[2]?.code },
  ];
  const changed = await quote(buyer, buyer.cartId, lines);
  expect(changed.lines.map(({ code, quantity, amount }) => [code, quantity, amount])).toEqual([
    [soap.code, 6, 6 * 12_005],
    [wax.code, 0, 0],
    [dye.versions[2]?.code, 2, 2 * 12_903],
  ]);
  expect(changed.units).toBe(8);
  const confirm = (more: object) =>
    buyer.call('POST /repeat-order', { cartId: buyer.cartId, repeatId: randomUUID(), seen: changed.seen, ...more });
  expect(codeIn(await confirm({}))).toBe('CART_CHANGED');
  expect((await confirm({ lines })).statusCode).toBe(200);
  expect(codeIn(await confirm({ lines: lines.map((line) => ({ ...line, code: undefined, quantity: 0 })) }))).toBe(
    'CART_EMPTY',
  );
});

test('SEL-008: an order of others, the id of another cart, and an order of a colleague that a member may not see are refused', async () => {
  const soap = await makeProduct(api.db, { stock: 90, price: 10_009 });
  const buyer = await ordered([[soap, 4]]);
  const stranger = await ordered([[soap, 1]]);
  const { seen } = await quote(buyer, buyer.cartId);
  expect(codeIn(await stranger.call('POST /repeat-order/quote', { cartId: buyer.cartId }))).toBe('CART_NOT_FOUND');
  const taken = { cartId: buyer.cartId, repeatId: stranger.cartId, seen };
  expect(codeIn(await buyer.call('POST /repeat-order', taken))).toBe('IDEMPOTENCY_KEY_REUSED');

  const member = await makeMember(api, buyer.token, { seesOrders: false });
  for (const [call, body] of [
    ['POST /repeat-order/quote', { cartId: buyer.cartId }],
    ['POST /cart/buy-cart-again-confirm', { cartId: buyer.cartId }],
    [`GET /cart/${buyer.cartId}/buy-cart-again`, undefined],
  ] as const)
    expect(codeIn(await member.call(call, body)), call).toBe('CART_NOT_FOUND');
  const own = await order(member, [[soap, 1]]);
  expect((await quote(member, own)).lines).toMatchObject([{ code: soap.code }]);
});

test('SEL-008: a member above its limit is asked for an approval, and nothing is ordered', async () => {
  const soap = await makeProduct(api.db, { stock: 90, price: 10_011 });
  const owner = await ordered([[soap, 4]]);
  const member = await makeMember(api, owner.token, { orderLimit: 20_000, seesOrders: true });
  const { seen } = await quote(member, owner.cartId);
  const answer = await member.call('POST /repeat-order', { cartId: owner.cartId, repeatId: randomUUID(), seen });
  expect(codeIn(answer)).toBe('APPROVAL_NEEDED');
  expect(await unitsOrdered(owner.customerId)).toHaveLength(1);
});
