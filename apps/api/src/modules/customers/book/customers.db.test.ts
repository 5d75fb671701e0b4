import { CUSTOMERS_EXPORT, type OfficeCustomerFilters, type OfficeCustomerPage } from '@tonalia/contract/customer-list';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { graceDays } from '@tonalia/rules/policy';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { cities, makeCustomer, makeSeller } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { listPart } from './list-customers.ts';

const api = useApi();
const BASE = 'GET /api/customers/office/customers';
const today = () => dayIn(api.clock.now());

/** Only the customers of a test are in the list. */
beforeEach(() => api.db.query(`update auth.customer set approval = 'rejected', approval_reason = 'de otra prueba'`));

async function list(query = '', role: OfficeRole = 'owner') {
  const call = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
  const sent = await call(`${BASE}?${query}`);
  return { status: sent.statusCode, page: sent.json<OfficeCustomerPage>() };
}
const names = async (query: string) => (await list(query)).page.results.map(({ name }) => name);
const make = (name: string, wish: object = {}) => makeCustomer(api.db, { name, creditLimit: 9_000_000, ...wish });

/** A document of own credit, due some days ago. */
const owe = (customerId: string, amount: number, daysLate: number) =>
  inTransaction(api.db, async (tx) => {
    await tx.query('update auth.credit_account set used = used + $2 where customer_id = $1', [customerId, amount]);
    await tx.query(
      `insert into auth.credit_movement (customer_id, kind, amount, due_on) values ($1, 'adjustment', $2, $3)`,
      [customerId, amount, dayAfter(today(), -daysLate)],
    );
  });
const pay = (customerId: string, amount: number) =>
  inTransaction(api.db, async (tx) => {
    await tx.query('update auth.credit_account set used = used - $2 where customer_id = $1', [customerId, amount]);
    await tx.query(`insert into auth.credit_movement (customer_id, kind, amount) values ($1, 'payment', -$2::int)`, [
      customerId,
      amount,
    ]);
  });
const buy = (customerId: string, amount: number, daysAgo: number) =>
  api.db.query(`insert into auth.loyalty_purchase values (gen_random_uuid(), $1, $2, $3)`, [
    customerId,
    dayAfter(today(), -daysAgo),
    amount,
  ]);

test('the list sorts by what was bought in 90 days, by debt, by the last order and by name (OFC-301)', async () => {
  const [one, two, three] = [await make('Aurora'), await make('Belleza'), await make('Cosméticos')];
  await buy(one.customerId, 100, 1);
  await buy(two.customerId, 300, 5);
  await buy(two.customerId, 9_000, 91);
  await owe(one.customerId, 50, 0);
  await owe(three.customerId, 70, 0);
  expect(await names('sort=-bought')).toEqual(['Belleza', 'Aurora', 'Cosméticos']);
  expect(await names('sort=-owed')).toEqual(['Cosméticos', 'Aurora', 'Belleza']);
  expect(await names('sort=-lastOrder')).toEqual(['Aurora', 'Belleza', 'Cosméticos']);
  expect(await names('sort=lastOrder')).toEqual(['Belleza', 'Aurora', 'Cosméticos']);
  expect(await names('sort=-name&limit=2')).toEqual(['Cosméticos', 'Belleza']);
  expect(await names('sort=name&limit=2&page=2')).toEqual(['Cosméticos']);
  const [first] = (await list('sort=-bought')).page.results;
  expect(first).toMatchObject({ bought: 300, owed: 0, debt: 'none', lastOrderOn: dayAfter(today(), -5) });
});

test('pages by what was bought go on by name with those that bought nothing (OFC-301)', async () => {
  const [, bela, , dora] = [
    await make('Ana'),
    await make('Bela'),
    await make('Carla'),
    await make('Dora'),
    await make('Eva'),
  ];
  await buy(bela.customerId, 100, 1);
  await buy(dora.customerId, 300, 5);
  // a cancelled order has no amount
  await buy((await make('Flor')).customerId, 0, 1);
  const pages = async (limit: number) =>
    Promise.all([1, 2, 3, 4].map((page) => names(`sort=-bought&limit=${limit}&page=${page}`)));
  expect(await pages(2)).toEqual([['Dora', 'Bela'], ['Ana', 'Carla'], ['Eva', 'Flor'], []]);
  expect(await pages(3)).toEqual([['Dora', 'Bela', 'Ana'], ['Carla', 'Eva', 'Flor'], [], []]);
  expect(await pages(5)).toEqual([['Dora', 'Bela', 'Ana', 'Carla', 'Eva'], ['Flor'], [], []]);
});

test('the debt of a customer has the age of its oldest open document, and a payment makes it younger (OFC-305)', async () => {
  const { customerId } = await make('Aurora');
  const age = async () => (await list()).page.results[0]?.debt;
  expect(await age()).toBe('none');
  const ages = [
    [0, 'current'],
    [1, 'to30'],
    [31, 'to60'],
    [61, 'to90'],
    [91, 'over90'],
  ] as const;
  for (const [late, name] of ages) {
    await owe(customerId, 100, late);
    expect(await age()).toBe(name);
  }
  expect(await names('debt=over90')).toEqual(['Aurora']);
  await pay(customerId, 150);
  expect(await age()).toBe('to90');
  expect(await names('debt=over90,to60')).toEqual([]);
  await make('Belleza');
  expect(await names('debt=none')).toEqual(['Belleza']);
  expect(await names('debt=none,to90')).toEqual(['Aurora', 'Belleza']);
  await pay(customerId, 350);
  expect(await age()).toBe('none');
  expect(await names('debt=none')).toEqual(['Aurora', 'Belleza']);
});

test('the tabs count new, quiet, overdue and blocked customers, and show them (OFC-301)', async () => {
  const [old, quiet, late, blocked] = [
    await make('Antigua'),
    await make('Callada'),
    await make('En mora'),
    await make('Fuera'),
  ];
  const ids = [old, quiet, late, blocked].map(({ customerId }) => customerId);
  await api.db.query(`update auth.customer set created_at = '2020-01-01' where id = any($1)`, [ids]);
  await make('Nueva');
  await buy(old.customerId, 10, 59);
  await buy(quiet.customerId, 10, 60);
  await owe(late.customerId, 10, graceDays + 1);
  await owe(old.customerId, 10, graceDays);
  await api.db.query('update auth.identity set blocked_at = now() where id = $1', [blocked.identityId]);
  await api.db.query(`update auth.customer set blocked_at = now(), block_reason = 'Mora' where name = 'Antigua'`);
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [(await make('Cerrada')).identityId]);
  const { page } = await list();
  expect(page.tabs.map(({ tab, total }) => [tab, total])).toEqual([
    ['all', 5],
    ['new', 1],
    ['quiet', 1],
    ['overdue', 1],
    ['blocked', 2],
  ]);
  expect(await names('tab=new')).toEqual(['Nueva']);
  expect(await names('tab=quiet')).toEqual(['Callada']);
  expect(await names('tab=overdue')).toEqual(['En mora']);
  expect(await names('tab=blocked')).toEqual(['Antigua', 'Fuera']);
});

test('a cancelled order is no last purchase any more (OFC-301)', async () => {
  const { customerId } = await make('Aurora');
  await buy(customerId, 10, 20);
  await buy(customerId, 10, 3);
  await api.db.query('update auth.loyalty_purchase set amount = 0 where customer_id = $1 and bought_on > $2', [
    customerId,
    dayAfter(today(), -4),
  ]);
  expect((await list()).page.results[0]?.lastOrderOn).toBe(dayAfter(today(), -20));
});

test('filters of seller, city, list and words are combined, and offered (OFC-301)', async () => {
  const [one, two] = [await make('Aurora'), await make('Belleza', { cityId: cities.medellin })];
  const { identityId: seller } = await makeSeller(api.db, { customers: [two.customerId] });
  expect(await names(`sellerId=${seller}`)).toEqual(['Belleza']);
  expect(await names('sellerId=direct')).toEqual(['Aurora']);
  expect(await names(`sellerId=direct,${seller}`)).toEqual(['Aurora', 'Belleza']);
  expect(await names(`cityId=${cities.medellin}`)).toEqual(['Belleza']);
  expect(await names('tradeType=peluqueria&q=auro')).toEqual(['Aurora']);
  expect(await names('tradeType=spa')).toEqual([]);
  await api.db.query(`update auth.identity set deleted_at = now() where id = $1`, [one.identityId]);
  expect(await names('')).toEqual(['Belleza']);
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'marketing' })).cookie);
  const { results } = (await call(`${BASE}/filters`)).json<{ results: OfficeCustomerFilters }>();
  expect(results.sellers.map(({ _id }) => _id)).toContain(seller);
  expect(results.cities.map(({ name }) => name)).toContain('Medellín');
});

test('a role without amounts or receivables sees none, and may not sort or filter by them (OFC-004)', async () => {
  const { customerId } = await make('Aurora');
  await buy(customerId, 100, 1);
  await owe(customerId, 100, 1);
  const { page } = await list('', 'marketing');
  expect(page.results[0]).toMatchObject({ bought: 100, owed: null, debt: null });
  expect(page.tabs.map(({ tab }) => tab)).not.toContain('overdue');
  for (const query of ['debt=to30', 'sort=-owed', 'tab=overdue'])
    expect((await list(query, 'marketing')).status).toBe(403);
  expect((await list('', 'warehouse')).status).toBe(403);
});

test('the filtered list is downloaded by name in parts, with what the role sees, and the audit has it (OFC-009)', async () => {
  const one = await make('=Belleza');
  await make('Aurora', { creditLimit: 0 });
  await buy(one.customerId, 300, 5);
  await owe(one.customerId, 70, 40);
  const rowsOf = async (query: string, role: OfficeRole = 'owner') => {
    const call = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
    const { statusCode, body } = await call(`GET ${CUSTOMERS_EXPORT}?${query}`);
    return statusCode === 200 ? body.trim().split('\r\n').slice(1) : statusCode;
  };
  const rows = await rowsOf('');
  expect(rows).toHaveLength(2);
  expect(rows).toEqual([
    expect.stringMatching(/^"'=Belleza";.*;300;70;31 a 60 días;$/),
    expect.stringMatching(/^Aurora;.*;Directo;.*;0;0;No debe;$/),
  ]);
  expect(await rowsOf('credit=with')).toHaveLength(1);
  expect(await rowsOf(`ids=${one.customerId}`)).toEqual([expect.stringMatching(/^"'=Belleza"/)]);
  expect(await rowsOf(`ids=${one.customerId}&q=auro`)).toEqual([]);
  expect(await rowsOf('tab=overdue')).toHaveLength(1);
  expect(await rowsOf('tab=overdue', 'marketing')).toBe(403);
  expect(await rowsOf('', 'marketing')).toEqual([
    expect.stringMatching(/;300;$/),
    expect.stringMatching(/^Aurora;.*;0;$/),
  ]);
  expect(await rowsOf('', 'warehouse')).toBe(403);
  expect(await names('credit=without')).toEqual(['Aurora']);
  const owner = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const workbook = await owner(`GET ${CUSTOMERS_EXPORT}?format=xlsx`);
  expect(workbook.headers['content-disposition']).toMatch(/clientes-[\d-]+\.xlsx/);
  const { rows: table } = await readUploadedTable(workbook.rawPayload, { rows: 9 });
  expect(table.map((row) => ('cells' in row ? row.cells[0] : row))).toEqual(['Cliente', '=Belleza', 'Aurora']);
  const part = { after: one.customerId, limit: 1 };
  const after = await listPart(api, 'owner', { tab: 'all' }, part);
  expect(after.map(({ name }) => name)).toEqual(['Aurora']);
  const { rows: audits } = await api.db.query(
    `select 1 from platform.audit where action = 'auth.customers_exported' and detail ->> 'filters' like '%credit%'`,
  );
  expect(audits).toHaveLength(1);
});
