import type { OfficeRegistration, OfficeRegistrationPage } from '@tonalia/contract/customers-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { applyPolicy } from '@tonalia/rules/policy';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { caller } from '../../../../test/make-buyer.ts';
import { assignCustomer, makeAddress, makeCustomer, makeSeller } from '../../../../test/make.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct, makeTradePrice } from '../../../../test/make-products.ts';
import { ownRegistration, provePhone } from '../../../../test/registering.ts';
import { uuidv7 } from '../../../../test/selling.ts';
import { listWaitingRegistrations, reviewRegistration } from '../index.ts';

const api = useApi({ registrationApproval: 'manual' });
const reach = { channels: ['sms', 'email'] as const, publicUrl: 'https://tienda.example' };
const review = (customerId: string, reason: string | null) =>
  reviewRegistration(api.db, api.clock, reach, { customerId, reason });

let people = 0;
const post = (path: string, payload: object) =>
  api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: `10.2.0.${people + 1}` });

/** A new registration that waits for review. */
async function registered() {
  people += 1;
  const phone = `312${String(people).padStart(7, '0')}`;
  const email = `salon-${people}@example.com`;
  const own = { document: String(1_020_304_000 + people), address: `Calle ${people} # 5-51` };
  const registrationToken = await provePhone(api, post, phone);
  const answer = await post('/v3/auth/register', { ...ownRegistration, ...own, email, registrationToken });
  const { tokenReturn: token, results } = answer.json<{
    tokenReturn: string;
    results: { customerId: string; approval: object };
  }>();
  return { token, email, phone, customerId: results.customerId, approval: results.approval };
}
const mailsTo = async (to: string) => {
  await api.drain();
  // Except the link that confirms the address.
  return api.messages.filter((message) => message.to === to && message.subject !== 'Confirma tu correo');
};

test('a waiting customer sees a visitor’s prices and cannot order; an approved one orders at its own prices', async () => {
  const { token, customerId, approval, email } = await registered();
  expect(approval).toMatchObject({ state: 'in_review', reviewedAt: null });
  const product = await makeProduct(api.db, { price: 10_000, stock: 10 });
  await makeTradePrice(api.db, product.versions[0]?.id ?? '', 'peluqueria', 8_000);
  const call = caller(api, token);
  const added = await call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const { cart } = added.json<{ cart: { _id: string } }>();
  expect((await call('GET /cart/listcart')).json()).toMatchObject({ cart: { subtotal: 20_000 } });
  await call('PUT /cart/listcart', { cartId: cart._id, paymentMethod: 'cash_on_delivery' });
  const order = () => call('POST /order/create', { cartId: cart._id });
  expect((await order()).json()).toMatchObject({ code: 'REGISTRATION_PENDING' });

  expect((await listWaitingRegistrations(api.db, { limit: 200, offset: 0 })).map((row) => row.customerId)).toContain(
    customerId,
  );
  expect(await review(customerId, null)).toBe(true);
  expect(
    (await listWaitingRegistrations(api.db, { limit: 200, offset: 0 })).map((row) => row.customerId),
  ).not.toContain(customerId);
  expect(await mailsTo(email)).toMatchObject([{ subject: 'Tu registro está aprobado' }]);

  expect((await order()).json()).toMatchObject({ code: 'CART_CHANGED' });
  const accepted = await call('PUT /cart/listcart', { cartId: cart._id, acceptNews: true });
  expect(accepted.json()).toMatchObject({ cart: { subtotal: 16_000 } });
  expect((await order()).statusCode).toBe(200);
  const { rows } = await api.db.query('select available from products.stock where version_id = $1', [
    product.versions[0]?.id,
  ]);
  expect(rows).toEqual([{ available: 8 }]);
});

test('a rejected customer reads the reason, takes no stock, and can be approved later', async () => {
  const { token, customerId, email } = await registered();
  const product = await makeProduct(api.db, { price: 10_000, stock: 10 });
  const call = caller(api, token);
  const added = await call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  const { cart } = added.json<{ cart: { _id: string } }>();
  await call('PUT /cart/listcart', { cartId: cart._id, paymentMethod: 'cash_on_delivery' });
  await review(customerId, 'El documento no es legible.');
  const refused = await call('POST /order/create', { cartId: cart._id });
  expect(refused.json()).toMatchObject({
    code: 'REGISTRATION_REJECTED',
    params: { reason: 'El documento no es legible.' },
  });
  const { rows } = await api.db.query('select available from products.stock where version_id = $1', [
    product.versions[0]?.id,
  ]);
  expect(rows).toEqual([{ available: 10 }]);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toBe(
    'Falta corregir un dato de tu registro en Tonalia: El documento no es legible. ' +
      'Míralo aquí: https://tienda.example/registration-status',
  );
  const me = await api.send({ url: '/api/auth/auth/me', token });
  expect(me.json()).toMatchObject({
    customer: { approval: { state: 'rejected', reason: 'El documento no es legible.' } },
  });
  await review(customerId, null);
  expect((await call('POST /order/create', { cartId: cart._id })).statusCode).toBe(200);
});

test('a repeated review sends no notification; each change is audited', async () => {
  const { customerId, email } = await registered();
  const answers = await Promise.all([review(customerId, null), review(customerId, null), review(customerId, null)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
  const { rows } = await api.db.query(`select action from platform.audit where subject_id = $1 order by id`, [
    customerId,
  ]);
  expect(rows).toEqual([{ action: 'auth.registered' }, { action: 'auth.registration_approved' }]);
});

test('a missing customer, and one whose account was closed, cannot be approved', async () => {
  const { customerId } = await registered();
  await api.db.query(
    'update auth.identity set deleted_at = now() where id = (select identity_id from auth.customer where id = $1)',
    [customerId],
  );
  await expect(review(customerId, null)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  await expect(review('00000000-0000-4000-8000-000000000009', null)).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
});

test('a customer whose invoices go to the mail of a registration is named, with its last order and what it owes (OFC-303)', async () => {
  const { customerId, email } = await registered();
  const twin = '00000000-0000-4000-8000-0000000000c1';
  await api.db.query(
    `insert into auth.customer (id, name, trade_type_id, city_id, invoice_email)
     select $2, 'Salón del correo', trade_type_id, city_id, $3 from auth.customer where id = $1`,
    [customerId, twin, email],
  );
  await api.db.query(`insert into auth.last_purchase (customer_id, bought_on) values ($1, '2026-04-20')`, [twin]);
  await api.db.query(
    `insert into auth.credit_account (customer_id, credit_limit, used) values ($1, 500000, 184200), ($2, 500000, 9000)`,
    [twin, (await makeCustomer(api.db)).customerId],
  );
  const twinsFor = async (role: OfficeRole) => {
    const desk = await makeOperator(api.db, { role });
    const answer = await officeCaller(api, desk.cookie)('GET /api/customers/office/registrations');
    return answer.json<{ results: OfficeRegistration[] }>().results.find(({ _id }) => _id === customerId)?.twins;
  };
  expect(await twinsFor('operations')).toMatchObject([
    { _id: twin, same: ['email'], lastOrderOn: '2026-04-20', owed: 184_200 },
  ]);
  expect(await twinsFor('marketing')).toMatchObject([{ _id: twin, owed: null }]);
});

test('a customer at the address of a registration is shown with that address, not with its first one (OFC-303)', async () => {
  const { customerId } = await registered();
  const { customerId: twin } = await makeCustomer(api.db);
  await api.db.query('update auth.address set deleted_at = now() where customer_id = any($1)', [[customerId, twin]]);
  await makeAddress(api.db, twin, { address: 'Calle 57 # 9-41' });
  await makeAddress(api.db, twin, { address: 'Cra. 24 # 72-10' });
  await makeAddress(api.db, customerId, { address: 'CRA 24 #72 - 10' });
  const desk = await makeOperator(api.db, { role: 'operations' });
  const answer = await officeCaller(api, desk.cookie)('GET /api/customers/office/registrations');
  const one = answer.json<{ results: OfficeRegistration[] }>().results.find(({ _id }) => _id === customerId);
  expect(one?.twins).toMatchObject([{ _id: twin, same: ['street'], street: 'Cra. 24 # 72-10' }]);
});

test('the office lists a registration with its address and customers of the same document, and decides once as itself', async () => {
  const { customerId, email } = await registered();
  await api.db.query(`update auth.customer set document_number = '901330764' where id = $1`, [customerId]);
  await api.db.query(
    `insert into auth.customer (name, trade_type_id, document_type, document_number, city_id)
     select 'Salón gemelo', trade_type_id, document_type, document_number, city_id from auth.customer where id = $1`,
    [customerId],
  );
  await api.db.query('update auth.address set deleted_at = now() where customer_id = $1', [customerId]);
  await makeAddress(api.db, customerId, { address: 'Carrera 7 # 12-40' });
  const desk = await makeOperator(api.db, { role: 'operations' });
  const call = officeCaller(api, desk.cookie);
  const list = async () =>
    (await call('GET /api/customers/office/registrations')).json<{ results: { _id: string }[] }>().results;
  expect((await list()).find(({ _id }) => _id === customerId)).toMatchObject({
    email,
    street: 'Carrera 7 # 12-40',
    seller: null,
    isCovered: true,
    twins: [{ name: 'Salón gemelo', same: ['document'], phone: null }],
  });
  const pages = await Promise.all(
    [1, 2].map(async (page) =>
      (await call(`GET /api/customers/office/registrations?limit=1&page=${page}`)).json<OfficeRegistrationPage>(),
    ),
  );
  const all = await list();
  expect(pages.flatMap(({ results }) => results)).toEqual(all.slice(0, 2));
  expect(pages[0]).toMatchObject({ page: 1, limit: 1, total: all.length, totalIsExact: true, pages: all.length });
  const decide = async (act: string, body?: object) =>
    (await call(`POST /api/customers/office/registrations/${customerId}/${act}`, body)).json();
  expect(await decide('reject', { reason: 'ab' })).toMatchObject({ code: 'INVALID_REQUEST' });
  expect(await decide('reject', { reason: 'El NIT no coincide' })).toEqual({ results: { isChanged: true } });
  expect(await decide('reject', { reason: 'El NIT no coincide' })).toEqual({ results: { isChanged: false } });
  expect((await list()).map(({ _id }) => _id)).not.toContain(customerId);
  const { rows } = await api.db.query(
    `select operator_id, detail from platform.audit where action = 'auth.registration_rejected' and subject_id = $1`,
    [customerId],
  );
  expect(rows).toEqual([{ operator_id: desk.operatorId, detail: { reason: 'El NIT no coincide' } }]);
});

test('a registration at the address of another customer shows both beside each other, however the address is typed (OFC-303)', async () => {
  const first = await registered();
  const second = await registered();
  const street = `Carrera ${people} # 42-15 Sur`;
  const move = (customerId: string, address: string) =>
    api.db.query('update auth.address set address = $2 where customer_id = $1', [customerId, address]);
  await move(first.customerId, street);
  await move(second.customerId, street.replaceAll(/[ -]/g, '').toLowerCase());
  await review(first.customerId, null);
  const seller = await makeSeller(api.db);
  await assignCustomer(api.db, first.customerId, seller.identityId);
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);
  const read = async () =>
    (await call('GET /api/customers/office/registrations'))
      .json<{ results: OfficeRegistration[] }>()
      .results.find(({ _id }) => _id === second.customerId);
  const twinsOf = async () => (await read())?.twins;
  expect((await read())?.seller).toBeNull();
  expect(await twinsOf()).toMatchObject([
    { _id: first.customerId, same: ['street'], street, phone: first.phone, seller: expect.any(String) },
  ]);
  await move(first.customerId, `${street}, local 1`);
  expect(await twinsOf()).toEqual([]);
});

test('a registration is approved with the price list and the seller that the operator chooses, or not at all (OFC-303)', async () => {
  const { customerId } = await registered();
  const seller = await makeSeller(api.db);
  const desk = await makeOperator(api.db, { role: 'operations' });
  const call = officeCaller(api, desk.cookie);
  const approve = async (body: object) =>
    (await call(`POST /api/customers/office/registrations/${customerId}/approve`, body)).json();
  const terms = async () =>
    (
      await api.db.query(
        `select approval, trade_type_id as list, (select seller_id from auth.portfolio where customer_id = customer.id) as seller
         from auth.customer where id = $1`,
        [customerId],
      )
    ).rows;
  const [before] = await terms();
  expect(await approve({ tradeTypeId: 'visitante' })).toMatchObject({ code: 'TRADE_TYPE_NOT_FOUND' });
  expect(await approve({ tradeTypeId: 'barberia', sellerId: customerId })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
  expect(await terms()).toEqual([before]);
  expect(await approve({ tradeTypeId: 'barberia', sellerId: seller.identityId })).toEqual({
    results: { isChanged: true },
  });
  expect(await terms()).toEqual([{ approval: 'approved', list: 'barberia', seller: seller.identityId }]);
  const { rows } = await api.db.query(
    `select action, operator_id from platform.audit where subject_id = any($1) and operator_id is not null order by action`,
    [[customerId, seller.identityId]],
  );
  expect(rows).toEqual([
    { action: 'auth.customers_assigned', operator_id: desk.operatorId },
    { action: 'auth.registration_approved', operator_id: desk.operatorId },
  ]);
});

test('a customer that the office approves starts with the initial credit of the settings, once, and keeps one that it has (OFC-506, OFC-303)', async () => {
  const creditOf = async (customerId: string) =>
    (await api.db.query('select credit_limit as limit from auth.credit_account where customer_id = $1', [customerId]))
      .rows;
  const desk = await makeOperator(api.db, { role: 'operations' });
  const call = officeCaller(api, desk.cookie);
  const decide = (customerId: string, act: string, body: object = {}) =>
    call(`POST /api/customers/office/registrations/${customerId}/${act}`, body);
  const [none, first, known, refused] = [
    await registered(),
    await registered(),
    await registered(),
    await registered(),
  ];
  await decide(none.customerId, 'approve');
  applyPolicy({ initialCredit: 500_000 });
  await api.db.query('insert into auth.credit_account (customer_id, credit_limit) values ($1, 90000)', [
    known.customerId,
  ]);
  await decide(first.customerId, 'approve');
  await decide(known.customerId, 'approve');
  await decide(refused.customerId, 'reject', { reason: 'El NIT no coincide' });
  applyPolicy({});
  expect(await creditOf(none.customerId)).toEqual([]);
  expect(await creditOf(first.customerId)).toEqual([{ limit: 500_000 }]);
  expect(await creditOf(known.customerId)).toEqual([{ limit: 90_000 }]);
  expect(await creditOf(refused.customerId)).toEqual([]);
  const { rows } = await api.db.query(
    `select subject_id as subject, operator_id as by, detail from platform.audit where action = 'auth.initial_credit_granted' and subject_id = any($1)`,
    [[none, first, known, refused].map(({ customerId }) => customerId)],
  );
  expect(rows).toEqual([{ subject: first.customerId, by: desk.operatorId, detail: { limit: 500_000 } }]);
});

test('the office sees what a phone registered without a network and its seller has not answered (OFC-303)', async () => {
  const { identityId } = await makeSeller(api.db);
  const id = uuidv7();
  const given = { business_name: 'Salón sin red', phone: '3101112233', document_type: 'NIT', document: '9013307642' };
  await api.db.query(
    `insert into auth.seller_registration (client_registration_id, seller_id, digest, status, taken_at, draft, reasons)
     values ($1, $2, 'x', 'waits', now(), $3, '{phone}')`,
    [id, identityId, { given, isAnotherBusiness: false }],
  );
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);
  const waiting = async () =>
    (await call('GET /api/customers/office/seller-registrations')).json<{ results: { _id: string }[] }>().results;
  expect((await waiting()).find(({ _id }) => _id === id)).toMatchObject({
    business: 'Salón sin red',
    phone: '3101112233',
    document: 'NIT 9013307642',
    reasons: ['phone'],
  });
  await api.db.query(
    `update auth.seller_registration set status = 'discarded', draft = null, reasons = '{}' where client_registration_id = $1`,
    [id],
  );
  expect((await waiting()).map(({ _id }) => _id)).not.toContain(id);
});
