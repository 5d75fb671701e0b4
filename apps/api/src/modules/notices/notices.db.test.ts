import { randomUUID } from 'node:crypto';
import type { CustomerNotice } from '@tonalia/contract/notices';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeBuyer } from '../../../test/make-buyer.ts';
import { makeMember } from '../../../test/make-member.ts';
import { makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../test/make.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type NewNotice, writeNotice } from './index.ts';
import { forgetNotices } from './plugin.ts';
import { removeEndedNotices } from './remove-old.ts';

const api = useApi();

interface NoticeList {
  results: CustomerNotice[];
  unread: number;
  hasMore: boolean;
}

const write = (customerId: string, wish: Partial<NewNotice> = {}) =>
  inTransaction(api.db, (tx) =>
    writeNotice(tx, {
      customerId,
      kind: 'order',
      key: randomUUID(),
      title: 'Tu pedido va en camino',
      path: '/home/profile/orders/history/TN-1',
      at: api.clock.now(),
      ...wish,
    }),
  );
const send = (
  token: string,
  key: string,
  { payload, query }: { payload?: object; query?: Record<string, string> } = {},
) => {
  const [method, path] = key.split(' ');
  return api.send({
    method: method as 'GET', // as: the keys are the contract's
    url: `/api/notices${path}`,
    token,
    ...(payload && { payload }),
    ...(query && { query }),
  });
};
const list = async (token: string, query: Record<string, string> = {}) =>
  (await send(token, 'GET /list', { query })).json<NoticeList>();
const unread = async (token: string) =>
  (await send(token, 'GET /unread')).json<{ results: { unread: number } }>().results.unread;
const titles = ({ results }: NoticeList) => results.map(({ title }) => title);
async function newCustomer() {
  const made = await makeCustomer(api.db);
  return { ...made, token: await makeToken(api.db, made) };
}

test('SEL-209: an event makes one notice, whichever process writes it and however often', async () => {
  const { customerId, token } = await newCustomer();
  const written = await Promise.all(['a', 'b', 'c', 'd'].map((title) => write(customerId, { key: 'event 1', title })));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await write(customerId, { key: 'event 1' })).toBe(false);
  expect(await list(token)).toMatchObject({ unread: 1, hasMore: false, results: [{ isRead: false, action: null }] });
});

test('SEL-209: notices come by page and by filter, the newest first, each with its path', async () => {
  const { customerId, token } = await newCustomer();
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const version = { versionId: '7', quantity: 2, hex: '#aa8866' };
  await write(customerId, { title: 'uno', at: at(1) });
  await write(customerId, { title: 'dos', at: at(2), kind: 'back_in_stock', version, path: '/product/x/1/details' });
  await write(customerId, { title: 'tres', at: at(3), kind: 'refund' });
  await write(customerId, { title: 'cuatro', at: at(3), kind: 'approval', action: 'Revisar' });
  const first = await list(token, { limit: '3' });
  expect([titles(first).slice(0, 2), first.hasMore]).toEqual([['uno', 'dos'], true]);
  expect(first.results[1]).toMatchObject({ ...version, path: '/product/x/1/details' });
  const next = await list(token, { limit: '3', before: first.results[2]?.noticeId ?? '' });
  expect(next.hasMore).toBe(false);
  expect([...titles(first), ...titles(next)].toSorted()).toEqual(['cuatro', 'dos', 'tres', 'uno']);
  for (const [group, title] of Object.entries({ orders: 'uno', shades: 'dos', money: 'tres', team: 'cuatro' }))
    expect(titles(await list(token, { group }))).toEqual([title]);
});

test('SEL-209: reading is of the notice, so every device agrees; one that comes meanwhile stays unread', async () => {
  const { customerId, token, identityId } = await newCustomer();
  const phone = await makeToken(api.db, { identityId });
  await write(customerId, { title: 'vieja', at: new Date(Date.now() - 60_000) });
  await write(customerId, { title: 'otra', at: new Date(Date.now() - 60_000) });
  const seen = await list(token);
  expect(seen.unread).toBe(2);
  const one = seen.results[0]?.noticeId ?? '';
  for (const _ of [1, 2]) expect((await send(token, `POST /${one}/read`)).json()).toEqual({ results: { unread: 1 } });
  expect(await unread(phone)).toBe(1);
  const upTo = new Date(Date.now() - 30_000).toISOString();
  await write(customerId, { title: 'nueva' });
  expect((await send(phone, 'POST /read', { payload: { upTo } })).json()).toEqual({ results: { unread: 1 } });
  expect((await list(token)).results.map(({ title, isRead }) => [title, isRead])).toEqual(
    expect.arrayContaining([
      ['nueva', false],
      ['vieja', true],
      ['otra', true],
    ]),
  );
});

test('SEL-209: an archived notice leaves the list and the count, and comes back read', async () => {
  const { customerId, token } = await newCustomer();
  await write(customerId);
  const id = (await list(token)).results[0]?.noticeId ?? '';
  expect((await send(token, `POST /${id}/archive`, { payload: {} })).json()).toEqual({ results: { unread: 0 } });
  expect((await list(token)).results).toEqual([]);
  await send(token, `POST /${id}/archive`, { payload: { isArchived: false } });
  expect((await list(token)).results).toMatchObject([{ noticeId: id, isRead: true }]);
});

test('SEL-209: no one else reads, marks or archives a notice: another customer, its seller, a guest', async () => {
  const owner = await newCustomer();
  const stranger = await newCustomer();
  const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [owner.customerId] }));
  const guest = await makeGuestToken(api.db);
  await write(owner.customerId);
  const id = (await list(owner.token)).results[0]?.noticeId ?? '';
  for (const act of ['read', 'archive']) {
    const refused = await send(stranger.token, `POST /${id}/${act}`, { payload: {} });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'NOTICE_NOT_FOUND']);
    for (const token of [seller, guest])
      expect(
        (await send(token, `POST /${id}/${act}`, { payload: {}, query: { customerId: owner.customerId } })).statusCode,
      ).toBe(403);
  }
  expect((await list(stranger.token)).results).toEqual([]);
  expect((await list(stranger.token, { before: id })).results).toEqual([]);
  const named = await send(stranger.token, 'GET /list', { query: { customerId: owner.customerId } });
  expect(named.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  expect(await unread(owner.token)).toBe(1);
});

test('SEL-209: a notice for one person is not seen by the others of its customer', async () => {
  const { customerId, token, identityId } = await newCustomer();
  const other = await newCustomer();
  await write(customerId, { identityId: other.identityId, title: 'ajena' });
  await write(customerId, { identityId, title: 'propia' });
  expect(await list(token)).toMatchObject({ unread: 1, results: [{ title: 'propia' }] });
});

test('SEL-209: a notice is kept for ninety days and deleted with the account', async () => {
  const { customerId, token, identityId } = await newCustomer();
  const day = 24 * 60 * 60_000;
  await write(customerId, { title: 'vieja', at: new Date(Date.now() - 91 * day) });
  await write(customerId, { title: 'reciente', at: new Date(Date.now() - 89 * day) });
  expect(await list(token)).toMatchObject({ unread: 1, results: [{ title: 'reciente' }] });
  const count = async () =>
    (await api.db.query('select 1 from notices.notice where customer_id = $1', [customerId])).rowCount;
  await Promise.all([removeEndedNotices(api.db), removeEndedNotices(api.db)]);
  expect(await count()).toBe(1);
  const message = { id: '1', topic: 'auth.account_deleted', payload: { identityId, customerId } };
  await inTransaction(api.db, (tx) => forgetNotices(tx, message));
  expect(await count()).toBe(0);
});

test('SEL-209: closing an account deletes its notices', async () => {
  const { customerId } = await makeBuyer(api, { password: 'una-clave-larga' });
  await write(customerId);
  await api.db.query(`insert into platform.outbox (topic, payload) values ('auth.account_deleted', $1)`, [
    { identityId: randomUUID(), customerId },
  ]);
  await api.drain();
  expect((await api.db.query('select 1 from notices.notice where customer_id = $1', [customerId])).rowCount).toBe(0);
});

test('SEL-205 SEL-209: an employee reads its own notices only, and leaves those of the business unread', async () => {
  const { customerId, token } = await newCustomer();
  const member = await makeMember(api, token);
  const { rows } = await api.db.query<{ id: string }>('select identity_id as id from auth.member where id = $1', [
    member.memberId,
  ]);
  await write(customerId, { kind: 'refund', title: 'Te devolvimos $ 90.000' });
  await write(customerId, { kind: 'approval', title: 'Aprobado', identityId: rows[0]?.id });
  expect(titles(await list(member.token))).toEqual(['Aprobado']);
  expect(await unread(member.token)).toBe(1);
  const [refund] = (await list(token)).results;
  for (const act of ['read', 'archive'])
    expect(
      (
        await send(member.token, `POST /${refund?.noticeId}/${act}`, {
          payload: act === 'read' ? {} : { isArchived: true },
        })
      ).statusCode,
    ).toBe(404);
  await send(member.token, 'POST /read', { payload: { upTo: new Date(Date.now() + 60_000).toISOString() } });
  expect([await unread(member.token), await unread(token)]).toEqual([0, 1]);
});
