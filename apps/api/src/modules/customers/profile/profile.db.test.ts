import { randomBytes, randomUUID } from 'node:crypto';
import type { User } from '@tonalia/contract/auth';
import { guestAccount } from '@tonalia/contract/guest';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { GUEST_ID, makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { digest } from '../../auth/secret/secret.ts';

const api = useApi();
const password = 'clave-de-prueba';
const proof = { password };
const tokenOf = (who: { identityId: string }) => makeToken(api.db, who, { clock: api.clock });
const put = (token: string, payload: object, query: Record<string, string> = {}) =>
  api.send({ method: 'PUT', url: '/api/auth/me', token, payload, query });
const confirm = (token: string, link: string) =>
  api.send({ method: 'POST', url: '/api/auth/me/confirm-email', token, payload: { token: link } });
const me = async (token: string) => (await api.send({ url: '/api/auth/auth/me', token })).json<{ user: User }>().user;
const login = (email: string) =>
  api.send({ method: 'POST', url: '/api/auth/v3/auth/login', payload: { email, password, client: 'app' } });

const newEmail = () => `${randomUUID()}@example.com`;
let phones = 3_001_000_000;

/** A signed-in customer with a password. */
async function makeAccount() {
  const who = await makeCustomer(api.db, { password });
  return { ...who, token: await tokenOf(who) };
}

/** A phone proved just now, and its token. */
async function provedPhone(phone = String((phones += 1))) {
  const registrationToken = `tg_${randomBytes(32).toString('base64url')}`;
  const now = api.clock.now();
  const until = new Date(now.getTime() + 60_000);
  await api.db.query(
    `insert into auth.verification (token_hash, purpose, phone_e164, channel, network, created_at, expires_at, closed_at,
       granted_hash, granted_until) values ($1, 'register', $2, 'sms', '', $3, $4, $3, $5, $4)`,
    [randomBytes(32), `+57${phone}`, now, until, digest(registrationToken)],
  );
  return { phone, registrationToken };
}

/** Messages to an address or a phone, oldest first. */
async function mailsTo(email: string) {
  await api.drain();
  return api.messages.filter(({ to }) => to === email);
}

async function linkIn(email: string): Promise<string> {
  const [link] = (await mailsTo(email)).flatMap(({ text }) => /email-token=(\S+)/.exec(text)?.[1] ?? []).toReversed();
  return link ?? '';
}

describe('a name', () => {
  test('is changed without a proof, and nothing else with it', async () => {
    const { token } = await makeAccount();
    const before = await me(token);
    const answer = await put(token, { name: ' Ana María ', last_name: 'Gómez' });
    const after = { ...before, name: 'Ana María', last_name: 'Gómez' };
    expect(answer.json()).toEqual({ results: after, email_pending: null });
    expect(await me(token)).toEqual(after);
    await put(token, { last_name: 'Ruiz' });
    expect(await me(token)).toMatchObject({ name: 'Ana María', last_name: 'Ruiz' });
  });

  test('and anything else changes sixty times an hour', async () => {
    const { token } = await makeAccount();
    for (let n = 1; n <= 60; n += 1) expect((await put(token, { name: `Ana ${n}` })).statusCode).toBe(200);
    expect((await put(token, { name: 'Ana' })).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await me(token)).toMatchObject({ name: 'Ana 60' });
  });

  test('of the guest cannot be changed · D-12', async () => {
    const token = await makeGuestToken(api.db);
    expect((await put(token, { name: 'Otro' })).json()).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
    expect((await confirm(token, 'tl_x')).json()).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
    const { rows } = await api.db.query('select name from auth.identity where id = $1', [GUEST_ID]);
    expect(rows).toEqual([{ name: 'Invitado' }]);
  });
});

test.each([
  { rol: 'Seller' },
  { role: 'Seller' },
  { provider_code: 'X1' },
  { ziro_credit: { limit: 1_000_000 } },
  { warehouseId: 'MDE' },
  { _id: GUEST_ID },
  { customer: { tradeTypeId: 'distribuidor' } },
  { tradeTypeId: 'distribuidor' },
  { approval: { state: 'approved' } },
  { phone: '3105550142' },
  { email_pending: 'x@example.com' },
  { has_password: false },
])('%j cannot be changed · Z8', async (payload) => {
  const { token } = await makeAccount();
  const before = await me(token);
  expect((await put(token, { name: 'Ana', ...payload })).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  expect(await me(token)).toEqual(before);
});

describe('a new e-mail', () => {
  test('needs a proof', async () => {
    const { token, email } = await makeAccount();
    const wanted = newEmail();
    expect((await put(token, { email: wanted })).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    const wrong = { email: wanted, name: 'Ana', proof: { password: 'otra-clave' } };
    expect((await put(token, wrong)).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(await me(token)).toMatchObject({ email, name: 'Rosa' });
    expect(await mailsTo(wanted)).toEqual([]);
  });

  test('counts after its link is opened; the old one signs in until then', async () => {
    const { token, email } = await makeAccount();
    const wanted = newEmail();
    const answer = await put(token, { email: wanted.toUpperCase(), proof });
    expect(answer.json()).toMatchObject({ results: { email }, email_pending: wanted });
    expect((await put(token, {})).json()).toMatchObject({ email_pending: wanted });
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(wanted)).statusCode).toBe(401);
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Pediste cambiar tu correo' }]);

    const other = await tokenOf({ identityId: (await me(token))._id });
    const link = await linkIn(wanted);
    expect((await confirm(token, link)).json()).toEqual({ results: { email: wanted } });
    expect((await login(wanted)).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(401);
    expect((await me(other)).email).toBe(wanted);
    expect((await confirm(token, link)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('is confirmed by a Spanish mail with a link to this installation', async () => {
    const { token } = await makeAccount();
    const wanted = newEmail();
    await put(token, { email: wanted, proof });
    expect(await mailsTo(wanted)).toMatchObject([{ channel: 'email', subject: 'Confirma tu correo' }]);
    expect((await mailsTo(wanted))[0]?.text).toContain('https://tienda.example/home/profile/edit?email-token=tl_');
  });

  test('of another account gets the same answer, and its owner is notified', async () => {
    const [asker, owner] = [await makeAccount(), await makeAccount()];
    const free = await put(asker.token, { email: newEmail(), proof });
    const taken = await put(asker.token, { email: owner.email, proof });
    const bare = (answer: typeof free) => ({ ...answer.json<object>(), email_pending: '', status: answer.statusCode });
    expect(bare(taken)).toEqual(bare(free));
    expect(taken.json()).toMatchObject({ email_pending: owner.email });
    const mails = await mailsTo(owner.email);
    expect(mails).toMatchObject([{ subject: 'Alguien quiso usar tu correo' }]);
    expect(mails[0]?.text).not.toContain('http');
    expect((await me(owner.token)).email).toBe(owner.email);
  });

  test('is confirmed although the password changed meanwhile', async () => {
    const { token } = await makeAccount();
    const wanted = newEmail();
    await put(token, { email: wanted, proof });
    const link = await linkIn(wanted);
    const payload = { newPassword: 'otra-clave-de-prueba', proof };
    const changed = await api.send({ method: 'PUT', url: '/api/auth/change-password', token, payload });
    expect(changed.statusCode).toBe(200);
    expect((await confirm(token, link)).json()).toEqual({ results: { email: wanted } });
  });

  test('of the guest gets no mail', async () => {
    const { token } = await makeAccount();
    await put(token, { email: guestAccount.email, proof });
    expect(await mailsTo(guestAccount.email)).toEqual([]);
  });

  test('is confirmed by its owner only; the link is useless to others · Z2', async () => {
    const [asker, thief] = [await makeAccount(), await makeAccount()];
    const wanted = newEmail();
    await put(asker.token, { email: wanted, proof });
    const link = await linkIn(wanted);
    const [foreign, unknown] = [await confirm(thief.token, link), await confirm(thief.token, 'tl_nunca')];
    expect({ ...foreign.json<object>(), requestId: '' }).toEqual({ ...unknown.json<object>(), requestId: '' });
    expect(foreign.json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await me(thief.token)).email).toBe(thief.email);
    expect((await confirm(asker.token, link)).statusCode).toBe(200);
  });

  test('is set by one of ten concurrent confirmations, and for the first of two identities', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    const wanted = newEmail();
    await put(one.token, { email: wanted, proof });
    const first = await linkIn(wanted);
    await put(two.token, { email: wanted, proof });
    const second = await linkIn(wanted);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(one.token, first)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await confirm(two.token, second)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await me(two.token)).email).toBe(two.email);
  });

  test('links expire after a day, with a newer one, and when the current address is sent again', async () => {
    const { token, email } = await makeAccount();
    const [wanted, better] = [newEmail(), newEmail()];
    await put(token, { email: wanted, proof });
    const old = await linkIn(wanted);
    await put(token, { email: better, proof });
    expect((await confirm(token, old)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await put(token, { email })).json()).toMatchObject({ email_pending: null });
    expect((await confirm(token, await linkIn(better))).json()).toMatchObject({ code: 'LINK_EXPIRED' });
    await put(token, { email: wanted, proof });
    const late = await linkIn(wanted);
    api.clock.advance(24 * 60 * 60_000);
    const again = await tokenOf({
      identityId:
        (await api.db.query<{ id: string }>('select id from auth.identity where email = $1', [email])).rows[0]?.id ??
        '',
    });
    expect((await confirm(again, late)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('once confirmed, invalidates password links to the old one', async () => {
    const { token, identityId, email } = await makeAccount();
    await api.db.query(
      `insert into auth.link (hash, purpose, identity_id, email, created_at, expires_at)
       values ($1, 'password', $2, $3, now(), now() + interval '1 year')`,
      [randomBytes(32), identityId, email],
    );
    const wanted = newEmail();
    await put(token, { email: wanted, proof });
    await confirm(token, await linkIn(wanted));
    expect((await api.db.query('select from auth.link where identity_id = $1', [identityId])).rows).toEqual([]);
  });

  test('is limited to five requests an hour', async () => {
    const { token, identityId } = await makeAccount();
    for (let n = 0; n < 5; n += 1) expect((await put(token, { email: newEmail(), proof })).statusCode).toBe(200);
    expect((await put(token, { email: newEmail(), proof })).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    api.clock.advance(60 * 60_000);
    const later = await tokenOf({ identityId });
    expect((await put(later, { email: newEmail(), proof })).statusCode).toBe(200);
  });
});

describe('a new phone', () => {
  test('that was proved is set once, and its owner is notified', async () => {
    const { token, email } = await makeAccount();
    const { phone, registrationToken } = await provedPhone();
    expect((await put(token, { registrationToken })).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect((await put(token, { registrationToken, proof })).json()).toMatchObject({ results: { phone } });
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Cambiaste tu celular' }]);
    expect((await put(token, { registrationToken, proof })).json()).toMatchObject({ code: 'PHONE_NOT_VERIFIED' });
  });

  test.each([
    ['a cell phone', '+573009998877', [{ channel: 'sms', text: expect.stringContaining('El celular de tu cuenta') }]],
    ['a fixed line, where no SMS arrives', '+576015550142', []],
  ])('notifies the previous phone when there is no e-mail: %s', async (_, before, notice) => {
    const { identityId, token } = await makeAccount();
    await api.db.query('update auth.identity set email = null, phone_e164 = $2 where id = $1', [identityId, before]);
    const { registrationToken } = await provedPhone();
    expect((await put(token, { registrationToken, proof })).statusCode).toBe(200);
    expect(await mailsTo(before)).toMatchObject(notice);
  });

  test('of another account is refused and nothing is changed', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    const first = await provedPhone();
    await put(one.token, { registrationToken: first.registrationToken, proof });
    const { registrationToken } = await provedPhone(first.phone);
    const refused = await put(two.token, { name: 'Ana', email: newEmail(), registrationToken, proof });
    expect(refused.json()).toMatchObject({ code: 'ALREADY_REGISTERED' });
    expect(await me(two.token)).toMatchObject({ name: 'Rosa', phone: null });
    expect((await put(two.token, {})).json()).toMatchObject({ email_pending: null });
  });

  test('requested concurrently by two goes to one', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    const { phone, registrationToken } = await provedPhone();
    const copy = await provedPhone(phone);
    const answers = await Promise.all([
      put(one.token, { registrationToken, proof }),
      put(two.token, { registrationToken: copy.registrationToken, proof }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  });
});

describe('a business', () => {
  const stateOf = (customerId: string, approval: string, reason: string | null = null) =>
    api.db.query('update auth.customer set approval = $2, approval_reason = $3, reviewed_at = now() where id = $1', [
      customerId,
      approval,
      reason,
    ]);
  const corrected = { business_name: 'Salón Rosita', document_type: 'NIT', document: '900.373.691-4' };

  test('that was rejected and corrected is reviewed again', async () => {
    const { token, customerId } = await makeAccount();
    await stateOf(customerId, 'rejected', 'El NIT no coincide');
    expect((await put(token, corrected)).json()).toMatchObject({
      results: {
        customer: {
          name: 'Salón Rosita',
          document_type: 'NIT',
          document: '9003736914',
          approval: { state: 'in_review', reason: null, reviewedAt: null },
        },
      },
    });
  });

  test('that was received stays so and refuses an invalid NIT', async () => {
    const { token, customerId } = await makeAccount();
    await stateOf(customerId, 'received');
    expect((await put(token, { ...corrected, document: '9003736915' })).json()).toMatchObject({
      code: 'DOCUMENT_INVALID',
      params: { field: 'document' },
    });
    expect((await put(token, corrected)).json()).toMatchObject({
      results: { customer: { approval: { state: 'received' } } },
    });
  });

  test('that was approved is locked', async () => {
    const { token, customerId } = await makeAccount();
    expect((await put(token, { ...corrected, name: 'Ana' })).json()).toMatchObject({ code: 'DOCUMENT_LOCKED' });
    expect(await me(token)).toMatchObject({ name: 'Rosa', customer: { customerId, document: null } });
  });

  test('does not exist for a seller, nor give access to a customer’s · Z3 Z8', async () => {
    const { customerId } = await makeAccount();
    await stateOf(customerId, 'received');
    const token = await tokenOf(await makeSeller(api.db, { customers: [customerId], password }));
    const answer = await put(token, corrected, { customerId });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
    const mine = await put(token, { name: 'Diana', last_name: 'Ríos' }, { customerId });
    expect(mine.json()).toMatchObject({ results: { name: 'Diana', customer: { customerId, name: 'Salón Rosa' } } });
    const foreign = await makeAccount();
    const refused = await put(token, { name: 'Otra' }, { customerId: foreign.customerId });
    expect(refused.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
    expect((await me(token)).name).toBe('Diana');
  });
});
