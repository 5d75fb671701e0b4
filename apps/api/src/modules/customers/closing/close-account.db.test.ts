import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emptyMix } from '../../../../test/access-table.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makePng } from '../../../../test/proofs.ts';
import { GUEST_ID, makeAddress, makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { publish } from '../../../platform/publish.ts';
import { hashPassword } from '../../auth/login/password.ts';

const api = useApi();
const password = 'clave-de-prueba';
const remove = (token: string, proof: object = { password }) =>
  api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token, payload: { proof } });
const count = async (text: string, ...values: unknown[]) =>
  (await api.db.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n;

/** Every column of text, JSON or dates, in every table, that contains one of these. */
async function findEverywhere(values: string[]): Promise<string[]> {
  const { rows: columns } = await api.db.query<{ place: string; text: string }>(
    `select format('%I.%I.%I', c.table_schema, c.table_name, c.column_name) as place,
       format('select count(*)::int as n from %I.%I where lower(%I::text) like any($1)', c.table_schema, c.table_name,
         c.column_name) as text
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY', 'inet', 'date')`,
  );
  expect(columns.length).toBeGreaterThan(80);
  const patterns = values.map((value) => `%${value.toLowerCase()}%`);
  const found: string[] = [];
  for (const { place, text } of columns) {
    const { rows } = await api.db.query<{ n: number }>(text, [patterns]);
    if (rows[0]?.n !== 0) found.push(place);
  }
  return found;
}

const mine = {
  name: 'Zoraidamaría',
  lastName: 'Quintanaroo',
  business: 'Peluquería Zafirozul',
  document: '52998877',
  phone: '3159988776',
  street: 'Transversal 99 # 88-77',
  title: 'Mi casazul',
  comment: 'Preguntar por Zorita',
  search: 'tinte azulzafiro',
  client: 'Doña Zunildaelena',
  agent: 'TelefonoDeZoraida/1.0',
  device: 'aparato-de-zoraida',
  wanted: 'zoraida.nueva@example.com',
  legalName: 'Zafirozul y Compañía S.A.S.',
  invoiceEmail: 'facturas.zafiro@example.com',
  fiscalStreet: 'Diagonal 77 # 66-55',
  note: 'Prefiere a Zulemamaría',
  blockReason: 'Cheque de Zenaidasol',
  visit: 'Cerrado por luto de Zaritama',
  network: '203.0.113.77',
};

/** Another customer with data in the same tables. */
const neighbours: Person = {
  name: 'Hortensiamaría',
  lastName: 'Yumbocano',
  business: 'Barbería Ocrerojo',
  document: '41887766',
  phone: '3141122334',
  street: 'Avenida 11 # 22-33',
  title: 'Local ocre',
  comment: 'Timbre de Horacito',
  search: 'esmalte ocrerojo',
  client: 'Doña Hildabertha',
  agent: 'TelefonoDeHortensia/1.0',
  device: 'aparato-de-hortensia',
  wanted: 'hortensia.nueva@example.com',
  legalName: 'Ocrerojo y Compañía S.A.S.',
  invoiceEmail: 'facturas.ocre@example.com',
  fiscalStreet: 'Calle 12 # 34-56',
  note: 'Prefiere a Herminiasol',
  blockReason: 'Cheque de Humbertina',
  visit: 'No estaba Heliodora',
  network: '203.0.113.66',
};

type Person = Record<keyof typeof mine, string>;

/** Every row, in every table, that contains one of these. */
async function rowsWith(values: string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await api.db.query<{ place: string }>(
    `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const patterns = values.map((value) => `%${value}%`);
  const found: Record<string, string[]> = {};
  for (const { place } of tables) {
    const { rows } = await api.db.query<{ row: string }>(
      `select t::text as row from ${place} t where t::text ilike any($1) order by 1`,
      [patterns],
    );
    if (rows.length > 0) found[place] = rows.map(({ row }) => row);
  }
  return found;
}

/** A customer with data in every table. */
async function makeFullAccount(person: Person = mine) {
  const buyer = await makeBuyer(api, { creditLimit: 5_000_000 });
  const { identityId, customerId, token, email } = buyer;
  const { name, lastName, phone, business, document } = person;
  await api.db.query(
    `update auth.identity set name = $2, last_name = $3, phone = $4, phone_e164 = '+57' || $4, password_hash = $5 where id = $1`,
    [identityId, name, lastName, phone, await hashPassword(password)],
  );
  await api.db.query(
    `update auth.customer set name = $2, document_type = 'CC', document_number = $3, approval_reason = $2 where id = $1`,
    [customerId, business, document],
  );
  await api.db.query(
    `update auth.customer set legal_name = $2, invoice_email = $3, fiscal_address = $4, fiscal_city_id = city_id where id = $1`,
    [customerId, person.legalName, person.invoiceEmail, person.fiscalStreet],
  );
  await api.db.query(`insert into auth.customer_note (customer_id, text, by_name) values ($1, $2, 'Camila')`, [
    customerId,
    person.note,
  ]);
  await api.db.query(
    `with taken as (
       insert into auth.seller_registration (client_registration_id, seller_id, digest, status, customer_id, taken_at, latitude, longitude, accuracy)
       values (gen_random_uuid(), $1, 'x', 'registered', $2, now(), 4.6, -74.07, 9) returning client_registration_id)
     insert into auth.registration_photo (client_registration_id, position, file) select client_registration_id, 1, $3 from taken`,
    [identityId, customerId, makePng()],
  );
  await api.db.query('update auth.address set address = $2, title = $3 where customer_id = $1', [
    customerId,
    person.street,
    person.title,
  ]);
  const removed = await makeAddress(api.db, customerId, { address: `${person.street}, local 2` });
  await api.send({ method: 'DELETE', url: `/api/auth/v3/me/addresses/${removed}`, token });
  await api.db.query('update auth.session set user_agent = $2 where identity_id = $1', [identityId, person.agent]);
  await api.db.query(
    `insert into auth.consent (identity_id, customer_id, text_version, client_address) values ($1, $2, '1', $3)`,
    [identityId, customerId, person.network],
  );
  await api.db.query(
    `insert into auth.verification (token_hash, purpose, phone_e164, identity_id, channel, network, created_at, expires_at)
     values ($1, 'login', '+57' || $3::text, $4, 'sms', '', now(), now()), ($2, 'register', '+57' || $3, null, 'sms', '', now(), now())`,
    [randomBytes(32), randomBytes(32), phone, identityId],
  );
  await api.db.query(
    `insert into auth.link (hash, purpose, identity_id, email, created_at, expires_at)
     values ($1, 'email', $2, $3, now(), now() + interval '1 day')`,
    [randomBytes(32), identityId, person.wanted],
  );
  await api.db.query(
    'insert into marketing.search_term (seeker, is_account, term, searched_at) values ($2, true, $1, now())',
    [person.search, identityId],
  );
  await api.db.query(
    `insert into push.device_token (device_id, identity_id, session_id, platform, token)
     select $2, $1, id, 'ios', $2 from auth.session where identity_id = $1 limit 1`,
    [identityId, person.device],
  );
  const product = await makeProduct(api.db, { stock: 50, price: 10_000 });
  await api.db.query('insert into products.favourite (customer_id, product_id, price_then) values ($1, $2, 1)', [
    customerId,
    product.id,
  ]);
  await buyer.call('POST /lists', {
    listId: randomUUID(),
    name: 'Lo de siempre',
    items: [{ versionId: product.versions[0]?.id, quantity: 1 }],
  });
  await buyer.call(`PUT /formulas/${randomUUID()}`, {
    revision: 0,
    name: person.client,
    mix: { ...emptyMix, lines: [{ versionId: product.versions[0]?.id, grams: 30 }] },
    appointmentAt: null,
  });
  await buyer.call('POST /shares', { shareId: randomUUID(), kind: 'card', productId: product.id });
  await api.db.query(`insert into products.list_choice values ($1, 'lo de siempre', $2, now())`, [
    customerId,
    product.versions[0]?.id,
  ]);
  const order = async () => {
    await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
    const cartId = (await buyer.call('GET /cart/listcart')).json<{ cart: { _id: string } }>().cart._id;
    await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'own_credit', comments: person.comment });
    const placed = await buyer.call('POST /order/create', { cartId });
    return placed.json<{ results: { orderId: string } }>().results.orderId;
  };
  /** Ends an order, past its return days, and pays its debt. */
  const finish = async (orderId: string, status: string) => {
    await api.db.query('update purchase.order set status = $2 where id = $1', [orderId, status]);
    await api.db.query(
      `insert into purchase.order_event (order_id, status, at, actor_id, why) values ($1, $2, now() - interval '6 days', $3, $4)`,
      [orderId, status, identityId, person.comment],
    );
    await api.db.query('update auth.credit_account set used = 0 where customer_id = $1', [customerId]);
  };
  const values = [...Object.values(person), email];
  return { ...buyer, product, order, finish, values };
}

/** Data of payments: proof of a transfer, saved card, webhook. */
async function leavePaymentTraces(orderId: string, customerId: string, person: Person): Promise<void> {
  await api.db.query(
    `with paid as (
       insert into purchase.payment (order_id, method, status, amount, gateway_reference, transaction_id)
       values ($1, 'card', 'approved', 100, gen_random_uuid(), gen_random_uuid()) returning id, transaction_id
     ), proof as (
       insert into purchase.payment_proof (payment_id, content_type, file, held_until) select id, 'image/png', 'x', now() from paid
     ), card as (
       insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
       select identity_id, id, gen_random_uuid(), 'VISA', '4242', $3, '08', '29' from auth.customer where id = $2
     )
     insert into purchase.gateway_event (transaction_id, status, body)
     select transaction_id, 'APPROVED', jsonb_build_object('phone', $4::text) from paid`,
    [orderId, customerId, person.name, person.phone],
  );
}

/** An account with orders that ended, payments, a block, open carts and a seller's visits: all that closing forgets. */
async function makeForgettable(person: Person) {
  const account = await makeFullAccount(person);
  const { customerId, product, order, finish } = account;
  const seller = await makeSeller(api.db, { customers: [customerId] });
  const bought = await order();
  await finish(bought, 'delivered');
  await finish(await order(), 'cancelled');
  await leavePaymentTraces(bought, customerId, person);
  await api.db.query('update auth.customer set block_reason = $2, blocked_at = now() where id = $1', [
    customerId,
    person.blockReason,
  ]);
  await account.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  await api.db.query(`insert into purchase.cart (identity_id, customer_id, comments) values ($1, $2, $3)`, [
    seller.identityId,
    customerId,
    person.comment,
  ]);
  await api.db.query(
    `with plan as (
       insert into purchase.planned_visit (customer_id, weekdays, identity_id, changed_at) values ($1, '{2}', $2, now()))
     insert into purchase.visit (client_visit_id, identity_id, customer_id, digest, reason, note, taken_at)
     values (gen_random_uuid(), $2, $1, '', 'closed', $3, now())`,
    [customerId, seller.identityId, person.visit],
  );
  return account;
}

test('only the fiscal record keeps personal data, and orders stay · API-10 ERR-10 D-26', async () => {
  const { identityId, customerId, token, email, values } = await makeForgettable(mine);
  const neighbour = await makeForgettable(neighbours);
  const neighboursRows = () => rowsWith([...neighbour.values, neighbour.customerId, neighbour.identityId]);
  const kept = async () => ({
    orders: (
      await api.db.query(
        `select o.code, o.total, o.subtotal, o.units, o.status, o.address->>'cityid' as city, array_agg(l.name || l.amount) as lines
         from purchase.order o join purchase.order_line l on l.order_id = o.id where o.customer_id = $1 group by o.id order by o.code`,
        [customerId],
      )
    ).rows,
    credit: (await api.db.query('select kind, amount from auth.credit_movement where customer_id = $1', [customerId]))
      .rows,
    tier: await count('auth.loyalty_purchase where customer_id = $1', customerId),
    consents: await count('auth.consent where customer_id = $1', customerId),
  });
  await api.drain();
  const before = await kept();
  expect(before).toMatchObject({ orders: [{ total: '20000' }, {}], credit: [{}, {}], tier: 2, consents: 1 });
  expect((await findEverywhere(values)).length).toBeGreaterThan(10);
  const rowsBefore = await neighboursRows();
  expect(Object.keys(rowsBefore).length).toBeGreaterThan(30);

  const answer = await remove(token);
  expect(answer.json()).toEqual({ results: { message: 'Su cuenta de cliente ha sido eliminada.' } });
  await api.drain();

  expect((await findEverywhere(values)).toSorted()).toEqual([
    'purchase.fiscal_record.document_number',
    'purchase.fiscal_record.facts',
    'purchase.fiscal_record.legal_name',
  ]);
  expect(await neighboursRows()).toEqual(rowsBefore);
  expect(await count('purchase.payment_proof')).toBe(1);
  expect(await kept()).toEqual(before);
  expect(await count('auth.seller_registration where customer_id = $1 and latitude is null', customerId)).toBe(1);
  expect(await count('auth.registration_photo')).toBe(1);
  expect(await count('purchase.cart where customer_id = $1 and status = $2', customerId, 'open')).toBe(0);
  expect(await count('products.favourite where customer_id = $1', customerId)).toBe(0);
  expect(await count('purchase.saved_list where customer_id = $1', customerId)).toBe(0);
  expect(await count('purchase.share where customer_id = $1', customerId)).toBe(0);
  expect(await count('purchase.planned_visit where customer_id = $1', customerId)).toBe(0);
  expect(await count('purchase.visit where customer_id = $1', customerId)).toBe(0);
  expect(await count('products.list_choice where customer_id = $1', customerId)).toBe(0);
  expect(await count('push.device_token where identity_id = $1', identityId)).toBe(0);
  expect(await count('auth.portfolio where customer_id = $1', customerId)).toBe(0);
  expect(api.messages.filter(({ to, subject }) => to === email && !subject?.includes('TN-'))).toMatchObject([
    { subject: 'Tu cuenta fue eliminada' },
  ]);
});

test('an open order of an account closed by an earlier version keeps its address', async () => {
  const { identityId, customerId, order, finish } = await makeFullAccount();
  await finish(await order(), 'dispatched');
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
  await publish(api.db, 'auth.account_deleted', { identityId, customerId });
  await api.drain();
  const { rows } = await api.db.query<{ name: string; street: string }>(
    `select customer_name as name, address->>'address' as street from purchase.order where customer_id = $1`,
    [customerId],
  );
  expect(rows).toEqual([{ name: mine.business, street: mine.street }]);
});

describe('a closed account', () => {
  test('loses every session at once and cannot sign in again', async () => {
    const { token, email, ...owner } = await makeOwner();
    const elsewhere = await makeToken(api.db, owner);
    const opened = await login(email);
    expect(opened.statusCode).toBe(200);
    expect((await remove(token)).statusCode).toBe(200);
    for (const one of [token, elsewhere, opened.json<{ tokenReturn: string }>().tokenReturn]) {
      expect((await api.send({ url: '/api/auth/auth/me', token: one })).json()).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
    const { refreshToken } = opened.json<{ refreshToken: string }>();
    const renewed = await api.send({ url: '/api/auth/auth/refresh-token', headers: { 'refresh-token': refreshToken } });
    expect(renewed.json()).toMatchObject({ code: 'REFRESH_REFUSED' });
    expect((await login(email)).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
  });

  test('disappears from the portfolio', async () => {
    const { token, customerId } = await makeOwner();
    const seller = await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] }));
    await remove(token);
    const asked = await api.send({ url: '/api/auth/auth/me', token: seller, query: { customerId } });
    expect([asked.statusCode, asked.json<{ message: string }>().message]).toEqual([404, 'Cliente no encontrado']);
  });

  test('is closed by one of five concurrent calls; the others find none', async () => {
    const { token } = await makeOwner();
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(['CUSTOMER_NOT_FOUND', 'BAD_CREDENTIALS', 'UNAUTHENTICATED']).toContain(
        answer.json<{ code: string }>().code,
      );
    }
    await api.drain();
  });

  test('frees its phone and e-mail for a new registration', async () => {
    const { token, identityId, email } = await makeOwner();
    const phone = '3159000011';
    await api.db.query(`update auth.identity set phone = $2, phone_e164 = '+57' || $2 where id = $1`, [
      identityId,
      phone,
    ]);
    await remove(token);
    const again = await makeCustomer(api.db);
    const taken = api.db.query(
      `update auth.identity set email = $2, phone = $3, phone_e164 = '+57' || $3 where id = $1`,
      [again.identityId, email, phone],
    );
    expect((await taken).rowCount).toBe(1);
  });
});

describe('closing an account', () => {
  test('needs a proof and changes nothing without one', async () => {
    const { token, identityId } = await makeOwner();
    const wrong = await remove(token, { password: 'otra-clave' });
    expect(wrong.json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    const stale = await remove(token, { flowId: 'x'.repeat(43), code: '000000' });
    expect(stale.json()).toMatchObject({ code: 'CODE_EXPIRED' });
    const none = await api.send({ method: 'DELETE', url: '/api/auth/customer/remove', token, payload: {} });
    expect(none.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await count('auth.identity where id = $1 and deleted_at is null', identityId)).toBe(1);
    expect((await api.send({ url: '/api/auth/auth/me', token })).statusCode).toBe(200);
  });

  test('accepts a code sent to the owner’s phone', async () => {
    const { token, identityId } = await makeOwner();
    await api.db.query(`update auth.identity set phone = '3159000012', phone_e164 = '+573159000012' where id = $1`, [
      identityId,
    ]);
    const sent = await api.send({
      method: 'POST',
      url: '/api/auth/auth/verify',
      payload: { phone: '3159000012', channel: 'sms' },
    });
    await api.drain();
    const code = api.messages.filter(({ to }) => to === '+573159000012').at(-1)?.code ?? '';
    const { flowId } = sent.json<{ results: { flowId: string } }>().results;
    expect((await remove(token, { flowId, code })).statusCode).toBe(200);
  });

  test('is refused for the guest and for sellers · D-12 Z3', async () => {
    const { customerId } = await makeCustomer(api.db);
    const seller = await makeSeller(api.db, { customers: [customerId], password });
    const refused = await remove(await makeToken(api.db, seller));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
    const guest = await remove(await makeGuestToken(api.db));
    expect([guest.statusCode, guest.json<{ code: string }>().code]).toEqual([403, 'GUEST_NOT_ALLOWED']);
    expect(await count('auth.identity where id = any($1) and deleted_at is null', [GUEST_ID, seller.identityId])).toBe(
      2,
    );
  });

  test('closes the customer of the session, not the one in the query', async () => {
    const [mineToo, other] = [await makeOwner(), await makeOwner()];
    await api.send({
      method: 'DELETE',
      url: '/api/auth/customer/remove',
      token: mineToo.token,
      query: { customerId: other.customerId, userId: other.identityId },
      payload: { proof: { password } },
    });
    expect(await count('auth.identity where id = $1 and deleted_at is null', other.identityId)).toBe(1);
    expect(await count('auth.identity where id = $1 and deleted_at is null', mineToo.identityId)).toBe(0);
  });
});

async function makeOwner() {
  const owner = await makeCustomer(api.db, { password });
  return { ...owner, token: await makeToken(api.db, owner) };
}

const login = (email: string) =>
  api.send({ method: 'POST', url: '/api/auth/v3/auth/login', payload: { email, password, client: 'app' } });
