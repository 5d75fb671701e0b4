import { randomUUID } from 'node:crypto';
import { guestAccount } from '@tonalia/contract/guest';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { dayIn } from '@tonalia/rules/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { GUEST_ID, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { ownRegistration, provePhone, registration } from '../../../../test/registering.ts';
import { newNetwork, newPhone } from '../../../../test/unique.ts';
import { setSetting } from '../../../platform/settings/set-setting.ts';

const api = useApi();
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const base = '/api/auth';

const newEmail = () => `${randomUUID()}@example.com`;
const { password } = ownRegistration;

interface Sent {
  token?: string;
  from?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}
const post = (path: string, payload: object, { token, from = newNetwork(), query = {}, headers = {} }: Sent = {}) =>
  api.send({
    method: 'POST',
    url: base + path,
    payload,
    query,
    headers,
    remoteAddress: from,
    ...(token !== undefined && { token }),
  });
const login = (email: string) => post('/v3/auth/login', { email, password, client: 'app' });

const prove = (phone: string) => provePhone(api, post, phone);

const bySeller = () => ({ ...registration, client: 'app', lead_date: dayIn(api.clock.now()) });
const bySelf = (more: object = {}) => ({ ...ownRegistration, ...bySeller(), email: newEmail(), ...more });

interface RegistrationAnswer {
  tokenReturn: string | null;
  results: { customerId: string; approval: { state: string } };
}
const register = (body: object, how: Sent = {}) => post('/v3/auth/register', body, how);
const registered = async (body: object, how: Sent = {}) => (await register(body, how)).json<RegistrationAnswer>();

/** Stored data of a customer. */
async function written(customerId: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `select identity.id as "identityId", identity.role, identity.email, identity.email_pending, identity.phone,
       identity.phone_e164, identity.provider_code, identity.password_hash is not null as has_password,
       customer.name as business, customer.document_type, customer.document_number, customer.approval,
       customer.reviewed_at is not null as reviewed, customer.lead_day, customer.from_landing,
       consent.text_version, consent.given_through, host(consent.client_address) as client_address,
       portfolio.seller_id, address.fixed, address.address
     from auth.customer join auth.identity on identity.id = customer.identity_id
     left join auth.consent on consent.customer_id = customer.id
     left join auth.portfolio on portfolio.customer_id = customer.id
     left join auth.address on address.customer_id = customer.id
     where customer.id = $1`,
    [customerId],
  );
  return rows[0];
}
const accountsWith = async (phone: string) =>
  (await api.db.query('select from auth.identity where phone_e164 = $1', [`+57${phone}`])).rows.length;
const messagesTo = async (to: string) => {
  await api.drain();
  return api.messages.filter((message) => message.to === to && message.code === undefined);
};

describe('the e-mail of a new account', () => {
  const withEmail = async (email: string) => {
    const phone = newPhone();
    const made = await registered(bySelf({ registrationToken: await prove(phone), email }));
    return { phone, customerId: made.results.customerId, token: made.tokenReturn ?? '' };
  };
  const secretIn = (text = '') => /email-token=(\S+)/.exec(text)?.[1] ?? '';
  const lastMail = async (email: string) => (await messagesTo(email)).at(-1);
  const confirm = (token: string, secret: string) => post('/me/confirm-email', { token: secret }, { token });

  test('is confirmed by its link; before that it sets no password · T9', async () => {
    const email = newEmail();
    const { token } = await withEmail(email);
    expect(await lastMail(email)).toMatchObject({ subject: 'Confirma tu correo' });
    await post('/recovery-password', { email });
    const instead = await lastMail(email);
    expect(instead?.subject).toBe('Ingresa a Tonalia con tu celular');
    expect(instead?.text).not.toContain('/login/change/password/');
    expect((await confirm(token, secretIn(instead?.text))).statusCode).toBe(200);
    await post('/recovery-password', { email });
    expect((await lastMail(email))?.text).toContain('https://tienda.example/login/change/password/tl_');
  });

  test('entered by another account first goes to the owner of the mailbox', async () => {
    const email = newEmail();
    const first = await withEmail(email);
    const squatted = secretIn((await lastMail(email))?.text);
    const owner = await withEmail(email);
    expect((await confirm(owner.token, secretIn((await lastMail(email))?.text))).statusCode).toBe(200);
    expect(await written(owner.customerId)).toMatchObject({ email, email_pending: null });
    expect(await written(first.customerId)).toMatchObject({ email: null, email_pending: email });
    expect((await confirm(first.token, squatted)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('gets no code before its confirmation', async () => {
    const email = newEmail();
    const { phone, token } = await withEmail(email);
    const ask = async () => {
      // The code for the phone was sent a minute ago.
      api.clock.advance(61_000);
      expect((await post('/auth/verify', { phone, channel: 'email' })).statusCode).toBe(200);
      await api.drain();
      return api.messages.filter((message) => message.to === email && message.code !== undefined).length;
    };
    expect(await ask()).toBe(0);
    await confirm(token, secretIn((await lastMail(email))?.text));
    expect(await ask()).toBe(1);
  });
});

describe('once the owner published new terms', () => {
  beforeAll(() => setSetting(api.db, { key: 'legal.terms', text: newTerms, by: 'test' }));
  afterAll(() => setSetting(api.db, { key: 'legal.terms', text: null, by: 'test' }));
  const newTerms = 'Versión: 2027-01-01\n## Todo\n\nUn texto nuevo.';

  test('the new version is accepted and the old one refused · D-23', async () => {
    const registrationToken = await prove(newPhone());
    const old = await register(bySelf({ registrationToken }));
    expect(old.json()).toMatchObject({ code: 'TERMS_OUTDATED' });
    const consent = { accepted: true, version: '2027-01-01' };
    const { results } = await registered(bySelf({ registrationToken, consent }));
    expect(await written(results.customerId)).toMatchObject({ text_version: '2027-01-01' });
  });
});

describe('registration by the customer', () => {
  test('creates a customer with address and consent, and signs in · API-01 ST-02', async () => {
    const [phone, from] = [newPhone(), newNetwork()];
    const guest = await makeToken(api.db, { identityId: GUEST_ID }, { clock: api.clock });
    const body = bySelf({ registrationToken: await prove(phone) });
    const answer = await register(body, { token: guest, from, query: { from_landing: '1' } });
    const { tokenReturn, results } = answer.json<RegistrationAnswer>();
    expect(results.approval).toMatchObject({ state: 'approved', reason: null });
    expect(await written(results.customerId)).toMatchObject({
      role: 'Admin customer',
      email: body.email,
      phone,
      phone_e164: `+57${phone}`,
      has_password: true,
      business: 'Salón Marta',
      document_type: 'CC',
      document_number: '1020304050',
      approval: 'approved',
      reviewed: true,
      lead_day: body.lead_date,
      from_landing: true,
      text_version: TERMS_VERSION,
      given_through: null,
      client_address: from,
      seller_id: null,
      fixed: true,
      address: 'Calle 10 # 5-51',
    });
    const me = await api.send({ url: `${base}/auth/me`, token: tokenReturn ?? '' });
    expect(me.json()).toMatchObject({ user: { rol: 'Admin customer', email: body.email, phone } });
    expect((await api.send({ url: `${base}/auth/me`, token: guest })).statusCode).toBe(401);
    expect((await login(body.email)).statusCode).toBe(200);
    const { rows } = await api.db.query('select detail from platform.audit where subject_id = $1', [
      results.customerId,
    ]);
    expect(rows).toEqual([{ detail: { by: 'self', approval: 'approved' } }]);
  });

  test('on the web the refresh token comes in the cookie alone', async () => {
    const answer = await register(bySelf({ registrationToken: await prove(newPhone()), client: 'web' }));
    expect(answer.json()).toMatchObject({ refreshToken: 'cookie' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-rt', 'signed-in', '__Host-device']);
  });

  test('needs a proved phone and uses that phone', async () => {
    const token = await prove(newPhone());
    const refusals = await Promise.all([
      register(bySelf({ phone: newPhone() })),
      register(bySelf({ registrationToken: 'tg_'.padEnd(46, 'x') })),
      register(bySelf({ registrationToken: token, phone: newPhone() })),
    ]);
    for (const refusal of refusals) expect(refusal.json()).toMatchObject({ code: 'PHONE_NOT_VERIFIED' });
    expect((await register(bySelf({ registrationToken: token }))).statusCode).toBe(200);
  });

  test.each(['email', 'document_type', 'document', 'password'])('%s is required', async (field) => {
    const registrationToken = await prove(newPhone());
    const answer = await register(bySelf({ registrationToken, [field]: undefined }));
    expect(answer.json()).toMatchObject({ code: 'FIELD_REQUIRED', params: { field } });
  });

  test.each<[string, object, object]>([
    [
      'a NIT with a wrong check digit',
      { document_type: 'NIT', document: '900.373.115-4' },
      { code: 'DOCUMENT_INVALID' },
    ],
    ['letters in a cédula', { document: 'ABC12345' }, { code: 'DOCUMENT_INVALID' }],
    ['a trade that does not exist', { tradeTypeId: 'visitante' }, { code: 'TRADE_TYPE_NOT_FOUND' }],
    ['a city of another department', { stateId: '05' }, { code: 'CITY_NOT_FOUND' }],
    ['older terms', { consent: { accepted: true, version: '2020-01-01' } }, { code: 'TERMS_OUTDATED' }],
    ['no consent', { consent: { accepted: false, version: TERMS_VERSION } }, { code: 'INVALID_REQUEST' }],
    ['a common password', { password: 'Sunshine1' }, { code: 'PASSWORD_REFUSED', params: { why: 'common' } }],
    ['a short password', { password: 'corta7!' }, { code: 'PASSWORD_REFUSED', params: { why: 'length' } }],
    ['the own name', { password: 'marta-y-amigas' }, { code: 'PASSWORD_REFUSED', params: { why: 'personal' } }],
  ])('%s is refused, nothing is written, and the proof is still good', async (_, wrong, refusal) => {
    const phone = newPhone();
    const registrationToken = await prove(phone);
    expect((await register(bySelf({ registrationToken, ...wrong }))).json()).toMatchObject(refusal);
    expect(await accountsWith(phone)).toBe(0);
    expect((await register(bySelf({ registrationToken }))).statusCode).toBe(200);
  });

  test('the phone is refused as password', async () => {
    const phone = newPhone();
    const answer = await register(bySelf({ registrationToken: await prove(phone), password: `x${phone}x` }));
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_REFUSED', params: { why: 'personal' } });
  });

  test.each([
    { rol: 'Seller' },
    { role: 'Seller' },
    { provider_code: 'X' },
    { ziro_credit: { limit: 1 } },
    { warehouseId: 'MDE' },
    { _id: randomUUID() },
    { customer: {} },
    { verified: true },
    { approval: 'approved' },
    { loyalty: 'oro' },
    { seller_id: randomUUID() },
    { consent: { accepted: true, version: TERMS_VERSION, given_through: randomUUID() } },
  ])('extra fields give no rights: %j · Z8', async (more) => {
    const phone = newPhone();
    const answer = await register(bySelf({ registrationToken: await prove(phone), ...more }));
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await accountsWith(phone)).toBe(0);
  });

  test('concurrent registrations with one phone create one account', async () => {
    const phone = newPhone();
    const first = await prove(phone);
    api.clock.advance(60_000);
    const second = await prove(phone);
    const tokens = [first, first, first, second, second];
    const answers = await Promise.all(tokens.map((registrationToken) => register(bySelf({ registrationToken }))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await accountsWith(phone)).toBe(1);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200).map((a) => a.json<{ code: string }>().code);
    expect(['ALREADY_REGISTERED', 'PHONE_NOT_VERIFIED']).toEqual(expect.arrayContaining([...new Set(refusals)]));
  });

  test('with the e-mail of another account looks the same, takes nothing, and notifies the owner · T7', async () => {
    const owner = await makeCustomer(api.db, { password });
    const free = bySelf({ registrationToken: await prove(newPhone()) });
    const taken = bySelf({ registrationToken: await prove(newPhone()), email: owner.email });
    const [a, b] = [await register(free), await register(taken)];
    const shape = (answer: typeof a) => {
      const { tokenReturn, refreshToken, results } = answer.json<RegistrationAnswer & { refreshToken: string }>();
      const lengths = [tokenReturn?.length, refreshToken.length, results.customerId.length];
      return [answer.statusCode, lengths, results.approval.state];
    };
    expect(shape(b)).toEqual(shape(a));
    const made = b.json<RegistrationAnswer>();
    expect(await written(made.results.customerId)).toMatchObject({ email: null, email_pending: owner.email });
    const me = await api.send({ url: `${base}/auth/me`, token: made.tokenReturn ?? '' });
    expect(me.json()).toMatchObject({ user: { email: owner.email } });
    const [mail, ...more] = await messagesTo(owner.email);
    expect(mail?.subject).toBe('Alguien creó una cuenta con tu correo');
    expect(more).toEqual([]);
    const mine = await login(owner.email);
    const who = await api.send({ url: `${base}/auth/me`, token: mine.json<{ tokenReturn: string }>().tokenReturn });
    expect(who.json()).toMatchObject({ user: { _id: owner.identityId } });
  });

  test('two concurrent ones with one e-mail both succeed, and one has the e-mail', async () => {
    const email = newEmail();
    const tokens = [await prove(newPhone()), await prove(newPhone()), await prove(newPhone())];
    const made = await Promise.all(tokens.map((registrationToken) => registered(bySelf({ registrationToken, email }))));
    const emails = await Promise.all(made.map(async ({ results }) => (await written(results.customerId))?.email));
    expect(emails.filter((one) => one === email)).toHaveLength(1);
    expect(emails.filter((one) => one === null)).toHaveLength(2);
  });

  test.each<[string, number, number]>([
    ['the device’s day', -1, -1],
    ['the device’s day', 1, 1],
    ['our day, when the device is far off', -400, 0],
    ['our day, when the device is far ahead', 2, 0],
  ])('the lead’s day is %s (%i days)', async (_, off, kept) => {
    const day = (days: number) => dayIn(new Date(api.clock.now().getTime() + days * DAY));
    const body = bySelf({ registrationToken: await prove(newPhone()), lead_date: day(off) });
    const { results } = await registered(body);
    expect(await written(results.customerId)).toMatchObject({ lead_day: day(kept), from_landing: false });
  });

  test('with the guest’s public e-mail sends no mail · Z4', async () => {
    const body = bySelf({ registrationToken: await prove(newPhone()), email: guestAccount.email });
    const { results } = await registered(body);
    expect(await written(results.customerId)).toMatchObject({ email: null, email_pending: guestAccount.email });
    await api.drain();
    expect(api.messages.filter(({ to }) => to === guestAccount.email)).toEqual([]);
  });

  test('a name is one line without control characters in the operator’s list · Z10', async () => {
    const hostile = (text: string) => `${text}\n  Aprobado\u001b[2J\u202E`;
    const body = bySelf({
      registrationToken: await prove(newPhone()),
      name: hostile('Rosa'),
      business_name: hostile('Salón'),
      address: hostile('Calle 1 # 2-3'),
    });
    const { results } = await registered(body);
    const kept = await written(results.customerId);
    expect(kept).toMatchObject({ business: 'Salón   Aprobado [2J', address: 'Calle 1 # 2-3   Aprobado [2J' });
    const { rows } = await api.db.query<{ name: string }>('select name from auth.identity where id = $1', [
      kept?.['identityId'],
    ]);
    expect(rows[0]?.name).toBe('Rosa   Aprobado [2J');
  });

  test('is refused for a customer', async () => {
    const token = await makeToken(api.db, await makeCustomer(api.db), { clock: api.clock });
    expect((await register(bySelf(), { token })).json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  });

  test('another site’s page cannot cause it', async () => {
    const body = bySelf({ registrationToken: await prove(newPhone()) });
    const answer = await register(body, { headers: { origin: 'https://evil.example' } });
    expect(answer.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  });

  test('twenty an hour from one site', async () => {
    const from = newNetwork();
    const taken = bySelf({ registrationToken: await prove(newPhone()), tradeTypeId: 'visitante' });
    for (let time = 0; time < 20; time += 1) expect((await register(taken, { from })).statusCode).toBe(404);
    expect((await register(taken, { from })).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await register(taken)).statusCode).toBe(404);
  });
});

describe('registration by a seller', () => {
  const asSeller = async () => {
    const seller = await makeSeller(api.db);
    return { seller, token: await makeToken(api.db, seller, { clock: api.clock }) };
  };

  test('adds the customer to the portfolio, names the seller in the consent, and notifies the customer · ROL-06 ROL-09', async () => {
    const { seller, token } = await asSeller();
    const phone = newPhone();
    const answer = await registered({ ...bySeller(), phone }, { token });
    expect(answer.tokenReturn).toBeNull();
    expect(await written(answer.results.customerId)).toMatchObject({
      role: 'Admin customer',
      phone,
      email: null,
      has_password: false,
      document_number: null,
      seller_id: seller.identityId,
      given_through: seller.identityId,
      approval: 'approved',
    });
    const list = await api.send({ url: `${base}/seller/customers`, token });
    expect(list.json()).toMatchObject({ total: 1, results: [{ _id: answer.results.customerId }] });
    const [invitation] = await messagesTo(`+57${phone}`);
    expect(invitation).toMatchObject({ channel: 'sms' });
    expect(invitation?.text).toBe(
      'Rosa Pérez creó tu cuenta en Tonalia. Ingresa con este celular: https://tienda.example/login',
    );
    const another = await makeToken(api.db, await makeSeller(api.db), { clock: api.clock });
    const foreign = await api.send({
      url: `${base}/v3/me/addresses`,
      token: another,
      query: { customerId: answer.results.customerId },
    });
    expect(foreign.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  });

  test('does not send links in names to strangers', async () => {
    const { token } = await asSeller();
    const name = 'Ganaste: mira http://premio.example o';
    const renamed = await api.send({
      method: 'PUT',
      url: `${base}/me`,
      token,
      payload: { name, last_name: 'wa.me/57' },
    });
    expect(renamed.statusCode).toBe(200);
    const phone = newPhone();
    await registered({ ...bySeller(), phone, business_name: 'https://premio.example' }, { token });
    const [invitation] = await messagesTo(`+57${phone}`);
    expect(invitation?.text).toBe(
      'Ganaste mira http premio example o wa me creó tu cuenta en Tonalia. Ingresa con este celular: https://tienda.example/login',
    );
  });

  test('with a landline works without a notification', async () => {
    const { token } = await asSeller();
    const before = api.messages.length;
    const { results } = await registered({ ...bySeller(), phone: '5550142' }, { token });
    expect(await written(results.customerId)).toMatchObject({ phone: '5550142', phone_e164: null });
    await api.drain();
    expect(api.messages).toHaveLength(before);
  });

  test('needs the phone and a valid document', async () => {
    const { token } = await asSeller();
    const tried = async (more: object) => (await register({ ...bySeller(), ...more }, { token })).json<object>();
    expect(await tried({})).toMatchObject({ code: 'FIELD_REQUIRED', params: { field: 'phone' } });
    const half = { phone: newPhone(), document: '1020304050' };
    expect(await tried(half)).toMatchObject({ code: 'FIELD_REQUIRED', params: { field: 'document_type' } });
    const wrong = { phone: newPhone(), document_type: 'NIT', document: '9003731154' };
    expect(await tried(wrong)).toMatchObject({ code: 'DOCUMENT_INVALID' });
  });

  test('repeated after a lost answer creates nothing and returns the first customer', async () => {
    const { token } = await asSeller();
    const body = { ...bySeller(), phone: newPhone() };
    const first = await registered(body, { token });
    const again = await register(body, { token });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first);
    expect(await accountsWith(body.phone)).toBe(1);
    // another business with this phone is an error, not a repetition; so is the same a day later
    const other = await register({ ...body, business_name: 'Otro salón' }, { token });
    expect(other.json()).toMatchObject({ code: 'ALREADY_REGISTERED' });
    await api.db.query(`update auth.customer set created_at = created_at - interval '25 hours' where id = $1`, [
      first.results.customerId,
    ]);
    expect((await register(body, { token })).json()).toMatchObject({ code: 'ALREADY_REGISTERED' });
  });

  test('repeated after the customer went to another seller is refused, although the seller has others', async () => {
    const { seller, token } = await asSeller();
    const body = { ...bySeller(), phone: newPhone() };
    const { results } = await registered(body, { token });
    await registered({ ...bySeller(), phone: newPhone() }, { token });
    const { identityId } = await makeSeller(api.db);
    await api.db.query('update auth.portfolio set seller_id = $3 where seller_id = $1 and customer_id = $2', [
      seller.identityId,
      results.customerId,
      identityId,
    ]);
    expect((await register(body, { token })).json()).toMatchObject({ code: 'ALREADY_REGISTERED' });
  });

  test('with the phone of another account is refused and changes no portfolio', async () => {
    const [first, second] = [await asSeller(), await asSeller()];
    const phone = newPhone();
    await registered({ ...bySeller(), phone }, first);
    const answer = await register({ ...bySeller(), phone }, second);
    expect(answer.json()).toMatchObject({ code: 'ALREADY_REGISTERED' });
    const { rows } = await api.db.query('select from auth.portfolio where seller_id = $1', [second.seller.identityId]);
    expect(rows).toHaveLength(0);
  });
});

test('trade types are public and cached for five minutes', async () => {
  const answer = await api.send({ url: `${base}/trade-type/list` });
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  const names = answer.json<{ results: { _id: string; name: string }[] }>().results.map(({ name }) => name);
  expect(names).toEqual([
    'Barbería',
    'Distribuidor',
    'Manicurista',
    'Peluquería',
    'Spa',
    'Tienda',
    'Profesional independiente',
  ]);
});
