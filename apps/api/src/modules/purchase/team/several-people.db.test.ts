import type { TeamMember } from '@tonalia/contract/members';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { freeTerms, inviteByMail, makeMember } from '../../../../test/make-member.ts';
import { makeProduct } from '../../../../test/make-products.ts';

const api = useApi();

const team = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.send({ method, url: `/api/customers/members${path}`, token, ...(payload && { payload }) });
const read = async (token: string, memberId: string) =>
  (await team(token, 'GET', `/${memberId}`)).json<{ results: TeamMember & { orders: object[] } }>().results;

/** Orders one unit in cash. */
async function order(call: MadeBuyer['call'], price: number) {
  const { id, code } = await makeProduct(api.db, { stock: 50, price });
  const added = await call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const { _id: cartId } = added.json<{ cart: { _id: string } }>().cart;
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await call('POST /order/create', { cartId });
  const { code: refusal } = placed.json<{ code?: string }>();
  return refusal ?? placed.statusCode;
}

test('SEL-205: each person has its own orders and its own sum; cancelled orders and those of another month do not count', async () => {
  const owner = await makeBuyer(api);
  const one = await makeMember(api, owner.token, { dayLimit: 40_000 });
  const other = await makeMember(api, owner.token);
  const orders = [
    await order(caller(api, owner.token), 5_100),
    await order(other.call, 12_300),
    await order(one.call, 31_700),
  ];
  expect(orders).toEqual([200, 200, 200]);
  expect(await read(owner.token, one.memberId)).toMatchObject({
    spentToday: 31_700,
    spentThisMonth: 31_700,
    orders: [{ total: 31_700 }],
  });
  expect(await read(owner.token, other.memberId)).toMatchObject({
    spentToday: 12_300,
    spentThisMonth: 12_300,
    orders: [{ total: 12_300 }],
  });

  const mine = await api.db.query<{ code: string }>(
    'select code from purchase.order where customer_id = $1 and total = 31700',
    [owner.customerId],
  );
  const cancelled = await owner.call(`POST /order/${mine.rows[0]?.code}/cancel`, {});
  expect(cancelled.statusCode).toBe(200);
  expect(await read(owner.token, one.memberId)).toMatchObject({ spentToday: 0, spentThisMonth: 0 });
  expect(await order(one.call, 40_000)).toBe(200);

  await api.db.query(
    `update purchase.order set created_at = (date_trunc('month', now() at time zone 'America/Bogota') at time zone 'America/Bogota') - interval '1 minute'
     where customer_id = $1`,
    [owner.customerId],
  );
  expect(await read(owner.token, one.memberId)).toMatchObject({ spentToday: 0, spentThisMonth: 0, orders: [] });
});

test('SEL-205: what is done to one person leaves the others as they are', async () => {
  const owner = await makeBuyer(api);
  const one = await makeMember(api, owner.token);
  const other = await makeMember(api, owner.token, { orderLimit: 70_000 });
  const invited = await inviteByMail(api, owner.token, { email: `espera-${other.email}` });
  const wish = { ...freeTerms, orderLimit: 5_000, revision: 1 };
  expect((await team(owner.token, 'PUT', `/${one.memberId}`, wish)).statusCode).toBe(200);
  expect(await read(owner.token, one.memberId)).toMatchObject({ orderLimit: 5_000, revision: 2 });
  expect(await read(owner.token, other.memberId)).toMatchObject({ orderLimit: 70_000, revision: 1 });

  // a person that joined has no link to renew
  expect((await team(owner.token, 'POST', `/${other.memberId}/invite`)).statusCode).toBe(404);
  expect((await team(owner.token, 'DELETE', `/${one.memberId}`)).statusCode).toBe(200);
  expect((await one.call('GET /cart/listcart')).statusCode).toBe(401);
  expect(await order(other.call, 1_900)).toBe(200);
  expect(await read(owner.token, invited.memberId)).toMatchObject({ state: 'invited' });
});

test('SEL-205: the people of another business stay when an account is closed', async () => {
  const closing = await makeBuyer(api, { password: 'una-clave-larga' });
  await makeMember(api, closing.token);
  const stays = await makeBuyer(api);
  const { memberId, call } = await makeMember(api, stays.token);
  const payload = { proof: { password: 'una-clave-larga' } };
  const closed = await api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token: closing.token, payload });
  expect(closed.statusCode).toBe(200);
  expect(await read(stays.token, memberId)).toMatchObject({ name: 'Karen', state: 'active' });
  expect((await call('GET /cart/listcart')).statusCode).toBe(200);
});

/** Invitations that wait, as many calls would leave them. */
const invite = (customerId: string, count: number) =>
  api.db.query(
    `insert into auth.member (customer_id, name, email, mode, uses_credit, sees_credit, tells_owner, token_hash, link_expires_at, invited_at)
     select $1::uuid, 'Persona', n || '-' || $1::uuid || '@example.com', 'buys', false, false, false, sha256((n || $1::uuid::text)::bytea),
       now() + interval '7 days', now() from generate_series(1, $2::int) n`,
    [customerId, count],
  );

test('SEL-205: a business has at most thirty people besides its owner, of two invitations at once too; a place is free again once one ended', async () => {
  const owner = await makeBuyer(api);
  const another = await makeBuyer(api);
  await invite(another.customerId, 30);
  await invite(owner.customerId, 29);
  const ask = (name: string) =>
    team(owner.token, 'POST', '', { ...freeTerms, name, email: `${name}-${owner.customerId}@example.com` });
  const answers = await Promise.all([ask('Luz'), ask('Paz')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await ask('Sol')).json()).toMatchObject({ code: 'TEAM_FULL', params: { most: 30 } });
  const { rows } = await api.db.query<{ id: string }>('select id from auth.member where customer_id = $1 limit 1', [
    owner.customerId,
  ]);
  expect((await team(owner.token, 'DELETE', `/${rows[0]?.id}`)).statusCode).toBe(200);
  expect((await ask('Sol')).statusCode).toBe(200);
});
