import { randomUUID } from 'node:crypto';
import type { FormulaBook, FormulaClient, Mix } from '@tonalia/contract/formulas';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { placeEarlier } from '../../../../test/place-earlier.ts';

const api = useApi();
let dye: MadeProduct;
let oxidant: MadeProduct;
beforeAll(async () => {
  dye = await makeProduct(api.db, { stock: 90, price: 12_900 });
  oxidant = await makeProduct(api.db, { stock: 90, price: 18_500 });
  await api.db.query(
    `update products.version set shade_code = '8.3', shade_name = 'Rubio claro dorado', hex = '#AD8E57', volume = 90, volume_unit = 'ml' where id = $1`,
    [idOf(dye)],
  );
  await api.db.query(`update products.version set volume = 1000, volume_unit = 'ml' where id = $1`, [idOf(oxidant)]);
  await api.db.query(`update products.product set name = 'Oxidante 20 vol de prueba' where id = $1`, [oxidant.id]);
});

const idOf = ({ versions }: MadeProduct) => versions[0]?.id ?? '';
const makeMix = (change: Partial<Mix> = {}): Mix => ({
  title: 'Dorado miel',
  lines: [{ versionId: idOf(dye), grams: 60 }],
  developer: { volume: 20, versionId: idOf(oxidant) },
  proportion: 10,
  minutes: 35,
  charge: 120_000,
  note: '',
  ...change,
});
type Salon = Pick<MadeBuyer, 'call'>;
const put = ({ call }: Salon, clientId: string, change: object = {}) =>
  call(`PUT /formulas/${clientId}`, {
    revision: 0,
    name: 'Andrea Cely',
    mix: makeMix(),
    appointmentAt: null,
    ...change,
  });
async function make(salon: Salon, change: object = {}): Promise<FormulaClient> {
  const answer = await put(salon, randomUUID(), change);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: FormulaClient }>().results;
}
const bookOf = async ({ call }: Salon) => (await call('GET /formulas')).json<{ results: FormulaBook }>().results;
const use = ({ call }: Salon, { clientId, revision }: FormulaClient, visitId: string = randomUUID()) =>
  call(`POST /formulas/${clientId}/visits`, { visitId, revision });

/** An order that was delivered on that day. */
async function deliver(buyer: MadeBuyer, daysAgo: number, items: [MadeProduct, number][]): Promise<void> {
  const code = await placeEarlier(api, buyer, daysAgo, items);
  await api.db.query(
    `with o as (update purchase.order set status = 'delivered' where code = $1 returning id, created_at)
     update purchase.shipment s set status = 'delivered', prepared_at = o.created_at, dispatched_at = o.created_at, delivered_at = o.created_at
     from o where s.order_id = o.id`,
    [code],
  );
}

test('a client is made once, however often it is sent, and a second phone that is late is refused · SEL-207', async () => {
  const buyer = await makeBuyer(api);
  const clientId = randomUUID();
  const appointmentAt = '2099-05-04T16:30:00.000Z';
  const answers = await Promise.all([1, 2, 3].map(() => put(buyer, clientId, { appointmentAt })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await bookOf(buyer)).clients).toMatchObject([
    { clientId, name: 'Andrea Cely', revision: 1, mix: makeMix(), appointmentAt, visitCount: 0, visits: [] },
  ]);
  const changes = [makeMix({ proportion: 15 }), makeMix({ proportion: 20 })].map((mix) =>
    put(buyer, clientId, { revision: 1, mix, appointmentAt }),
  );
  const after = await Promise.all(changes);
  expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(after.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'FORMULA_CHANGED' });
});

test('the shelf is what was delivered less what was used, from the last count on, at the price paid · SEL-207', async () => {
  const buyer = await makeBuyer(api);
  await deliver(buyer, 9, [
    [dye, 2],
    [oxidant, 1],
  ]);
  await placeEarlier(api, buyer, 1, [[dye, 5]]);
  const client = await make(buyer);
  const shelf = async () =>
    (await bookOf(buyer)).shelf.map(({ versionId, left, paid, content, shade }) => [
      versionId,
      left,
      paid,
      content,
      shade,
    ]);
  const dyeRow = (left: number) => [idOf(dye), left, 12_900, 90, '8.3'];
  const oxidantRow = (left: number) => [idOf(oxidant), left, 18_500, 1_000, null];
  expect(new Set(await shelf())).toEqual(new Set([dyeRow(180), oxidantRow(1_000)]));
  const visitId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => use(buyer, client, visitId)));
  for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
  expect(answers[0]?.json()).toMatchObject({
    results: {
      revision: 2,
      appointmentAt: null,
      visitCount: 1,
      visits: [{ visitId, cost: 9_710, title: 'Dorado miel' }],
    },
  });
  expect(new Set(await shelf())).toEqual(new Set([dyeRow(120), oxidantRow(940)]));
  expect((await buyer.call('PUT /formulas/shelf', { versionId: idOf(dye), grams: 62 })).json()).toEqual({
    results: { versionId: idOf(dye), left: 62 },
  });
  expect(new Set(await shelf())).toEqual(new Set([dyeRow(62), oxidantRow(940)]));
});

test('a removed client leaves nothing of its name, and what was used stays used · SEL-207', async () => {
  const buyer = await makeBuyer(api);
  await deliver(buyer, 9, [[dye, 1]]);
  const client = await make(buyer, { name: 'Zunilda Quiroga', mix: makeMix({ developer: null }) });
  await use(buyer, client);
  expect((await buyer.call(`DELETE /formulas/${client.clientId}`)).statusCode).toBe(200);
  const { clients, shelf } = await bookOf(buyer);
  expect([clients, shelf.map(({ left }) => left)]).toEqual([[], [30]]);
  const { rows } = await api.db.query(`select 1 from purchase.formula_visit where client_id = $1`, [client.clientId]);
  expect(rows).toEqual([]);
});

test('one button removes all of it', async () => {
  const buyer = await makeBuyer(api);
  const other = await makeBuyer(api);
  await make(other);
  for (const name of ['Uno', 'Dos']) await use(buyer, await make(buyer, { name }));
  expect((await buyer.call('DELETE /formulas')).json()).toEqual({ results: { removed: 2 } });
  expect(await bookOf(buyer)).toEqual({ clients: [], shelf: [] });
  expect((await bookOf(other)).clients).toHaveLength(1);
});

test('neither its seller, nor another salon, nor a guest reads or changes them · SEL-207', async () => {
  const buyer = await makeBuyer(api);
  const client = await make(buyer);
  const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [buyer.customerId] }));
  const other = await makeBuyer(api);
  const calls: [string, object?][] = [
    ['GET /formulas'],
    ['GET /formulas/file'],
    ['DELETE /formulas'],
    [`DELETE /formulas/${client.clientId}`],
    [`PUT /formulas/${client.clientId}`, { revision: 1, name: 'x', mix: makeMix(), appointmentAt: null }],
    [`POST /formulas/${client.clientId}/visits`, { visitId: randomUUID(), revision: 1 }],
    ['PUT /formulas/shelf', { versionId: idOf(dye), grams: 1 }],
  ];
  const guest = caller(api, await makeGuestToken(api.db));
  for (const [name, payload] of calls) {
    const bySeller = await caller(api, seller, { customerId: buyer.customerId })(name, payload);
    expect([name, bySeller.json()]).toMatchObject([name, { code: 'ROLE_NOT_ALLOWED' }]);
    expect([name, (await guest(name, payload)).json()]).toMatchObject([name, { code: 'GUEST_NOT_ALLOWED' }]);
    if (!name.includes(client.clientId)) continue;
    expect([name, (await other.call(name, payload)).json()]).toMatchObject([name, { code: 'FORMULA_NOT_FOUND' }]);
  }
  // an id that another salon has is as unknown as any
  expect((await put(other, client.clientId)).json()).toMatchObject({ code: 'FORMULA_NOT_FOUND' });
  expect((await bookOf(other)).clients).toEqual([]);
  expect((await bookOf(buyer)).clients).toHaveLength(1);
});

test('the file has the next mix and the visits of each client, and no text of it is a formula · SEL-207', async () => {
  const buyer = await makeBuyer(api);
  const mix = makeMix({ note: '+1 tubo', title: '=HYPERLINK("x")' });
  const client = await make(buyer, { name: '@SUM(A1)', mix });
  await use(buyer, client);
  const { results } = (await buyer.call('GET /formulas/file')).json<{ results: { name: string; text: string } }>();
  expect(results.name).toMatch(/^mezclas-\d{4}-\d\d-\d\d\.csv$/);
  const [titles, next, past, end] = results.text.split('\r\n');
  expect(titles).toBe('\uFEFFClienta;Fecha;Mezcla;Receta;Minutos;Cobras;Te cuesta;Nota');
  expect(next).toBe(`"'@SUM(A1)";;"'=HYPERLINK(""x"")";8.3 60 g, 20 vol, 1:1;35;120000;9710;"'+1 tubo"`);
  expect(past).toMatch(/^"'@SUM\(A1\)";\d{4}-\d\d-\d\d;/);
  expect(end).toBe('');
});

test('a version that does not exist is refused, and nothing is stored', async () => {
  const buyer = await makeBuyer(api);
  const unknown = makeMix({ lines: [{ versionId: '999999999', grams: 5 }] });
  expect((await put(buyer, randomUUID(), { mix: unknown })).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' });
  expect((await bookOf(buyer)).clients).toEqual([]);
});
