import type { TeamMember } from '@tonalia/contract/members';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { accept, freeTerms, inviteByMail, makeMember, memberPassword } from '../../../../test/make-member.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { ownRegistration, provePhone } from '../../../../test/registering.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockMember } from '../../customers/index.ts';

const api = useApi();

const team = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  api.send({ method, url: `/api/customers/members${path}`, token, ...(payload && { payload }) });
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof team>>) => [statusCode, json<{ code?: string }>().code];
const read = async (token: string, memberId: string) =>
  (await team(token, 'GET', `/${memberId}`)).json<{ results: TeamMember & { orders: object[] } }>().results;

/** Fills the cart and orders it in cash. */
async function order(call: MadeBuyer['call'], price: number, quantity = 1, paymentMethod = 'cash_on_delivery') {
  const { id, code } = await makeProduct(api.db, { stock: 50, price });
  const added = await call('POST /cart/additem', { productId: id, code, quantity });
  const { _id: cartId } = added.json<{ cart: { _id: string } }>().cart;
  await call('PUT /cart/listcart', { cartId, paymentMethod });
  const placed = await call('POST /order/create', { cartId });
  return { cartId, status: placed.statusCode, ...placed.json<{ code?: string; params?: object }>() };
}

test('SEL-205: an invited person joins once, signs in with its own password and orders for the business', async () => {
  const owner = await makeBuyer(api, { name: 'Salón Bella Aurora' });
  const email = 'karen.invitada@example.com';
  const { memberId, link } = await inviteByMail(api, owner.token, { email, orderLimit: 400_000 });
  const seen = await api.send({ method: 'POST', url: '/api/customers/members/invitation', payload: { token: link } });
  expect(seen.json()).toEqual({
    results: { business: 'Salón Bella Aurora', name: 'Karen', lastName: 'Duarte', by: 'email' },
  });
  expect((await accept(api, link)).statusCode).toBe(200);
  const { rows: audited } = await api.db.query(
    `select a.action, a.actor_id = m.identity_id as own, a.detail from platform.audit a join auth.member m on m.id::text = a.subject_id
     where a.subject_id = $1 order by a.id`,
    [memberId],
  );
  expect(audited).toEqual([
    { action: 'auth.member_invited', own: false, detail: expect.anything() },
    { action: 'auth.member_joined', own: true, detail: { customerId: owner.customerId } },
  ]);
  const signedIn = await api.send({
    method: 'POST',
    url: '/api/auth/v3/auth/login',
    payload: { email, password: memberPassword, client: 'app' },
  });
  const token = signedIn.json<{ tokenReturn: string }>().tokenReturn;
  const me = (await api.send({ url: '/api/auth/auth/me', token })).json<{ user: object; customer: object }>();
  expect(me.customer).toMatchObject({ _id: owner.customerId, name: 'Salón Bella Aurora' });
  expect(me.user).toMatchObject({ rol: 'Member', member: { mode: 'buys', orderLimit: 400_000, dayLimit: null } });
  expect((await order(caller(api, token), 31_700)).status).toBe(200);
  expect(await read(owner.token, memberId)).toMatchObject({
    state: 'active',
    spentToday: 31_700,
    spentThisMonth: 31_700,
    orders: [{ total: 31_700, status: 'confirmed' }],
  });
});

test('SEL-205: an invitation works once: replays, of several at the same time too, are refused', async () => {
  const owner = await makeBuyer(api);
  const { link } = await inviteByMail(api, owner.token, { email: 'una.vez@example.com' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => accept(api, link)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(codeOf(await accept(api, link))).toEqual([409, 'LINK_EXPIRED']);
  const again = await inviteByMail(api, owner.token, { email: 'una.vez@example.com' });
  expect(codeOf(await accept(api, again.link))).toEqual([409, 'ALREADY_REGISTERED']);
});

test('SEL-205: a link ends after its days, when another one is sent, and when the invitation is withdrawn', async () => {
  const owner = await makeBuyer(api);
  const email = 'tarde@example.com';
  const { memberId, link } = await inviteByMail(api, owner.token, { email });
  const stored = await api.db.query<{ token_hash: Buffer }>('select token_hash from auth.member where id = $1', [
    memberId,
  ]);
  expect(stored.rows[0]?.token_hash.toString()).not.toContain(link);
  await api.db.query(`update auth.member set link_expires_at = now() - interval '1 second' where id = $1`, [memberId]);
  expect(codeOf(await accept(api, link))).toEqual([409, 'LINK_EXPIRED']);
  expect(await read(owner.token, memberId)).toMatchObject({ state: 'expired' });
  await team(owner.token, 'POST', `/${memberId}/invite`);
  await api.drain();
  const letter = api.messages.findLast(({ to }) => to === email)?.text ?? '';
  const fresh = /\/invitation\/(\S+)/.exec(letter)?.[1] ?? '';
  expect(codeOf(await accept(api, link))).toEqual([409, 'LINK_EXPIRED']);
  expect((await team(owner.token, 'DELETE', `/${memberId}`)).statusCode).toBe(200);
  expect(codeOf(await accept(api, fresh))).toEqual([409, 'LINK_EXPIRED']);
});

test('SEL-205: an invitation to a phone needs the proof of that phone', async () => {
  const owner = await makeBuyer(api);
  const post = (path: string, payload: object) => api.send({ method: 'POST', url: `/api/auth${path}`, payload });
  const made = await team(owner.token, 'POST', '', { ...freeTerms, name: 'Yuliana', phone: '3159000205' });
  const { link } = made.json<{ results: { link: string } }>().results;
  const token = link.split('/').at(-1) ?? '';
  const foreign = await provePhone(api, post, '3159000206');
  expect(codeOf(await accept(api, token, { registrationToken: foreign, password: undefined }))[1]).toBe(
    'PHONE_NOT_VERIFIED',
  );
  expect(codeOf(await accept(api, token))[1]).toBe('PHONE_NOT_VERIFIED');
  const own = await provePhone(api, post, '3159000205');
  expect((await accept(api, token, { registrationToken: own, password: undefined })).statusCode).toBe(200);
  // a proof is of one use
  const again = await post('/v3/auth/register', {
    ...ownRegistration,
    email: 'otra@salon.example',
    registrationToken: own,
  });
  expect(codeOf(again)[1]).toBe('PHONE_NOT_VERIFIED');
});

test('SEL-205: above the limit of an order, a day or a month an order needs an approval, and nothing is ordered', async () => {
  const owner = await makeBuyer(api);
  const limits = { orderLimit: 50_000, dayLimit: 80_000, monthLimit: 100_000 };
  const { call, memberId } = await makeMember(api, owner.token, limits);
  expect(await order(call, 50_001)).toMatchObject({
    status: 409,
    code: 'APPROVAL_NEEDED',
    params: { reason: 'order', limit: 50_000, total: 50_001 },
  });
  await call('DELETE /cart/cleanCart');
  expect((await order(call, 50_000)).status).toBe(200);
  expect(await order(call, 30_001)).toMatchObject({ params: { reason: 'day', limit: 80_000, spent: 50_000 } });
  await call('DELETE /cart/cleanCart');
  // the first day of the month is its own yesterday
  await api.db.query(
    `update purchase.order set created_at = date_trunc('month', now() at time zone 'America/Bogota') at time zone 'America/Bogota' where customer_id = $1`,
    [owner.customerId],
  );
  await api.db.query('update auth.member set day_limit = null where id = $1', [memberId]);
  expect((await order(call, 50_000)).status).toBe(200);
  expect(await order(call, 10)).toMatchObject({ params: { reason: 'month', limit: 100_000, spent: 100_000 } });
  const { rows } = await api.db.query('select 1 from purchase.order where customer_id = $1', [owner.customerId]);
  expect(rows).toHaveLength(2);
});

test('SEL-205: a member that asks orders nothing alone, and one that only makes lists is refused', async () => {
  const owner = await makeBuyer(api);
  const asking = await makeMember(api, owner.token, { mode: 'asks' });
  expect(await order(asking.call, 1_000)).toMatchObject({ code: 'APPROVAL_NEEDED', params: { reason: 'mode' } });
  const listing = await makeMember(api, owner.token, { mode: 'lists' });
  expect(await order(listing.call, 1_000)).toMatchObject({ status: 403, code: 'ROLE_NOT_ALLOWED' });
});

test('SEL-205: changed limits hold from the next order on, and a stale save is refused', async () => {
  const owner = await makeBuyer(api);
  const { call, memberId } = await makeMember(api, owner.token);
  const wish = { ...freeTerms, orderLimit: 5_000, revision: 1 };
  expect((await team(owner.token, 'PUT', `/${memberId}`, wish)).json()).toEqual({ results: { memberId, revision: 2 } });
  expect(await order(call, 5_001)).toMatchObject({ code: 'APPROVAL_NEEDED' });
  expect(codeOf(await team(owner.token, 'PUT', `/${memberId}`, wish))).toEqual([409, 'MEMBER_CHANGED']);
});

test('SEL-205: without permission no call shows or pays the credit, and none charges it', async () => {
  const owner = await makeBuyer(api, { creditLimit: 900_000 });
  const blind = await makeMember(api, owner.token, { seesCredit: false, usesCredit: false });
  expect(codeOf(await blind.call('GET /credit'))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  for (const file of ['statement', 'statement.pdf'])
    expect(codeOf(await api.send({ url: `/api/customers/${file}`, token: blind.token }))).toEqual([
      403,
      'ROLE_NOT_ALLOWED',
    ]);
  const me = (await api.send({ url: '/api/auth/auth/me', token: blind.token })).json<{ ziro_credit: unknown }>();
  expect(me.ziro_credit).toBeNull();
  const methods = (await blind.call('GET /payment-methods/list')).json<{ results: { reference: string }[] }>().results;
  expect(methods.map(({ reference }) => reference)).not.toContain('own_credit');
  const refused = await order(blind.call, 2_000, 1, 'own_credit');
  expect(refused.code).toBe('PAYMENT_METHOD_REQUIRED');
  // chosen before the owner took the permission away
  await api.db.query(`update purchase.cart set payment_method = 'own_credit' where id = $1`, [refused.cartId]);
  const late = await blind.call('POST /order/create', { cartId: refused.cartId });
  expect(late.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  const using = await makeMember(api, owner.token, { seesCredit: false, usesCredit: true });
  expect((await order(using.call, 2_000, 1, 'own_credit')).status).toBe(200);
  const { cartId } = await order(using.call, 950_000, 1, 'own_credit');
  const chosen = await using.call('PUT /cart/listcart', { cartId, paymentMethod: 'own_credit' });
  expect([chosen.statusCode, chosen.json<{ code: string }>().code]).toEqual([409, 'PAYMENT_METHOD_UNAVAILABLE']);
  expect(chosen.body).not.toContain('898000');
  expect((await using.call('GET /payment-methods/list')).body).not.toContain('898.000');
  const seeing = await makeMember(api, owner.token, { seesCredit: true });
  expect((await seeing.call('GET /credit')).statusCode).toBe(200);
  for (const file of ['statement', 'statement.pdf'])
    expect((await api.send({ url: `/api/customers/${file}`, token: seeing.token })).statusCode).toBe(200);
});

test('SEL-205: ended access is refused at once, on every device, and its limits and place are free', async () => {
  const owner = await makeBuyer(api);
  const member = await makeMember(api, owner.token);
  expect((await order(member.call, 3_000)).status).toBe(200);
  expect((await member.call('GET /order/list')).statusCode).toBe(200);
  const { rows } = await api.db.query<{ identityId: string; customerId: string }>(
    'select identity_id as "identityId", customer_id as "customerId" from auth.member where id = $1',
    [member.memberId],
  );
  const locked = () => inTransaction(api.db, (tx) => Promise.all(rows.map((row) => lockMember(tx, row))));
  expect(await locked()).toEqual([[expect.objectContaining({ mode: expect.any(String) })]]);
  expect((await team(owner.token, 'DELETE', `/${member.memberId}`)).statusCode).toBe(200);
  expect(codeOf(await member.call('GET /order/list'))).toEqual([401, 'UNAUTHENTICATED']);
  // an order that passed its session before is refused too
  expect(await locked()).toEqual([[]]);
  const signIn = await api.send({
    method: 'POST',
    url: '/api/auth/v3/auth/login',
    payload: { email: member.email, password: memberPassword, client: 'app' },
  });
  expect(signIn.json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
  expect(codeOf(await team(owner.token, 'GET', `/${member.memberId}`))).toEqual([404, 'MEMBER_NOT_FOUND']);
  expect(codeOf(await team(owner.token, 'DELETE', `/${member.memberId}`))).toEqual([404, 'MEMBER_NOT_FOUND']);
  expect((await inviteByMail(api, owner.token, { email: member.email })).link).not.toBe('');
});

test('SEL-205: another owner, a seller, a guest and a member manage no people', async () => {
  const owner = await makeBuyer(api);
  const { memberId, token: own } = await makeMember(api, owner.token, { seesCredit: true });
  const stranger = await makeBuyer(api);
  const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [owner.customerId] }));
  const calls = [
    ['GET', `/${memberId}`],
    ['PUT', `/${memberId}`, { ...freeTerms, revision: 1 }],
    ['POST', `/${memberId}/invite`],
    ['DELETE', `/${memberId}`],
  ] as const;
  for (const [method, path, payload] of calls) {
    expect(codeOf(await team(stranger.token, method, path, payload))).toEqual([404, 'MEMBER_NOT_FOUND']);
    expect(codeOf(await team(seller, method, path, payload))).toEqual([403, 'ROLE_NOT_ALLOWED']);
    expect(codeOf(await team(own, method, path, payload))).toEqual([403, 'ROLE_NOT_ALLOWED']);
    expect(codeOf(await team(await makeGuestToken(api.db), method, path, payload))).toEqual([403, 'GUEST_NOT_ALLOWED']);
  }
  for (const call of ['GET', 'POST'] as const)
    expect(
      codeOf(
        await team(own, call, '', call === 'POST' ? { ...freeTerms, name: 'x', email: 'x@example.com' } : undefined),
      )[0],
    ).toBe(403);
  const business = await api.send({
    method: 'PUT',
    url: '/api/auth/me',
    token: own,
    payload: { business_name: 'Otro nombre' },
  });
  expect(business.json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  const closing = { proof: { password: memberPassword } };
  const closed = await api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token: own, payload: closing });
  expect(closed.json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
});

test('SEL-205: closing the account of the business ends its people too', async () => {
  const owner = await makeBuyer(api, { password: 'una-clave-larga' });
  const member = await makeMember(api, owner.token);
  const payload = { proof: { password: 'una-clave-larga' } };
  const closed = await api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token: owner.token, payload });
  expect(closed.statusCode).toBe(200);
  expect((await member.call('GET /cart/listcart')).statusCode).toBe(401);
  const { rows } = await api.db.query('select name, email from auth.member where id = $1', [member.memberId]);
  expect(rows).toEqual([{ name: 'Cuenta eliminada', email: null }]);
});
