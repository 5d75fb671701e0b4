import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { PriceProgram, ProgramChanged } from '@tonalia/contract/prices-office';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct, makeProgrammedPrice, makeTradePrice } from '../../../../test/make-products.ts';

const api = useApi();
const PROGRAMS = '/api/products/office/prices/programs';
/** Pages follow a change within moments; a busy machine takes longer. */
const WAIT = { interval: 5, timeout: 15_000 };
const hour = 3_600_000;

const desk = async (role: OfficeRole = 'owner', isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

beforeEach(() => api.clock.set(new Date()));

/** Versions in as many shades. */
const shades = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ shade: [`${nth}`, `Tono ${nth}`] as [string, string] }));
const later = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const draftFor = (product: MadeProduct, more: object = {}) => ({
  name: 'Alza de diciembre',
  tradeTypeId: null,
  from: later(2 * hour),
  until: later(4 * hour),
  replaces: true,
  choice: { productId: product.id },
  change: { kind: 'percentage', percent: 5 },
  ...more,
});
async function programmed(at: Desk, draft: object): Promise<ProgramChanged> {
  const answer = await at(`POST ${PROGRAMS}`, draft);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: ProgramChanged }>().results;
}
async function made(at: Desk, draft: object): Promise<PriceProgram & { undoId: string }> {
  const { program, undo } = await programmed(at, draft);
  if (!program || !undo) throw new Error('a saved program');
  return { ...program, undoId: undo._id };
}
async function shopPrice(productId: string): Promise<number | undefined> {
  const page = await api.send({ url: '/api/products/product/query', query: { _id: productId } });
  return page.json<{ results?: { price: number } }>().results?.price;
}
async function listPrice(product: MadeProduct): Promise<number | undefined> {
  const page = await api.send({ url: '/api/products/product/list', query: { search: product.code, limit: '20' } });
  const { results = [] } = page.json<{ results?: { code: string; price: number }[] }>();
  return results.find(({ code }) => code === product.code)?.price;
}
const undo = (at: Desk, id: string) => at(`POST /api/products/office/prices/changes/${id}/undo`, {});

test('a programmed price takes effect at its instant in the page and the list, without a restart, and ends at its end (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { name: `Tinte por programar ${Date.now()}`, price: 16_100, stock: 9 });
  const draft = draftFor(dye);
  const preview = await programmed(at, { ...draft, dryRun: true });
  expect(preview).toMatchObject({
    program: null,
    undo: null,
    effect: { versions: 1, rise: 1, fall: 0, overlaps: [], examples: [{ before: 16_100, after: 16_900 }] },
  });
  expect(await made(at, draft)).toMatchObject({ state: 'coming', versions: 1, version: 1, name: draft.name });
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(16_100);
  api.clock.set(new Date(Date.parse(draft.from) - 1_000));
  expect(await shopPrice(dye.id)).toBe(16_100);
  api.clock.set(new Date(Date.parse(draft.from) + 1_000));
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(16_900);
  await expect.poll(() => listPrice(dye), WAIT).toBe(16_900);
  api.clock.set(new Date(Date.parse(draft.until) + 1_000));
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(16_100);
});

test('a window that crosses another one of the same list is refused with a sentence that names it; another list is free (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 20_000, versions: shades(3) });
  await made(at, draftFor(dye, { name: 'Precio del mes' }));
  const crossing = draftFor(dye, { name: 'Otra', from: later(3 * hour), until: null });
  const refused = await at(`POST ${PROGRAMS}`, crossing);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'PRICE_OVERLAP',
    message: expect.stringMatching(/^Se cruza con «Precio del mes», desde el .+ hasta el .+, en 3 versiones\.$/),
  });
  const { effect } = await programmed(at, { ...crossing, dryRun: true });
  expect(effect.overlaps).toMatchObject([{ name: 'Precio del mes', versions: 3 }]);
  await made(at, { ...crossing, tradeTypeId: 'barberia' });
  await made(at, { ...crossing, from: later(4 * hour) });
  const { rows } = await api.db.query(
    `select count(*)::int as n from products.programmed_price pp join products.version v on v.id = pp.version_id where v.product_id = $1`,
    [dye.id],
  );
  expect(rows).toEqual([{ n: 9 }]);
});

test('of two desks that program one time at once, one wins and the other one reads which is in the way (OFC-407)', async () => {
  const [one, other] = [await desk(), await desk()];
  const dye = await makeProduct(api.db, { versions: shades(4) });
  const answers = await Promise.all([
    one(`POST ${PROGRAMS}`, draftFor(dye, { name: 'De Ana' })),
    other(`POST ${PROGRAMS}`, draftFor(dye, { name: 'De Beto' })),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const winner = answers[0]?.statusCode === 200 ? 'De Ana' : 'De Beto';
  const loser = answers.find(({ statusCode }) => statusCode === 409);
  expect(loser?.json()).toMatchObject({ code: 'PRICE_OVERLAP', message: expect.stringContaining(`«${winner}»`) });
});

test('a programmed price is edited at its version, keeps its start while it runs, and every change can be undone (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 10_000, stock: 9 });
  const draft = draftFor(dye, { until: null });
  const program = await made(at, draft);
  const url = `PUT ${PROGRAMS}/${program._id}`;
  const dearer = { ...draft, change: { kind: 'amount', pesos: 11_111 }, version: 1 };
  const edited = (await at(url, dearer)).json<{ results: ProgramChanged }>().results;
  expect(edited).toMatchObject({ program: { version: 2 }, effect: { overlaps: [] } });
  expect((await at(url, dearer)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });

  api.clock.advance(3 * hour);
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(11_111);
  const moved = await at(url, { ...dearer, version: 2, from: later(hour) });
  expect(moved.json()).toMatchObject({ code: 'PROGRAM_STARTED' });
  expect((await undo(at, edited.undo?._id ?? '')).statusCode).toBe(200);
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(10_500);
  expect((await undo(at, edited.undo?._id ?? '')).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
  expect((await undo(at, program.undoId)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });

  const cancelled = await at(`POST ${PROGRAMS}/${program._id}/cancel`, { version: 3 });
  expect(cancelled.json()).toMatchObject({ results: { program: { state: 'cancelled', version: 4 } } });
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(10_000);
  expect((await at(url, { ...dearer, version: 4 })).json()).toMatchObject({ code: 'PROGRAM_ENDED' });
  const { undo: act } = cancelled.json<{ results: { undo: { _id: string } } }>().results;
  expect((await undo(at, act._id)).statusCode).toBe(200);
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(10_500);
});

test('one that never began leaves its time free, and undoing its cancellation is refused when another one took it (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db);
  const program = await made(at, draftFor(dye, { name: 'Primera' }));
  const cancelled = await at(`POST ${PROGRAMS}/${program._id}/cancel`, { version: 1 });
  const second = await made(at, draftFor(dye, { name: 'Segunda' }));
  const { undo: act } = cancelled.json<{ results: { undo: { _id: string } } }>().results;
  expect((await undo(at, act._id)).json()).toMatchObject({
    code: 'PRICE_OVERLAP',
    message: expect.stringContaining('«Segunda»'),
  });
  expect((await undo(at, second.undoId)).statusCode).toBe(200);
  expect((await undo(at, act._id)).statusCode).toBe(200);
  const { rows } = await api.db.query(
    `select action, operator_id is not null as "by" from platform.audit where subject_id = $1 order by id`,
    [program._id],
  );
  expect(rows).toEqual([
    { action: 'products.program_created', by: true },
    { action: 'products.program_cancelled', by: true },
    { action: 'products.program_undone', by: true },
  ]);
});

test('an order keeps its price, and a cart shows the new one as a change before it is ordered (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 10_000, stock: 9 });
  const buyer = await makeBuyer(api);
  const add = () => buyer.call('POST /cart/additem', { productId: dye.id, code: dye.code, quantity: 1 });
  await add();
  const cartOf = async () =>
    (await buyer.call('GET /cart/listcart')).json<{ cart: { _id: string; total: number }; changes?: unknown[] }>();
  const { cart } = await cartOf();
  await buyer.call('PUT /cart/listcart', { cartId: cart._id, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId: cart._id });
  const { orderId } = placed.json<{ results: { orderId: string } }>().results;
  await add();
  await made(at, draftFor(dye, { from: later(60_000), change: { kind: 'amount', pesos: 12_000 } }));
  api.clock.advance(90_000);
  await expect.poll(async () => (await cartOf()).cart.total, WAIT).toBe(12_000);
  const { rows } = await api.db.query('select total::int from purchase.order where id = $1', [orderId]);
  expect(rows).toEqual([{ total: 10_000 }]);
});

test('a price of a trade type is programmed from its own price, and a lower one holds without replacing (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 10_000, stock: 9 });
  await makeTradePrice(api.db, dye.versions[0]?.id ?? '', 'barberia', 9_000);
  const draft = draftFor(dye, {
    tradeTypeId: 'barberia',
    replaces: false,
    change: { kind: 'percentage', percent: -10 },
  });
  const { effect } = await programmed(at, { ...draft, dryRun: true });
  expect(effect).toMatchObject({ fall: 1, examples: [{ before: 9_000, after: 8_100 }] });
  const dearer = { ...draft, change: { kind: 'percentage', percent: 10 }, dryRun: true };
  expect((await programmed(at, dearer)).effect).toMatchObject({ rise: 0, examples: [{ before: 9_000, after: 9_000 }] });
});

test('prices that change by much ask for the second factor, and wrong input is refused with its sentence (OFC-407)', async () => {
  const [at, confirmed] = [await desk(), await desk('owner', true)];
  const many = await makeProduct(api.db, { versions: shades(51) });
  const draft = draftFor(many, { change: { kind: 'percentage', percent: -30 }, replaces: false });
  expect((await programmed(at, { ...draft, dryRun: true })).effect).toMatchObject({ fallMuch: 51 });
  expect((await at(`POST ${PROGRAMS}`, draft)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  await made(confirmed, draft);
  const codeOf = async (more: object) =>
    (await at(`POST ${PROGRAMS}`, { ...draft, ...more })).json<{ code: string }>().code;
  expect(await codeOf({ until: draft.from })).toBe('SPAN_WRONG');
  expect(await codeOf({ choice: { brandId: '999999999' } })).toBe('PRICES_EMPTY');
  expect(await codeOf({ choice: {} })).toBe('INVALID_REQUEST');
  expect(await codeOf({ change: { kind: 'percentage', percent: 0 } })).toBe('INVALID_REQUEST');
  expect(
    await codeOf({
      from: later(9 * hour),
      until: null,
      tradeTypeId: 'zapateria',
      change: { kind: 'amount', pesos: 9_000 },
    }),
  ).toBe('TRADE_TYPE_NOT_FOUND');
  expect((await (await desk('marketing'))(`POST ${PROGRAMS}`, draft)).json()).toMatchObject({
    code: 'ROLE_NOT_ALLOWED',
  });
  expect((await at(`GET ${PROGRAMS}?from=${later(0)}&until=${later(-hour)}`)).json()).toMatchObject({
    code: 'SPAN_WRONG',
  });
});

test('each chosen version gets a price of its own, and one without a price is refused (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, {
    name: `Tinte con varios precios ${Date.now()}`,
    price: 16_100,
    versions: shades(2),
  });
  const [first = '', second = ''] = dye.versions.map(({ id }) => id);
  const draft = draftFor(dye, {
    until: null,
    choice: { versionIds: [first, second] },
    change: { kind: 'each', pesos: { [first]: 16_900, [second]: 17_500 } },
  });
  const program = await made(at, draft);
  expect(program).toMatchObject({ state: 'coming', versions: 2, rule: null });
  const { rows } = await api.db.query(
    'select version_id::text as id, amount from products.programmed_price where program_id = $1 order by amount',
    [program._id],
  );
  expect(rows).toEqual([
    { id: first, amount: 16_900 },
    { id: second, amount: 17_500 },
  ]);
  const partly = { ...draft, from: later(hour), change: { kind: 'each', pesos: { [first]: 16_900 } } };
  expect((await at(`POST ${PROGRAMS}`, partly)).statusCode).toBe(404);
});

test('prices that were loaded in another way are on the calendar as one program (OFC-407)', async () => {
  const at = await desk('read-only');
  const name = `Lanzamiento ${Date.now()}`;
  const dye = await makeProduct(api.db, { versions: shades(2) });
  for (const { id } of dye.versions)
    await makeProgrammedPrice(api.db, id, 9_000, { name, during: '[2026-01-01 05:00Z, 2099-01-01 05:00Z)' });
  const page = await at(
    `GET ${PROGRAMS}?q=${encodeURIComponent(name)}&from=2026-11-01T05:00:00Z&until=2026-12-01T05:00:00Z`,
  );
  expect(page.json()).toMatchObject({ total: 1, results: [{ name, versions: 2, rule: null, state: 'running' }] });
  expect((await at(`GET ${PROGRAMS}?q=${encodeURIComponent(name)}&until=2025-12-01T05:00:00Z`)).json()).toMatchObject({
    total: 0,
  });
});

test('the preview counts prices below the cost and below the lowest margin, for roles that read costs (OFC-407)', async () => {
  const dye = await makeProduct(api.db, { name: `Tinte con costo ${Date.now()}`, price: 16_100, versions: shades(2) });
  const [one, other] = dye.versions.map(({ id }) => id);
  await api.db.query('insert into products.version_supply (version_id, cost) values ($1, 9000), ($2, 12000)', [
    one,
    other,
  ]);
  // 12.900 with IVA is 10.840 before it
  const draft = draftFor(dye, { change: { kind: 'amount', pesos: 12_900 }, dryRun: true });
  expect((await programmed(await desk(), draft)).effect).toMatchObject({
    belowCost: 1,
    lowMargin: 1,
    lowestMargin: 33,
  });
  expect((await programmed(await desk('operations'), draft)).effect).toMatchObject({ belowCost: 0, lowMargin: 0 });
});
