import { randomUUID } from 'node:crypto';
import type { CustomerNotice } from '@tonalia/contract/notices';
import type { CartView } from '@tonalia/contract/purchase';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeMember } from '../../../../test/make-member.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { shopperOf } from '../../../app.ts';
import { createPool } from '../../../platform/pool.ts';
import { findAnyCustomer } from '../../customers/index.ts';
import { remindOfLists } from './remind-of-lists.ts';

const api = useApi();
/** Far ahead, so that each reminder of these tests is due: a Monday, 10:00 in Bogotá. */
const MONDAY = new Date('2031-03-03T15:00:00Z');
const after = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
const needsAt = (at: Date, db = api.db) => ({
  db,
  clock: { now: () => at },
  channels: ['email', 'whatsapp'] as const,
  hasPush: false,
  office: {
    findBuyer: async (customerId: string) => {
      const customer = await findAnyCustomer(db, customerId);
      return { ...customer, ...(await shopperOf(db, customer.cityId, customer)) };
    },
  },
  publicUrl: 'https://tienda.example',
});

beforeEach(async () => {
  await api.db.query('delete from purchase.list_reminder');
  await api.drain();
  api.messages.length = 0;
});

async function makeList(buyer: Pick<MadeBuyer, 'call'>, change: object = {}): Promise<SavedList> {
  const soap = await makeProduct(api.db, { stock: 50, price: 10_013 });
  const items = [{ versionId: soap.versions[0]?.id, quantity: 2 }];
  const made = await buyer.call('POST /lists', { listId: randomUUID(), name: 'Reposición', items, ...change });
  expect(made.statusCode, made.body).toBe(200);
  return made.json<{ results: SavedList }>().results;
}
async function setReminder({ call }: Pick<MadeBuyer, 'call'>, listId: string, reminder: object | null) {
  const set = await call(`PUT /lists/${listId}/reminder`, { reminder });
  expect(set.statusCode, set.body).toBe(200);
  return set.json<{ results: SavedList }>().results;
}
async function remindedAt(at: Date) {
  await remindOfLists(needsAt(at));
  await api.drain();
  return api.messages.splice(0);
}
/** What waits behind the bell of a person. */
async function bellOf({ token }: Pick<MadeBuyer, 'token'>) {
  const answer = await api.send({ url: '/api/notices/list', token });
  return answer.json<{ results: CustomerNotice[] }>().results;
}
const unitsInCart = async ({ call }: Pick<MadeBuyer, 'call'>) => {
  const { cart } = (await call('GET /cart/listcart')).json<CartView>();
  return (cart?.products ?? []).map(({ quantity }) => quantity);
};
const dueOn = (at: Date) => api.db.query('update purchase.list_reminder set next_at = $1', [at]);

test('SEL-006: a reminder of a list comes once, by day, with the link that opens the list, and again after its weeks', async () => {
  const buyer = await makeBuyer(api);
  const { listId, reminder } = await makeList(buyer);
  expect(reminder).toBeNull();
  const shown = await setReminder(buyer, listId, { weekday: 1, every: 2, hour: 9 });
  expect(shown.reminder).toMatchObject({ weekday: 1, every: 2, hour: 9 });
  expect(new Date(shown.reminder?.nextAt ?? 0).getUTCHours()).toBe(14);

  await dueOn(after(0));
  expect(await remindedAt(after(-1))).toEqual([]);
  await dueOn(after(12));
  expect(await remindedAt(after(13)), 'by night nothing is sent').toEqual([]);
  const [mail, ...more] = await remindedAt(after(24));
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: buyer.email, subject: 'Es hora de tu plantilla' });
  expect(mail?.text).toContain(`https://tienda.example/home/quick-order?list=${listId}`);
  expect(mail?.text).toContain('«Reposición»');
  expect(await remindedAt(after(24))).toEqual([]);
  const { rows } = await api.db.query<{ at: Date }>(
    'select next_at as at from purchase.list_reminder where list_id = $1',
    [listId],
  );
  expect(rows.map(({ at }) => at.toISOString())).toEqual(['2031-03-17T14:00:00.000Z']);
});

test('SEL-006: a reminder that keeps its time keeps its next day; another hour begins it again', async () => {
  const buyer = await makeBuyer(api);
  const { listId } = await makeList(buyer);
  const at = { weekday: 1, every: 2, hour: 9 };
  await setReminder(buyer, listId, at);
  await dueOn(MONDAY);
  const kept = await setReminder(buyer, listId, { ...at, byWhatsapp: true });
  expect(kept.reminder).toMatchObject({ byWhatsapp: true, nextAt: MONDAY.toISOString() });
  const moved = await setReminder(buyer, listId, { ...at, hour: 10 });
  expect(Date.parse(moved.reminder?.nextAt ?? '')).toBeLessThan(MONDAY.getTime());
});

test('SEL-006: two processes at once remind once, and an ended reminder or a removed list does not', async () => {
  const buyer = await makeBuyer(api);
  const { listId } = await makeList(buyer);
  await setReminder(buyer, listId, { weekday: 1, every: 1, hour: 9 });
  await dueOn(after(0));
  await Promise.all([1, 2, 3].map(() => remindOfLists(needsAt(after(1)))));
  await api.drain();
  expect(api.messages.splice(0)).toHaveLength(1);
  await dueOn(after(0));
  expect((await setReminder(buyer, listId, null)).reminder).toBeNull();
  expect(await remindedAt(after(1))).toEqual([]);
  await setReminder(buyer, listId, { weekday: 1, every: 1, hour: 9 });
  await buyer.call(`DELETE /lists/${listId}`);
  await dueOn(after(0));
  expect(await remindedAt(after(1))).toEqual([]);
});

test('SEL-006 SEL-209: a reminder waits behind the bell of its person, once each time, and is not written by night', async () => {
  const owner = await makeBuyer(api);
  const member = await makeMember(api, owner.token, {});
  const { listId } = await makeList(owner);
  await setReminder(member, listId, { weekday: 1, every: 1, hour: 9 });
  await dueOn(after(0));
  await remindedAt(after(13));
  expect(await bellOf(member), 'by night').toEqual([]);
  for (const hours of [23, 24, 25]) await remindedAt(after(hours));
  expect(await bellOf(member)).toMatchObject([
    {
      kind: 'order',
      title: 'Es hora de «Reposición»',
      path: `/home/quick-order?list=${listId}`,
      action: 'Abrir',
      isRead: false,
    },
  ]);
  expect(await bellOf(owner)).toEqual([]);
  await remindedAt(after(7 * 24 + 1));
  expect(await bellOf(member)).toHaveLength(2);
});

test('SEL-006: a reminder is of its person alone; a list that is hidden from it again reminds no more', async () => {
  const owner = await makeBuyer(api);
  const member = await makeMember(api, owner.token, {});
  const list = await makeList(owner);
  await setReminder(member, list.listId, { weekday: 1, every: 1, hour: 9 });
  const [own] = (await owner.call('GET /lists')).json<{ results: SavedList[] }>().results;
  expect(own?.reminder).toBeNull();
  await dueOn(after(0));
  const hidden = await owner.call(`PUT /lists/${list.listId}`, { revision: 1, scope: 'own' });
  expect(hidden.statusCode, hidden.body).toBe(200);
  expect((await remindedAt(after(1))).map(({ subject }) => subject)).not.toContain('Es hora de tu plantilla');
  const stranger = await makeBuyer(api);
  const foreign = await stranger.call(`PUT /lists/${list.listId}/reminder`, {
    reminder: { weekday: 1, every: 1, hour: 9 },
  });
  expect(foreign.json()).toMatchObject({ code: 'LIST_NOT_FOUND' });
  const wrong = await owner.call(`PUT /lists/${list.listId}/reminder`, {
    reminder: { weekday: 1, every: 3, hour: 23 },
  });
  expect(wrong.statusCode).toBe(400);
});

test('a reminder that fills the cart puts the list in it once each time, beside what is there, and orders nothing · SEL-006', async () => {
  const buyer = await makeBuyer(api);
  const soap = await makeProduct(api.db, { stock: 3, price: 10_013 });
  const versionId = soap.versions[0]?.id;
  const { listId } = await makeList(buyer, { items: [{ versionId, quantity: 2 }] });
  await setReminder(buyer, listId, { weekday: 1, every: 1, hour: 9, fillsCart: true });
  await dueOn(after(0));
  await Promise.all([1, 2].map(() => remindOfLists(needsAt(after(1)))));
  await api.drain();
  const [mail, ...more] = api.messages.splice(0);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: buyer.email, subject: 'Tu pedido está listo en el carrito' });
  expect(mail?.text).toContain('https://tienda.example/home/cart');
  expect(await unitsInCart(buyer)).toEqual([2]);
  expect(await bellOf(buyer)).toMatchObject([
    { title: '«Reposición» está lista en el carrito', text: '2 unidades con los precios de hoy', path: '/home/cart' },
  ]);
  await remindedAt(after(7 * 24 + 1));
  expect(await unitsInCart(buyer), 'one was left').toEqual([3]);
  const [missing] = await bellOf(buyer);
  expect(missing?.text).toBe('1 unidad con los precios de hoy; algo no alcanzó');
  await remindedAt(after(14 * 24 + 1));
  expect((await bellOf(buyer))[0], 'nothing could be added').toMatchObject({
    title: 'Es hora de «Reposición»',
    path: `/home/quick-order?list=${listId}`,
  });
  const { rows } = await api.db.query('select 1 from purchase.order where customer_id = $1', [buyer.customerId]);
  expect(rows).toEqual([]);
});

test('a cart is filled while no other transaction is open, so a pool of one connection is enough · SEL-006', async () => {
  const buyer = await makeBuyer(api);
  const { listId } = await makeList(buyer);
  await setReminder(buyer, listId, { weekday: 1, every: 1, hour: 9, fillsCart: true });
  await dueOn(after(0));
  const one = createPool({ url: api.db.options.connectionString ?? '', max: 1, connectTimeout: 1_000 });
  try {
    expect(await remindOfLists(needsAt(after(1), one))).toBe(1);
  } finally {
    await one.end();
  }
  expect(await unitsInCart(buyer)).toEqual([2]);
  expect(await bellOf(buyer)).toMatchObject([{ title: '«Reposición» está lista en el carrito' }]);
});

test('a reminder that is ended while the cart is filled reminds no more', async () => {
  const buyer = await makeBuyer(api);
  const { listId } = await makeList(buyer);
  await setReminder(buyer, listId, { weekday: 1, every: 1, hour: 9, fillsCart: true });
  await dueOn(after(0));
  const needs = needsAt(after(1));
  const ending = {
    findBuyer: async (customerId: string) => {
      await setReminder(buyer, listId, null);
      return needs.office.findBuyer(customerId);
    },
  };
  expect(await remindOfLists({ ...needs, office: ending })).toBe(0);
  expect(await bellOf(buyer)).toEqual([]);
  const { rows } = await api.db.query('select 1 from purchase.list_reminder where list_id = $1', [listId]);
  expect(rows).toEqual([]);
});

test('a try that failed after the cart was filled does not fill it again', async () => {
  const buyer = await makeBuyer(api);
  const { listId } = await makeList(buyer);
  await setReminder(buyer, listId, { weekday: 1, every: 1, hour: 9, fillsCart: true });
  for (const hours of [1, 2]) {
    await dueOn(after(0));
    await remindedAt(after(hours));
  }
  expect(await unitsInCart(buyer)).toEqual([2]);
});

test('a reminder by WhatsApp goes to the phone besides, where the installation has it', async () => {
  const buyer = await makeBuyer(api);
  const list = await makeList(buyer);
  await api.db.query(
    `update auth.identity set phone_e164 = '+573105550142' where id = (select identity_id from auth.customer where id = $1)`,
    [buyer.customerId],
  );
  await setReminder(buyer, list.listId, { weekday: 1, every: 1, hour: 9 });
  await dueOn(after(0));
  expect((await remindedAt(after(1))).map(({ channel }) => channel)).toEqual(['email']);
  await setReminder(buyer, list.listId, { weekday: 1, every: 1, hour: 9, byWhatsapp: true });
  await dueOn(after(0));
  await remindOfLists({ ...needsAt(after(1)), channels: ['email'] });
  await api.drain();
  expect(api.messages.splice(0).map(({ channel }) => channel)).toEqual(['email']);
  await dueOn(after(0));
  await remindOfLists({ ...needsAt(after(1)), channels: ['whatsapp'] });
  await api.drain();
  expect(api.messages.splice(0).map(({ channel }) => channel)).toEqual(['whatsapp']);
  await dueOn(after(0));
  const sent = await remindedAt(after(1));
  expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['email', 'whatsapp']);
  const message = sent.find(({ channel }) => channel === 'whatsapp');
  expect(message).toMatchObject({ to: '+573105550142' });
  expect(message?.text).toContain(`https://tienda.example/home/quick-order?list=${list.listId}`);
});
