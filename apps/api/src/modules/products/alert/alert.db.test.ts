import { randomUUID } from 'node:crypto';
import type { ProductAlert } from '@tonalia/contract/alerts';
import type { CustomerNotice } from '@tonalia/contract/notices';
import { maxAlerts } from '@tonalia/rules/policy';
import { beforeEach, expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { fireAllAlerts } from '../../../../test/fire-alerts.ts';
import { howOften } from '../../../../test/how-often.ts';
import { cities, makeAddress, makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeDeal, makeProduct, makeTradePrice } from '../../../../test/make-products.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { forgetAlerts } from '../plugin.ts';
import { removeOldAlerts } from './follow-alerts.ts';

const api = useApi();
beforeEach(() => void (api.messages.length = 0));

const fire = () => fireAllAlerts(api);
async function newCustomer(wish: Parameters<typeof makeCustomer>[1] = {}) {
  const made = await makeCustomer(api.db, wish);
  return { ...made, token: await makeToken(api.db, made) };
}
const versionOf = ({ versions }: MadeProduct, at = 0) => versions[at]?.id ?? '';
const send = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.send({ method, url: `/api/products/alerts${path}`, token, ...(payload && { payload }) });
const ask = async (token: string, versionId: string, wish: object = {}) => {
  const sent = await send(token, 'POST', '', { versionId, ...wish });
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: ProductAlert }>().results;
};
const list = async (token: string) => (await send(token, 'GET', '')).json<{ results: ProductAlert[] }>().results;
const notices = async (token: string) =>
  (await api.send({ method: 'GET', url: '/api/notices/list', token })).json<{ results: CustomerNotice[] }>().results;
const setStock = (product: MadeProduct, units: number, warehouse = 'BOG') =>
  api.db.query(
    `insert into products.stock (version_id, warehouse_id, available) values ($1, $2, $3)
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [versionOf(product), warehouse, units],
  );
const setPrice = (product: MadeProduct, price: number) =>
  api.db.query('update products.version set base_price = $2 where id = $1', [versionOf(product), price]);
const mailsTo = async (email: string) => {
  await api.drain();
  return api.messages.filter(({ to }) => to === email);
};

test('SEL-007: a sold-out shade makes one notice and one mail when it is back, never a second', async () => {
  const { token, email } = await newCustomer();
  const dye = await makeProduct(api.db, {
    name: 'Tinte permanente',
    versions: [{ shade: ['7.5', 'Rubio medio caoba'], hex: '#AA6655', price: 12_900, stock: 0 }],
  });
  const asked = await ask(token, versionOf(dye), { quantity: 2 });
  expect(asked).toMatchObject({ kind: 'stock', quantity: 2, priceThen: 12_900, firedAt: null, isSold: true });
  await fire();
  expect(await notices(token)).toEqual([]);
  await setStock(dye, 48);
  await fire();
  expect(await notices(token)).toMatchObject([
    {
      kind: 'back_in_stock',
      title: '7.5 Rubio medio caoba volvió',
      text: '48 disponibles en Bogotá',
      action: 'Agregar 2',
      versionId: versionOf(dye),
      quantity: 2,
      hex: '#AA6655',
      isRead: false,
      path: `/product/tinte-permanente/${dye.id}/details`,
    },
  ]);
  for (const units of [0, 5, 0, 9]) {
    await setStock(dye, units);
    await fire();
  }
  expect(await notices(token)).toHaveLength(1);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['7.5 Rubio medio caoba volvió']);
  expect(mails[0]?.text).toContain(`https://tienda.example/product/tinte-permanente/${dye.id}/details`);
  const [fired] = await list(token);
  expect(fired).toMatchObject({ alertId: asked.alertId, match: { stock: 9 } });
  expect(fired?.firedAt).not.toBeNull();
  // it can be asked for again
  expect((await ask(token, versionOf(dye))).alertId).not.toBe(asked.alertId);
});

test('SEL-007: only stock of the place that serves the customer counts, by its chosen address', async () => {
  const soap = await makeProduct(api.db, { stock: { BOG: 0, MDE: 0 } });
  const here = await newCustomer();
  const there = await newCustomer({ cityId: cities.medellin });
  const nowhere = await newCustomer({ cityId: cities.withoutCoverage });
  for (const { token } of [here, there, nowhere]) await ask(token, versionOf(soap));
  await setStock(soap, 7, 'MDE');
  await fire();
  expect(await Promise.all([here, there, nowhere].map(async ({ token }) => (await notices(token)).length))).toEqual([
    0, 1, 0,
  ]);
  // the customer of Bogotá chooses an address that Medellín serves
  await makeAddress(api.db, here.customerId, { cityId: cities.medellin, fixed: true });
  await fire();
  expect(await notices(here.token)).toMatchObject([{ text: '7 disponibles en Medellín' }]);
  await setStock(soap, 7, 'BOG');
  await fire();
  expect(await notices(nowhere.token)).toEqual([]);
});

test('SEL-007: a customer without approval, or with a closed account, gets none', async () => {
  const soap = await makeProduct(api.db, { stock: 0 });
  const [waiting, closed] = [await newCustomer(), await newCustomer()];
  for (const { token } of [waiting, closed]) await ask(token, versionOf(soap));
  await api.db.query(`update auth.customer set approval = 'in_review' where id = $1`, [waiting.customerId]);
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [closed.identityId]);
  await setStock(soap, 9);
  await fire();
  const { rows } = await api.db.query('select 1 from notices.notice where customer_id = any($1)', [
    [waiting.customerId, closed.customerId],
  ]);
  expect(rows).toEqual([]);
  await api.db.query(`update auth.customer set approval = 'approved' where id = $1`, [waiting.customerId]);
  await fire();
  expect(await notices(waiting.token)).toHaveLength(1);
});

test('SEL-007: a lower price is that of the customer: its trade type and deals by the one price rule', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 20_000 });
  const barber = await newCustomer({ tradeTypeId: 'barberia' });
  const salon = await newCustomer();
  for (const { token } of [barber, salon]) await ask(token, versionOf(soap), { kind: 'price' });
  await setPrice(soap, 21_000);
  await fire();
  expect([await notices(barber.token), await notices(salon.token)]).toEqual([[], []]);
  await setPrice(soap, 20_000);
  await makeTradePrice(api.db, versionOf(soap), 'barberia', 18_000);
  await fire();
  const [drop] = await notices(barber.token);
  expect(drop?.title.replaceAll('\u00a0', ' ')).toMatch(/ bajó a \$ 18\.000$/);
  expect(drop).toMatchObject({ kind: 'price_drop' });
  expect(await notices(salon.token)).toEqual([]);
  await makeDeal(api.db, { amount: 10, productId: soap.id });
  await fire();
  expect((await notices(salon.token))[0]?.text.replaceAll('\u00a0', ' ')).toBe('Antes $ 20.000');
  expect(await notices(barber.token)).toHaveLength(1);
});

test('SEL-007: the alert of a lower price waits until a sold-out version can be bought', async () => {
  const soap = await makeProduct(api.db, { stock: 0, price: 20_000 });
  const { token } = await newCustomer();
  await ask(token, versionOf(soap), { kind: 'price' });
  await setPrice(soap, 15_000);
  await fire();
  expect(await notices(token)).toEqual([]);
  await setStock(soap, 1);
  await fire();
  expect(await notices(token)).toMatchObject([{ kind: 'price_drop' }]);
});

test('SEL-007: a paused alert makes no notice until it is resumed or asked for again; others pause it not', async () => {
  const { token } = await newCustomer();
  const other = await newCustomer();
  const soap = await makeProduct(api.db, { stock: 0 });
  const gel = await makeProduct(api.db, { stock: 0 });
  const wax = await makeProduct(api.db, { stock: 0 });
  await ask(token, versionOf(wax), { quantity: 5 });
  const [first, second] = [await ask(token, versionOf(soap), { quantity: 3 }), await ask(token, versionOf(gel))];
  const pause = (by: string, alertId: string, isPaused: boolean) => send(by, 'PUT', `/${alertId}`, { isPaused });
  expect((await pause(other.token, first.alertId, true)).statusCode).toBe(404);
  for (const { alertId } of [first, second]) {
    const { results } = (await pause(token, alertId, true)).json<{ results: object }>();
    expect(results).toEqual({ alertId, isPaused: true });
  }
  for (const product of [soap, gel, wax]) await setStock(product, 9);
  await fire();
  expect(await notices(token)).toMatchObject([{ quantity: 5 }]);
  expect(await list(token)).toMatchObject([{ isPaused: true }, { isPaused: true }, { isPaused: false }]);
  await pause(token, first.alertId, false);
  await ask(token, versionOf(gel));
  await fire();
  expect((await notices(token)).map(({ quantity }) => quantity ?? 0).toSorted((a, b) => a - b)).toEqual([1, 3, 5]);
  expect((await pause(token, first.alertId, true)).statusCode).toBe(404);
});

test('SEL-007: many processes and stock that comes and goes make one notice and one mail · C', async () => {
  for (let round = 0; round < howOften(3, 30); round += 1) {
    const soap = await makeProduct(api.db, { stock: 0 });
    const people = await Promise.all([1, 2, 3].map(() => newCustomer()));
    for (const { token } of people) await ask(token, versionOf(soap));
    const flap = async () => {
      for (const units of [4, 0, 6, 0, 8]) await setStock(soap, units);
    };
    await Promise.all([flap(), ...Array.from({ length: 6 }, fire)]);
    await Promise.all(Array.from({ length: 4 }, fire));
    for (const { token, email } of people) {
      expect(await notices(token)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  }
});

test('SEL-007: the app looks by itself soon after the stock changes', async () => {
  const soap = await makeProduct(api.db, { stock: 0 });
  const { token } = await newCustomer();
  await ask(token, versionOf(soap));
  await setStock(soap, 3);
  await vi.waitFor(async () => expect(await notices(token)).toHaveLength(1), { timeout: 30_000, interval: 250 });
});

test('SEL-007: several that come together are one mail with all of them', async () => {
  const { token, email } = await newCustomer();
  const two = [
    await makeProduct(api.db, { stock: 0, name: 'Uno' }),
    await makeProduct(api.db, { stock: 0, name: 'Dos' }),
  ];
  for (const product of two) await ask(token, versionOf(product));
  await api.db.query('update products.stock set available = 5 where version_id = any($1::bigint[])', [
    two.map((one) => versionOf(one)),
  ]);
  await fire();
  expect(await notices(token)).toHaveLength(2);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Llegaron 2 productos que esperabas' });
  expect(mail?.text).toContain('- Uno volvió. 5 disponibles en Bogotá');
});

test('SEL-007: asking again changes the quantity of the alert that waits; it is removed by its owner only', async () => {
  const soap = await makeProduct(api.db, { stock: 0 });
  const [owner, stranger] = [await newCustomer(), await newCustomer()];
  const answers = await Promise.all([1, 2, 3].map((quantity) => ask(owner.token, versionOf(soap), { quantity })));
  expect(new Set(answers.map(({ alertId }) => alertId)).size).toBe(1);
  expect(await ask(owner.token, versionOf(soap), { quantity: 9 })).toMatchObject({ quantity: 9 });
  const alertId = answers[0]?.alertId ?? '';
  const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [owner.customerId] }));
  const foreign = await send(stranger.token, 'DELETE', `/${alertId}`);
  expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([404, 'ALERT_NOT_FOUND']);
  for (const token of [seller, await makeGuestToken(api.db)]) {
    expect((await send(token, 'DELETE', `/${alertId}?customerId=${owner.customerId}`)).statusCode).toBe(403);
    expect(
      (await send(token, 'POST', `?customerId=${owner.customerId}`, { versionId: versionOf(soap) })).statusCode,
    ).toBe(403);
    expect((await send(token, 'GET', `?customerId=${owner.customerId}`)).statusCode).toBe(403);
  }
  expect(await list(stranger.token)).toEqual([]);
  expect((await send(owner.token, 'DELETE', `/${alertId}`)).statusCode).toBe(200);
  expect(await list(owner.token)).toEqual([]);
  await setStock(soap, 5);
  await fire();
  expect(await notices(owner.token)).toEqual([]);
});

test('SEL-007: a withdrawn version stays in the list and says so; no alert can be set for it', async () => {
  const soap = await makeProduct(api.db, { stock: 0, price: 7_000 });
  const { token } = await newCustomer();
  await ask(token, versionOf(soap));
  await api.db.query(
    `update products.product set selling = 'withdrawn', selling_reason = 'x', selling_by = 'y' where id = $1`,
    [soap.id],
  );
  await setStock(soap, 5);
  await fire();
  expect(await list(token)).toMatchObject([{ isSold: false, firedAt: null }]);
  expect(await notices(token)).toEqual([]);
  for (const versionId of [versionOf(soap), '999999999'])
    expect((await send(token, 'POST', '', { versionId })).json()).toMatchObject({ code: 'VERSION_NOT_FOUND' });
});

test('SEL-007: a customer waits for 200 versions at most, however many it asks for at once', async () => {
  const { token, customerId } = await newCustomer();
  const many = await makeProduct(api.db, {
    versions: Array.from({ length: maxAlerts + 4 }, (_, at) => ({ shade: [String(at), 'Tono'], stock: 0 })),
  });
  await api.db.query(
    `insert into products.alert (customer_id, version_id, kind, quantity, price_then, made_at)
     select $1, id, 'stock', 1, 0, now() from products.version where product_id = $2 order by id limit $3`,
    [customerId, many.id, maxAlerts - 2],
  );
  const last = many.versions.slice(-6).map(({ id }) => id);
  const answers = await Promise.all(last.map((versionId) => send(token, 'POST', '', { versionId })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    code: 'ALERTS_FULL',
    message: 'Ya esperas 200 productos. Quita alguno en Avísame para esperar otro.',
  });
  expect(await list(token)).toHaveLength(maxAlerts);
  // one that waits can still be changed
  await ask(token, last[statuses.indexOf(200)] ?? '', { quantity: 3 });
});

test('SEL-007: the day of arrival is that of an open order to a supplier, for the warehouse of the customer', async () => {
  const soap = await makeProduct(api.db, { stock: 0 });
  const [here, there] = [await newCustomer(), await newCustomer({ cityId: cities.medellin })];
  const supplierId = randomUUID();
  await api.db.query('insert into products.supplier (id, name, lead_days) values ($1, $2, 5)', [
    supplierId,
    `P ${supplierId}`,
  ]);
  const order = async (day: string, state: string, warehouse: string) => {
    const id = randomUUID();
    await api.db.query(
      `insert into products.purchase_order (id, supplier_id, warehouse_id, state, arrives_on, created_by_name) values ($1, $2, $3, $4, $5, 'x')`,
      [id, supplierId, warehouse, state, day],
    );
    await api.db.query(
      'insert into products.purchase_order_line (order_id, version_id, position, units) values ($1, $2, 1, 10)',
      [id, versionOf(soap)],
    );
  };
  await order('2099-03-02', 'sent', 'BOG');
  await order('2099-02-02', 'cancelled', 'BOG');
  await order('2099-01-02', 'received', 'BOG');
  await order('2020-01-02', 'sent', 'BOG');
  expect(await ask(here.token, versionOf(soap))).toMatchObject({ arrivesOn: '2099-03-02' });
  expect(await ask(there.token, versionOf(soap))).toMatchObject({ arrivesOn: null });
  const known = await send(here.token, 'GET', `/version?versionId=${versionOf(soap)}`);
  expect(known.json()).toMatchObject({ results: { arrivesOn: '2099-03-02', alerts: [{ kind: 'stock' }] } });
});

test('SEL-007: alerts are deleted with the account, and ninety days after their notice', async () => {
  const soap = await makeProduct(api.db, { stock: 0 });
  const { customerId, identityId, token } = await newCustomer();
  await ask(token, versionOf(soap));
  const count = async () =>
    (await api.db.query('select 1 from products.alert where customer_id = $1', [customerId])).rowCount;
  await api.db.query(
    `insert into products.alert (customer_id, version_id, kind, quantity, price_then, made_at, fired_at, price_fired)
     values ($1, $2, 'stock', 1, 0, now(), now() - interval '91 days', 0), ($1, $2, 'stock', 1, 0, now(), now() - interval '89 days', 0)`,
    [customerId, versionOf(soap)],
  );
  await removeOldAlerts(api.db);
  expect(await count()).toBe(2);
  const message = { id: '1', topic: 'auth.account_deleted', payload: { identityId, customerId } };
  await inTransaction(api.db, (tx) => forgetAlerts(tx, message));
  expect(await count()).toBe(0);
});
