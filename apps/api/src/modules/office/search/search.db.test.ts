import { randomUUID } from 'node:crypto';
import { type OfficeRole, officeRoles, operatorCan } from '@tonalia/contract/office-rights';
import { type FoundItem, type OfficeSearchAnswer, FinderGroup } from '@tonalia/contract/office-search';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { searchNeeds } from '../../../platform/office-finder.ts';

const api = useApi();
const callers = new Map<OfficeRole, ReturnType<typeof officeCaller>>();
let orderCode = '';

beforeAll(async () => {
  for (const role of officeRoles) callers.set(role, officeCaller(api, (await makeOperator(api.db, { role })).cookie));
  const buyer = await makeBuyer(api, { name: 'Peluquería Doña Luz', creditLimit: 500_000 });
  await api.db.query(
    `update auth.identity set name = 'Marcela', last_name = 'Ortega', phone = '3105550173' where id = $1`,
    [buyer.identityId],
  );
  await api.db.query(`update auth.customer set document_type = 'NIT', document_number = '9005550141' where id = $1`, [
    buyer.customerId,
  ]);
  await api.db.query(`update auth.credit_account set used = 30000 where customer_id = $1`, [buyer.customerId]);
  const product = await makeProduct(api.db, {
    code: 'LUZ-NAT',
    name: 'Base fluida Luz natural',
    brand: 'Brocal',
    price: 40_000,
    stock: { BOG: 9, MDE: 3 },
  });
  await makeProduct(api.db, {
    code: 'TNT',
    name: 'Tinte permanente',
    brand: 'Brocal',
    versions: [{ code: 'AU-0071', shade: ['7.1', 'Rubio medio cenizo'], hex: '#A08060', stock: { BOG: 2, MDE: 3 } }],
  });
  orderCode = (await makeUnpaidOrder(api, { buyer, product, method: 'cash_on_delivery' })).orderCode;
});

const caller = (role: OfficeRole) => {
  const call = callers.get(role);
  if (!call) throw new Error(`no operator is ${role}`);
  return call;
};
const ask = (q: string, role: OfficeRole, group = '') =>
  caller(role)(`GET /api/office/search?q=${encodeURIComponent(q)}${group && `&group=${group}`}`);
async function search(q: string, role: OfficeRole = 'owner', group = ''): Promise<OfficeSearchAnswer> {
  const sent = await ask(q, role, group);
  expect([q, sent.statusCode, sent.body]).toEqual([q, 200, expect.any(String)]);
  return sent.json<{ results: OfficeSearchAnswer }>().results;
}
const nameOf = (item: FoundItem): string => ('code' in item ? item.code : item.name);
const namesIn = ({ items }: OfficeSearchAnswer, group: FinderGroup) =>
  items.filter((item) => item.group === group).map(nameOf);
/** Words that find something in each group. */
const findable = { customers: 'doña luz', orders: 'doña luz', shades: '7.1', products: 'luz natural' };

describe.each(officeRoles)('%s', (role) => {
  test.each(FinderGroup.options)('finds %s exactly when the role may read them · OFC-010 OFC-004', async (group) => {
    const may = operatorCan(role, searchNeeds[group]);
    const { items, missing } = await search(findable[group], role);
    expect(items.some((item) => item.group === group)).toBe(may);
    expect(missing).toEqual([]);
    const alone = await ask(findable[group], role, group);
    if (may) expect(alone.json<{ results: OfficeSearchAnswer }>().results.items[0]).toMatchObject({ group });
    else expect([alone.statusCode, alone.json<object>()]).toMatchObject([403, { code: 'ROLE_NOT_ALLOWED' }]);
  });

  test('sees totals, debts and units exactly with their permissions · OFC-010 OFC-004', async () => {
    const { items } = await search('doña luz', role);
    const shades = await search('AU-0071', role);
    const [order, customer, shade] = [
      items.find((item) => item.group === 'orders'),
      items.find((item) => item.group === 'customers'),
      shades.items.find((item) => item.group === 'shades'),
    ];
    if (order) expect(order.total).toBe(operatorCan(role, 'amounts.read') ? 80_000 : null);
    if (customer) expect(customer.debt).toBe(operatorCan(role, 'receivables.read') ? 30_000 : null);
    if (shade) expect(shade.units).toBe(operatorCan(role, 'stock.read') ? 5 : null);
    expect([order, customer, shade].some(Boolean)).toBe(true);
  });
});

test.each([
  ['PELUQUERIA DONA LUZ', 0],
  ['peluqueria doña', 1],
  ['luz peluquería', 1],
  ['lu', 1],
  ['Marcela Ortega', 1],
  ['ortega', 1],
  ['900555014', 1],
  ['900.555.014-1', 1],
  ['NIT 900555', 1],
  ['310 555 0173', 1],
  ['+57 3105550173', 1],
  ['3105', 1],
  ['luz inexistente', 0],
  ['9005550149', 0],
])('«%s» finds %i customer by name, person, NIT or telephone · OFC-010', async (typed, count) => {
  expect(namesIn(await search(typed), 'customers')).toHaveLength(count);
});

test('an order is found by its code with and without prefix, in any letters, and by its customer · OFC-010', async () => {
  const short = orderCode.slice(orderCode.indexOf('-') + 1);
  for (const typed of [
    orderCode,
    orderCode.toLowerCase(),
    short,
    short.slice(0, 4),
    orderCode.slice(0, 6),
    '3105550173',
  ])
    expect([typed, namesIn(await search(typed), 'orders')]).toEqual([typed, [orderCode]]);
  expect((await search(orderCode)).items).toMatchObject([
    { group: 'orders', status: 'confirmed', hasProof: false, customer: { name: 'Peluquería Doña Luz' } },
  ]);
});

test('a shade is found by its code and its number, and a product by words and code, with their units · OFC-010', async () => {
  expect((await search('au-0071', 'owner', 'shades')).items).toMatchObject([
    { code: 'AU-0071', name: '7.1 Rubio medio cenizo', productName: 'Tinte permanente', brand: 'Brocal', units: 5 },
  ]);
  expect(namesIn(await search('7.1'), 'shades')).toEqual(['AU-0071']);
  expect((await search('LUZ-NAT', 'owner', 'products')).items).toMatchObject([{ code: 'LUZ-NAT', units: 10 }]);
  expect((await search('base luz', 'owner', 'products')).items).toMatchObject([
    { code: 'LUZ-NAT', productName: 'Base fluida Luz natural', brand: 'Brocal', units: 10 },
  ]);
});

test('exact numbers come first, then names that begin with the words, then names that have them', async () => {
  const mark = `zaf${randomUUID().replaceAll('-', '')}`;
  for (const name of [`Andi${mark}`, `Salón ${mark}`, `${mark} Norte`, `Barbería del ${mark}`])
    await makeBuyer(api, { name });
  await api.db.query('update auth.customer set document_type = $2, document_number = $3 where name = $1', [
    `Andi${mark}`,
    'CE',
    'ZAFIRO7',
  ]);
  expect(namesIn(await search(mark), 'customers')).toEqual([
    `${mark} Norte`,
    `Barbería del ${mark}`,
    `Salón ${mark}`,
    `Andi${mark}`,
  ]);
  await makeBuyer(api, { name: 'Zafiro7 Spa' });
  expect(namesIn(await search('zafiro7'), 'customers')[0]).toBe(`Andi${mark}`);
});

test('a closed account is not found by its former name, and not as a closed one', async () => {
  const { identityId } = await makeBuyer(api, { name: 'Salón Cerrado Ya' });
  expect(namesIn(await search('cerrado ya'), 'customers')).toHaveLength(1);
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [identityId]);
  expect(namesIn(await search('cerrado ya'), 'customers')).toEqual([]);
});

test.each([
  '%%',
  '__',
  '%luz%',
  "'; drop table purchase.order; --",
  '"doña"',
  '\\\\',
  '\u{1F485}\u{1F485}',
  '\u202Eluz',
  'luz\u0000',
  'x'.repeat(200),
  'lu '.repeat(60).trim(),
  '9'.repeat(200),
  '.'.repeat(200),
  'ñ́ñ́',
])('hostile words «%s» are only words', async (typed) => {
  const { items, missing } = await search(typed);
  expect(missing).toEqual([]);
  for (const item of items) expect(nameOf(item)).not.toBe('');
});

test('percent and underscore stand for themselves: they find nothing alone', async () => {
  for (const typed of ['%%', '__', '%_%']) expect((await search(typed, 'owner', 'customers')).items).toEqual([]);
});

test('one letter, nothing and more than 200 letters are refused', async () => {
  for (const typed of ['', 'x', '  x ', '\u0000', 'x'.repeat(201)])
    expect([typed, (await ask(typed, 'owner')).json<object>()]).toMatchObject([typed, { code: 'INVALID_REQUEST' }]);
  expect((await ask('luz', 'owner', 'invoices')).statusCode).toBe(400);
});

describe('while a group cannot be searched', () => {
  afterEach(() => api.db.query('alter table products.stock rename column units_there to available'));

  test('the others are, and the answer names it · OFC-010', async () => {
    await api.db.query('alter table products.stock rename column available to units_there');
    const { items, missing } = await search('luz');
    expect(missing).toEqual(['products']);
    expect(new Set(items.map(({ group }) => group))).toEqual(new Set(['customers', 'orders']));
    expect((await search('luz', 'owner', 'products')).missing).toEqual(['products']);
  });
});
