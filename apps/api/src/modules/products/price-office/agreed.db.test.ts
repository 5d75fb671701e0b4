import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfflineCustomer, OfflineSnapshot } from '@tonalia/contract/offline';
import {
  AGREED_EXPORT,
  type PriceExplanation,
  type PriceProgram,
  type ProgramChanged,
} from '@tonalia/contract/prices-office';
import type { CartView } from '@tonalia/contract/purchase';
import { openSnapshot } from '@tonalia/offline/catalogue';
import { sumOrder } from '@tonalia/offline/sum-order';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct, makeProgrammedPrice } from '../../../../test/make-products.ts';
import { makeFieldSeller } from '../../../../test/selling.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { forgetAgreed } from '../plugin.ts';
import { GUEST_ID, assignCustomer, makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi();
const PROGRAMS = '/api/products/office/prices/programs';
/** A process learns of a change within moments; a busy machine takes longer. */
const WAIT = { interval: 5, timeout: 15_000 };
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => api.clock.set(new Date()));

const desk = async (role: OfficeRole = 'owner') =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed: true })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;
const later = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();

/** An agreement with a customer for a product: 12.900 pesos from now on. */
const terms = (customerId: string, product: MadeProduct, more: object = {}) => ({
  name: 'Convenio anual',
  tradeTypeId: null,
  customerId,
  from: later(-hour),
  until: null,
  replaces: false,
  choice: { productId: product.id },
  change: { kind: 'amount', pesos: 12_900 },
  ...more,
});
async function agree(at: Desk, draft: object): Promise<PriceProgram> {
  const sent = await at(`POST ${PROGRAMS}`, draft);
  expect(sent.statusCode, sent.body).toBe(200);
  const { program } = sent.json<{ results: ProgramChanged }>().results;
  if (!program) throw new Error('a saved program');
  return program;
}

/** The price of a product on its page, in the list and in the search, as a token sees it. */
async function shownTo(token: string | undefined, { id, code }: MadeProduct, query: Record<string, string> = {}) {
  const read = async <Answer>(path: string, asked: Record<string, string>) =>
    (
      await api.send({ url: `/api/products${path}`, query: { ...asked, ...query }, ...(token && { token }) })
    ).json<Answer>();
  const page = await read<{ results: { price: number } }>('/product/query', { _id: id });
  const list = await read<{ results: { code: string; price: number }[] }>('/product/list', {
    search: code,
    limit: '9',
  });
  const found = await read<{ results: { code: string; price: number }[] }>('/search', { search: code, limit: '9' });
  const priceIn = (cards: readonly { code: string; price: number }[]) => cards.find((one) => one.code === code)?.price;
  return [page.results.price, priceIn(list.results), priceIn(found.results)];
}
const everywhere = (price: number) => [price, price, price];

async function fill(buyer: Pick<MadeBuyer, 'call'>, dye: MadeProduct): Promise<string> {
  const wanted = { versions: [{ code: dye.versions[0]?.code, quantity: 2 }], quantity: 2 };
  const added = await buyer.call('POST /cart/additem', { productId: dye.id, code: dye.code, ...wanted });
  expect(added.statusCode, added.body).toBe(200);
  const cartId = added.json<{ cart: { _id: string } }>().cart._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  return cartId;
}

const makeDye = () => makeProduct(api.db, { name: `Tinte pactado ${Date.now()}`, price: 16_100, stock: 99 });

test('an agreed price is of its customer alone: not of another of its trade, a guest, or the memory they share (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeDye();
  const [espejo, rosa] = [await makeBuyer(api), await makeBuyer(api)];
  const guest = await makeToken(api.db, { identityId: GUEST_ID });
  expect(await shownTo(espejo.token, dye)).toEqual(everywhere(16_100));
  await agree(at, terms(espejo.customerId, dye));
  await expect.poll(() => shownTo(espejo.token, dye), WAIT).toEqual(everywhere(12_900));
  for (const other of [rosa.token, guest, undefined]) expect(await shownTo(other, dye)).toEqual(everywhere(16_100));
  // and again, now that every answer could have been kept
  expect(await shownTo(espejo.token, dye)).toEqual(everywhere(12_900));
  expect(await shownTo(await makeToken(api.db, espejo), dye)).toEqual(everywhere(12_900));
  const [mine, theirs] = [await fill(espejo, dye), await fill(rosa, dye)];
  const placed = await espejo.call('POST /order/create', { cartId: mine });
  expect([placed.statusCode, placed.json<{ total?: number }>()]).toMatchObject([200, expect.anything()]);
  await rosa.call('POST /order/create', { cartId: theirs });
  const { rows } = await api.db.query(
    `select o.customer_id as "customerId", l.price::int as price from purchase.order_line l
     join purchase.order o on o.id = l.order_id where l.code = $1 order by price`,
    [dye.code],
  );
  expect(rows).toEqual([
    { customerId: espejo.customerId, price: 12_900 },
    { customerId: rosa.customerId, price: 16_100 },
  ]);
});

test('the card of a product shows the cheapest version for the customer, and a price begins and ends at its instant (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, {
    price: 16_100,
    versions: [
      { shade: ['6', 'Rubio'], stock: 5 },
      { shade: ['7', 'Claro'], stock: 5 },
    ],
  });
  const buyer = await makeBuyer(api);
  const draft = terms(buyer.customerId, dye, {
    from: later(minute),
    until: later(2 * minute),
    choice: { versionIds: [dye.versions[1]?.id] },
  });
  await agree(at, draft);
  const listed = async () => (await shownTo(buyer.token, dye))[1];
  expect(await listed()).toBe(16_100);
  api.clock.set(new Date(Date.parse(draft.from) + 1_000));
  await expect.poll(listed, WAIT).toBe(12_900);
  const page = await api.send({ url: '/api/products/product/query', query: { _id: dye.id }, token: buyer.token });
  const { versions } = page.json<{ results: { versions: { price: number; programmedPriceName: string | null }[] } }>()
    .results;
  expect(versions.map(({ price, programmedPriceName }) => [price, programmedPriceName])).toEqual([
    [16_100, null],
    [12_900, 'Convenio anual'],
  ]);
  api.clock.set(new Date(Date.parse(String(draft.until)) + 1_000));
  await expect.poll(() => shownTo(buyer.token, dye), WAIT).toEqual(everywhere(16_100));
});

test('a seller sees and orders at the prices agreed with the customer it serves, and at no other’s (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeDye();
  const [espejo, rosa] = [await makeBuyer(api), await makeBuyer(api)];
  const { identityId } = await makeSeller(api.db, { customers: [espejo.customerId, rosa.customerId] });
  const token = await makeToken(api.db, { identityId });
  await agree(at, terms(espejo.customerId, dye));
  const seen = (customerId: string) => shownTo(token, dye, { customerId });
  await expect.poll(() => seen(espejo.customerId), WAIT).toEqual(everywhere(12_900));
  expect(await seen(rosa.customerId)).toEqual(everywhere(16_100));
  expect(await shownTo(token, dye)).toEqual(everywhere(16_100));
  const call = caller(api, token, { customerId: espejo.customerId });
  await fill({ call }, dye);
  const { cart } = (await call('GET /cart/listcart')).json<CartView>();
  expect(cart?.products.map(({ price }) => price)).toEqual([12_900]);
});

test('a phone without a network counts with the agreed prices of each customer of its portfolio (OFC-407, SEL-101)', async () => {
  const at = await desk();
  const dye = await makeDye();
  const seller = await makeFieldSeller(api);
  const rosa = await makeBuyer(api);
  await assignCustomer(api.db, rosa.customerId, seller.identityId);
  await makeProgrammedPrice(api.db, dye.versions[0]?.id ?? '', 14_000, { name: 'Semana' });
  await agree(at, terms(seller.customerId, dye));
  const read = async <Answer>(url: string) =>
    (await api.send({ url, token: seller.token })).json<{ results: Answer }>().results;
  const catalogue = openSnapshot(await read<OfflineSnapshot>('/api/products/offline/snapshot'));
  const { customers } = await read<{ customers: OfflineCustomer[] }>('/api/customers/offline/portfolio');
  const costs = (customerId: string) => {
    const customer = customers.find(({ _id }) => _id === customerId);
    if (!customer) throw new Error('a customer of the portfolio');
    const { priceTradeTypeId: tradeTypeId, warehouseId, agreed } = customer;
    const shopper = { tradeTypeId, warehouseId, agreed, now: api.clock.now().getTime() };
    const line = { code: dye.versions[0]?.code ?? dye.code, quantity: 1, priceSeen: 0, dateSeen: null };
    return sumOrder(catalogue, shopper, [line]).lines.map(({ price }) => price);
  };
  expect(costs(seller.customerId)).toEqual([12_900]);
  expect(costs(rosa.customerId)).toEqual([14_000]);
});

test('an explanation names the agreed price in its order, and when it ends (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeDye();
  const buyer = await makeBuyer(api);
  const until = later(48 * hour);
  await agree(at, terms(buyer.customerId, dye, { until }));
  const explain = async (customerId?: string) =>
    (
      await at('GET /api/products/office/prices/explain', undefined, {
        query: {
          versionId: dye.versions[0]?.id ?? '',
          ...(customerId && { customerId }),
        },
      })
    ).json<{ results: PriceExplanation }>().results;
  const mine = await explain(buyer.customerId);
  expect(mine).toMatchObject({ price: 12_900, next: [{ at: until, price: 16_100, by: { kind: 'list' } }] });
  expect(mine.steps.map(({ kind, amount, holds, reason }) => [kind, amount, holds, reason])).toEqual([
    ['list', 16_100, false, 'agreed'],
    ['agreed', 12_900, true, null],
  ]);
  expect((await explain()).steps.map(({ kind }) => kind)).toEqual(['list']);
});

test('two agreed prices of a customer never cross; a list and another customer are free (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeDye();
  const [espejo, rosa] = [await makeBuyer(api), await makeBuyer(api)];
  await agree(at, terms(espejo.customerId, dye));
  const refused = await at(`POST ${PROGRAMS}`, terms(espejo.customerId, dye, { name: 'Otro' }));
  expect(refused.json()).toMatchObject({
    code: 'PRICE_OVERLAP',
    message: expect.stringContaining('«Convenio anual»'),
  });
  await agree(at, terms(rosa.customerId, dye));
  await agree(at, { ...terms(espejo.customerId, dye), customerId: null });
  expect((await at(`POST ${PROGRAMS}`, terms(crypto.randomUUID(), dye))).json()).toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
});

test('the office lists agreed prices apart, edits, ends and gives them back (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeDye();
  const name = `Espejo ${Date.now()}`;
  const buyer = await makeBuyer(api, { name });
  const counted = async () =>
    (await at('GET /api/products/office/prices/counts')).json<{ results: { agreed: number; programs: number } }>()
      .results;
  const before = await counted();
  const { _id, version } = await agree(at, terms(buyer.customerId, dye));
  expect(await counted()).toEqual({ ...before, agreed: before.agreed + 1 });
  const listed = async (query: Record<string, string>) =>
    (await at('GET /api/products/office/prices/agreed', undefined, { query })).json<{ results: PriceProgram[] }>()
      .results;
  expect(await listed({ q: name })).toMatchObject([
    { _id, customer: { _id: buyer.customerId, name }, state: 'running', versions: 1 },
  ]);
  expect(await listed({ customerId: buyer.customerId, state: 'coming' })).toEqual([]);
  const programs = (await at(`GET ${PROGRAMS}`, undefined, { query: { q: 'Convenio' } })).json<{
    results: PriceProgram[];
  }>();
  expect(programs.results.filter(({ customer }) => customer !== null)).toEqual([]);
  await expect.poll(() => shownTo(buyer.token, dye), WAIT).toEqual(everywhere(12_900));
  const other = await makeBuyer(api);
  const moved = await at(`PUT ${PROGRAMS}/${_id}`, { ...terms(other.customerId, dye), version });
  expect(moved.json()).toMatchObject({ code: 'PROGRAM_STARTED' });
  const ended = (await at(`POST ${PROGRAMS}/${_id}/cancel`, { version })).json<{
    results: { undo: { _id: string } };
  }>();
  await expect.poll(() => shownTo(buyer.token, dye), WAIT).toEqual(everywhere(16_100));
  await at(`POST /api/products/office/prices/changes/${ended.results.undo._id}/undo`, {});
  await expect.poll(() => shownTo(buyer.token, dye), WAIT).toEqual(everywhere(12_900));
});

test('an order that meets the end of an agreed price is placed at the price that was shown, or asks first (OFC-407)', async () => {
  const at = await desk();
  const outcomes = new Set<number>();
  for (let round = 0; round < howOften(6, 50); round += 1) {
    const dye = await makeDye();
    const buyer = await makeBuyer(api);
    const { _id, version } = await agree(at, terms(buyer.customerId, dye));
    await expect.poll(async () => (await shownTo(buyer.token, dye))[0], WAIT).toBe(12_900);
    const cartId = await fill(buyer, dye);
    const lock = await api.db.connect();
    await lock.query('begin');
    // in the first round the order waits for the end of the price, in the second the end for the order
    if (round === 0) await lock.query('select from purchase.cart where id = $1 for update', [cartId]);
    if (round === 1) await lock.query('select from products.price_program where id = $1 for update', [_id]);
    const ending = at(`POST ${PROGRAMS}/${_id}/cancel`, { version });
    const placing = buyer.call('POST /order/create', { cartId });
    if (round < 2) await (round === 0 ? ending : placing);
    await lock.query('commit');
    lock.release();
    const [ended, placed] = await Promise.all([ending, placing]);
    expect(ended.statusCode).toBe(200);
    const { rows } = await api.db.query<{ price: number }>(
      `select price::int as price from purchase.order_line where code = $1`,
      [dye.code],
    );
    if (placed.statusCode === 200) expect(rows).toEqual([{ price: 12_900 }]);
    else expect([placed.json(), rows]).toMatchObject([{ code: 'CART_CHANGED' }, []]);
    outcomes.add(placed.statusCode);
  }
  expect(outcomes).toEqual(new Set([200, 409]));
});

test('an agreement goes with the account of its customer, with every copy of its name; other programs stay (OFC-407)', async () => {
  const at = await desk();
  const [buyer, other] = [await makeBuyer(api), await makeBuyer(api)];
  const name = 'Peluquería Zafirozul';
  await api.db.query('update auth.customer set name = $2 where id = $1', [buyer.customerId, name]);
  const dye = await makeProduct(api.db, { price: 16_100, stock: 9 });
  const made = await agree(at, terms(buyer.customerId, dye, { name: `Convenio ${name}` }));
  const changed = terms(buyer.customerId, dye, {
    name: `Convenio de ${name}`,
    change: { kind: 'amount', pesos: 12_000 },
  });
  const sent = await at(`PUT ${PROGRAMS}/${made._id}`, { ...changed, from: made.from, version: made.version });
  expect(sent.statusCode, sent.body).toBe(200);
  const kept = await agree(at, terms(other.customerId, dye));
  const message = {
    id: '1',
    topic: 'auth.account_deleted',
    payload: { identityId: buyer.identityId, customerId: buyer.customerId },
  };
  await inTransaction(api.db, (tx) => forgetAgreed(tx, message));
  const { rows } = await api.db.query<{ customer_id: string }>(
    `select customer_id from products.programmed_price where program_id = any($1::uuid[])`,
    [[made._id, kept._id]],
  );
  expect(rows).toEqual([{ customer_id: other.customerId }]);
  for (const table of ['products.price_program', 'products.price_act', 'platform.audit']) {
    const { rows: found } = await api.db.query(`select 1 from ${table} t where t::text like '%Zafirozul%'`);
    expect(found, table).toEqual([]);
  }
});

test('the agreed prices are a file with a row for each version, filtered as the list, with costs for roles that read them (OFC-407)', async () => {
  const [espejo, other] = [await makeBuyer(api), await makeBuyer(api)];
  const dye = await makeProduct(api.db, {
    name: `Tinte exportado ${Date.now()}`,
    price: 16_100,
    versions: [{ shade: ['7.1', 'Cenizo'] }, { shade: ['7.3', 'Dorado'] }],
  });
  const at = await desk();
  await agree(at, terms(espejo.customerId, dye));
  await agree(at, terms(other.customerId, dye, { name: 'Otro convenio', from: later(hour) }));
  await api.db.query('insert into products.version_supply (version_id, cost) values ($1, 9000)', [dye.versions[0]?.id]);
  const download = async (query: Record<string, string>, role: OfficeRole = 'owner') => {
    const sent = await (await desk(role))(`GET ${AGREED_EXPORT}`, undefined, { query: { format: 'xlsx', ...query } });
    expect(sent.statusCode, sent.body).toBe(200);
    const { rows } = await readUploadedTable(sent.rawPayload, { rows: 100 });
    return rows.map((row) => ('cells' in row ? [...row.cells] : []));
  };
  const [titles = [], ...rows] = await download({ customerId: espejo.customerId });
  const of = (row: readonly string[], title: string) => row[titles.indexOf(title)];
  const shown = ['Acuerdo', 'Tono', 'Precio base', 'Precio pactado', 'Costo sin IVA', 'Margen %', 'Estado'];
  expect(rows.map((row) => shown.map((title) => of(row, title)))).toEqual([
    ['Convenio anual', '7.1 Cenizo', '16100', '12900', '9000', '16', 'Activo'],
    ['Convenio anual', '7.3 Dorado', '16100', '12900', '', '', 'Activo'],
  ]);
  expect((await download({ q: 'otro convenio', state: 'running' })).length).toBe(1);
  expect((await download({ q: 'otro convenio', state: 'coming' })).length).toBe(3);
  expect((await download({ customerId: espejo.customerId }, 'operations'))[0]).not.toContain('Costo sin IVA');
  expect((await (await desk('warehouse'))(`GET ${AGREED_EXPORT}`)).statusCode).toBe(403);
});
