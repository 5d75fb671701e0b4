import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { applyPolicy } from '@tonalia/rules/policy';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeSeller } from '../../../../test/make.ts';
import { registration } from '../../../../test/registering.ts';

const api = useApi({ registrationApproval: 'manual' });
const URL = '/api/customers/office/customers';
const desk = async (role: OfficeRole = 'operations') =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);

afterEach(() => applyPolicy({}));

let made = 0;
/** A new customer with a phone and a document of its own. */
function newCustomer(change: object = {}) {
  made += 1;
  const { consent: _consent, lead_date: _day, ...person } = registration;
  return {
    ...person,
    phone: `318${String(made).padStart(7, '0')}`,
    document_type: 'CC',
    document: String(52_000_000 + made),
    consent: { accepted: true, channel: 'phone' },
    ...change,
  };
}
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;

test('an operator creates a customer that is approved, has its seller, and gets an SMS (OFC-301)', async () => {
  const call = await desk();
  const seller = await makeSeller(api.db);
  const body = newCustomer({ sellerId: seller.identityId, email: 'marta.nueva@example.com' });
  const answer = await call(`POST ${URL}`, body);
  expect(answer.statusCode).toBe(200);
  const { _id } = answer.json<{ results: { _id: string } }>().results;
  const shown = (await call(`GET ${URL}/${_id}`)).json<{ results: OfficeCustomer }>().results;
  expect(shown).toMatchObject({ name: 'Salón Marta', state: 'approved', person: 'Marta Ruiz', phone: body.phone });
  expect(shown.fiscal).toMatchObject({ documentType: 'CC', document: body.document });
  expect(shown.addresses).toMatchObject([{ address: 'Calle 10 # 5-51', isDefault: true }]);
  const { rows } = await api.db.query('select seller_id from auth.portfolio where customer_id = $1', [_id]);
  expect(rows).toEqual([{ seller_id: seller.identityId }]);
  await api.drain();
  expect(api.messages.filter(({ to }) => to === `+57${body.phone}`)).toMatchObject([
    { text: expect.stringMatching(/^Creamos tu cuenta en/) as string },
  ]);
});

test('the consent says which operator it was given to, when, on what way, and to which text (OFC-301)', async () => {
  const { operatorId, cookie } = await makeOperator(api.db, { role: 'sales-desk' });
  const call = officeCaller(api, cookie);
  const body = newCustomer({ consent: { accepted: true, channel: 'whatsapp' } });
  const { _id } = (await call(`POST ${URL}`, body)).json<{ results: { _id: string } }>().results;
  const { rows } = await api.db.query(
    `select operator_id, operator_name, channel, text_version, given_through, abs(extract(epoch from given_at - $2::timestamptz)) < 60 as "isNow"
     from auth.consent where customer_id = $1`,
    [_id, api.clock.now()],
  );
  expect(rows).toEqual([
    {
      operator_id: operatorId,
      operator_name: 'Ana Ríos',
      channel: 'whatsapp',
      text_version: TERMS_VERSION,
      given_through: null,
      isNow: true,
    },
  ]);
  const shown = (await call(`GET ${URL}/${_id}`)).json<{ results: OfficeCustomer }>().results;
  expect(shown.consent).toMatchObject({ version: TERMS_VERSION, through: 'Ana Ríos', channel: 'whatsapp' });
  const events = await api.db.query('select operator_id, detail from platform.audit where subject_id = $1', [_id]);
  expect(events.rows).toEqual([{ operator_id: operatorId, detail: { by: 'Ana Ríos', channel: 'whatsapp' } }]);
});

test('a customer that the office creates starts with the initial credit of the settings, and with none when there is none (OFC-506, OFC-301)', async () => {
  const { operatorId, cookie } = await makeOperator(api.db, { role: 'sales-desk' });
  const call = officeCaller(api, cookie);
  const create = async () =>
    (await call(`POST ${URL}`, newCustomer())).json<{ results: { _id: string } }>().results._id;
  const none = await create();
  applyPolicy({ initialCredit: 500_000 });
  const first = await create();
  const { rows } = await api.db.query(
    'select customer_id as customer, credit_limit as limit, used from auth.credit_account where customer_id = any($1)',
    [[none, first]],
  );
  expect(rows).toEqual([{ customer: first, limit: 500_000, used: 0 }]);
  const events = await api.db.query(
    `select subject_id as subject, operator_id as by, detail from platform.audit
     where action = 'auth.initial_credit_granted' and subject_id = any($1)`,
    [[none, first]],
  );
  expect(events.rows).toEqual([{ subject: first, by: operatorId, detail: { limit: 500_000 } }]);
});

test('nothing is created without the consent, or with a wrong check digit, city, trade type or seller', async () => {
  const call = await desk();
  const tried: string[] = [];
  const refused = async (change: object) => {
    const body = newCustomer(change);
    tried.push(body.phone);
    return codeOf(await call(`POST ${URL}`, body));
  };
  expect(await refused({ consent: { accepted: false, channel: 'phone' } })).toBe('INVALID_REQUEST');
  expect(await refused({ document_type: 'NIT', document: '900482117-6' })).toBe('DOCUMENT_INVALID');
  expect(await refused({ cityId: '05001' })).toBe('CITY_NOT_FOUND');
  expect(await refused({ tradeTypeId: 'ferreteria' })).toBe('TRADE_TYPE_NOT_FOUND');
  expect(await refused({ sellerId: '00000000-0000-4000-8000-000000000001' })).toBe('SELLER_NOT_FOUND');
  const { rows } = await api.db.query('select from auth.identity where phone = any($1)', [tried]);
  expect(rows).toEqual([]);
});

test('a document that another customer has is asked about, and a phone with an account is refused (OFC-303)', async () => {
  const call = await desk();
  const first = newCustomer();
  await call(`POST ${URL}`, first);
  const twin = newCustomer({ document: first.document });
  expect(codeOf(await call(`POST ${URL}`, twin))).toBe('CUSTOMER_TWIN');
  expect((await call(`POST ${URL}`, { ...twin, isAnotherBusiness: true })).statusCode).toBe(200);
  expect(codeOf(await call(`POST ${URL}`, newCustomer({ phone: first.phone })))).toBe('ALREADY_REGISTERED');
});

test('two desks that create a customer with one document at once: one of them is asked (OFC-303)', async () => {
  const [one, other] = [await desk(), await desk()];
  const first = newCustomer();
  const answers = await Promise.all([
    one(`POST ${URL}`, first),
    other(`POST ${URL}`, newCustomer({ document: first.document })),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('CUSTOMER_TWIN');
});

test('a role that assigns no portfolios creates a customer without a seller only (OFC-004)', async () => {
  const call = await desk('sales-desk');
  const seller = await makeSeller(api.db);
  expect(codeOf(await call(`POST ${URL}`, newCustomer({ sellerId: seller.identityId })))).toBe('ROLE_NOT_ALLOWED');
  expect((await call(`POST ${URL}`, newCustomer())).statusCode).toBe(200);
});
