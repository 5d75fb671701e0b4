import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { MovementSaved, OfficeMovement, OfficePaymentMethod } from '@tonalia/contract/payment-methods-office';
import type { CartView } from '@tonalia/contract/purchase';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const METHODS = '/api/purchase/office/payment-methods';
const CASH = `${METHODS}/cash_on_delivery/movements`;
const day = 86_400_000;
const byNumber = (one: number, other: number) => one - other;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const desk = async (role: OfficeRole = 'operations', isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

beforeEach(() => api.db.query('delete from purchase.payment_method_movement'));

const draft = (more: object = {}) => ({
  type_movement: 'discount',
  discount_type: 'percentage',
  discount_amount: 3,
  from: later(0),
  until: null,
  ...more,
});
async function create(at: Desk, more: object = {}): Promise<OfficeMovement> {
  const answer = await at(`POST ${CASH}`, draft(more));
  expect(answer.statusCode, answer.body).toBe(200);
  const { movement } = answer.json<{ results: MovementSaved }>().results;
  if (!movement) throw new Error('a saved movement');
  return movement;
}
const methodOf = async (at: Desk, reference = 'cash_on_delivery') => {
  const { results } = (await at(`GET ${METHODS}`)).json<{ results: OfficePaymentMethod[] }>();
  return results.find((one) => one.reference === reference);
};

/** A cart of two units of 50.000 pesos that pays on delivery. */
async function cart() {
  const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
  const buyer = await makeBuyer(api);
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 });
  const shown = async () => (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
  const cartId = (await shown())?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const offered = async () => {
    const { results } = (await buyer.call('GET /payment-methods/list')).json<{
      results: { reference: string; movementAmount: number }[];
    }>();
    return results.find(({ reference }) => reference === 'cash_on_delivery')?.movementAmount;
  };
  const order = (expectedTotal: number) => buyer.call('POST /order/create', { cartId, expectedTotal });
  return { total: async () => (await shown())?.total, offered, order };
}

test('an open cart and its checkout follow at once, an order keeps what it was placed with (OFC-407)', async () => {
  const at = await desk();
  const [open, placed] = [await cart(), await cart()];
  expect(await open.total()).toBe(100_000);
  const preview = await at(`POST ${CASH}`, draft({ dryRun: true }));
  expect(preview.json()).toMatchObject({
    results: {
      movement: null,
      examples: [
        { goods: 200_000, total: 194_000 },
        { goods: 50_000, total: 48_500 },
        { goods: 1_000_000, total: 970_000 },
      ],
    },
  });
  expect(await open.total()).toBe(100_000);
  const made = await create(at);
  expect(made).toMatchObject({ state: 'running', version: 1, until: null });
  expect([await open.total(), await open.offered()]).toEqual([97_000, -3_000]);
  expect((await placed.order(100_000)).json()).toMatchObject({ code: 'TOTAL_CHANGED', params: { total: 97_000 } });
  const order = (await placed.order(97_000)).json<{ results: { orderCode: string; total: number } }>().results;
  expect(order.total).toBe(97_000);
  const charge = draft({ type_movement: 'charge', discount_type: 'value', discount_amount: 2_500 });
  const changed = await at(`PUT ${CASH}/${made._id}`, { ...charge, version: 1 });
  expect(changed.json(), changed.body).toMatchObject({ results: { movement: { version: 2, from: made.from } } });
  expect([await open.total(), await open.offered()]).toEqual([102_500, 2_500]);
  expect(await methodOf(at)).toMatchObject({ example: { goods: 200_000, total: 202_500 } });
  expect((await at(`POST ${CASH}/${made._id}/stop`, { version: 2 })).statusCode).toBe(200);
  expect([await open.total(), await open.offered()]).toEqual([100_000, 0]);
  const { rows } = await api.db.query('select total::int as total from purchase.order where code = $1', [
    order.orderCode,
  ]);
  expect(rows).toEqual([{ total: 97_000 }]);
  expect(await methodOf(at)).toMatchObject({ movements: [{ _id: made._id, state: 'ended', version: 3 }] });
  expect((await at(`PUT ${CASH}/${made._id}`, { ...draft(), version: 3 })).json()).toMatchObject({
    code: 'MOVEMENT_ENDED',
  });
});

test('of two editors, the second gets a conflict; a change by SQL counts too (OFC-008)', async () => {
  const [ana, luis] = [await desk(), await desk('catalogue')];
  const { _id: id } = await create(ana);
  const put = (at: Desk, amount: number, version: number) =>
    at(`PUT ${CASH}/${id}`, { ...draft({ discount_amount: amount }), version });
  const answers = await Promise.all([put(ana, 4, 1), put(luis, 5, 1)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([200, 409]);
  await api.db.query('update purchase.payment_method_movement set discount_amount = 6 where id = $1', [id]);
  expect((await put(ana, 7, 2)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await ana(`POST ${CASH}/${id}/stop`, { version: 2 })).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await methodOf(ana))?.movements).toMatchObject([{ discount_amount: 6, version: 3 }]);
});

test('dates that cross are refused with the one in the way, also when two are sent at once (OFC-407)', async () => {
  const at = await desk();
  const spans = [
    { from: '2098-03-01T05:00:00Z', until: '2098-04-01T05:00:00Z' },
    { from: '2098-03-15T05:00:00Z', until: null, discount_amount: 5 },
  ];
  const answers = await Promise.all(spans.map((span) => at(`POST ${CASH}`, draft(span))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<{ code: string; message: string }>();
  expect(refused).toMatchObject({ code: 'MOVEMENT_OVERLAP' });
  expect(refused?.message).toMatch(/^Se cruza con el descuento del [35]\u00A0% desde el .+ mar.*\.$/);
  expect((await methodOf(at))?.movements).toHaveLength(1);
  const dry = await at(`POST ${CASH}`, draft({ ...spans[0], type_movement: 'charge', dryRun: true }));
  expect(dry.json()).toMatchObject({ code: 'MOVEMENT_OVERLAP' });
  const other = await at(`POST ${METHODS}/own_credit/movements`, draft(spans[1]));
  expect(other.statusCode, other.body).toBe(200);
});

test('windows that touch do not cross; one to come is removed when it is stopped (OFC-407)', async () => {
  const at = await desk();
  const next = await create(at, { from: later(day), until: later(2 * day), type_movement: 'charge' });
  const first = await create(at, { until: next.from });
  await create(at, { from: next.until });
  expect(next.state).toBe('coming');
  expect((await at(`POST ${CASH}/${next._id}/stop`, { version: 1 })).statusCode).toBe(200);
  expect((await at(`POST ${CASH}/${next._id}/stop`, { version: 1 })).json()).toMatchObject({
    code: 'MOVEMENT_NOT_FOUND',
  });
  expect((await methodOf(at))?.movements.map(({ from }) => from)).toEqual([first.from, next.until]);
});

test('a request that arrives twice makes one (OFC-407)', async () => {
  const at = await desk();
  const body = draft({ until: later(day) });
  const ids = (await Promise.all([at(`POST ${CASH}`, body), at(`POST ${CASH}`, body)])).map(
    (answer) => answer.json<{ results: MovementSaved }>().results.movement?._id,
  );
  expect(ids[0]).toBeDefined();
  expect(new Set(ids).size).toBe(1);
});

test('wrong terms are refused with their sentence, and a large one asks for the second factor (OFC-005)', async () => {
  const at = await desk();
  const codeOf = async (more: object, by = at, url = CASH) =>
    (await by(`POST ${url}`, draft(more))).json<{ code?: string }>().code;
  for (const more of [
    { discount_amount: 51 },
    { discount_amount: 0 },
    { discount_amount: -1 },
    { discount_amount: 2.5 },
    { discount_type: 'value', discount_amount: 100_000_001 },
    { from: 'ayer' },
  ])
    expect(await codeOf(more), JSON.stringify(more)).toBe('INVALID_REQUEST');
  expect(await codeOf({ until: later(-day) })).toBe('SPAN_WRONG');
  expect(await codeOf({ from: later(2 * day), until: later(day) })).toBe('SPAN_WRONG');
  expect(await codeOf({}, at, `${METHODS}/trueque/movements`)).toBe('METHOD_NOT_FOUND');
  expect(await codeOf({ discount_amount: 21 })).toBe('STEP_UP_REQUIRED');
  expect(await codeOf({ type_movement: 'charge', discount_type: 'value', discount_amount: 40_001 })).toBe(
    'STEP_UP_REQUIRED',
  );
  expect((await methodOf(at))?.movements).toEqual([]);
  expect(await codeOf({ discount_amount: 21 }, await desk('operations', true))).toBeUndefined();
});

test('each change is an act of its operator with its terms before and after, a preview is none (OFC-006)', async () => {
  const at = await desk();
  const since = (await api.db.query<{ id: string }>('select coalesce(max(id), 0) as id from platform.audit')).rows[0]
    ?.id;
  await at(`POST ${CASH}`, draft({ dryRun: true }));
  const { _id: id } = await create(at);
  await at(`PUT ${CASH}/${id}`, { ...draft({ discount_amount: 4 }), version: 1 });
  await at(`POST ${CASH}/${id}/stop`, { version: 2 });
  const { rows } = await api.db.query<{ action: string; before: string | null; after: string | null }>(
    `select action, detail ->> 'before' as before, detail ->> 'after' as after from platform.audit
     where subject_id = 'cash_on_delivery' and operator_id is not null and id > $1 order by id`,
    [since],
  );
  const [three, four] = [/^descuento del 3\u00A0% desde el .+, sin fin$/, /^descuento del 4/].map(
    (words) => expect.stringMatching(words) as string, // as: a matcher in place of the text
  );
  expect(rows).toEqual([
    { action: 'purchase.method_movement_created', before: null, after: three },
    { action: 'purchase.method_movement_changed', before: three, after: four },
    { action: 'purchase.method_movement_stopped', before: four, after: null },
  ]);
});
