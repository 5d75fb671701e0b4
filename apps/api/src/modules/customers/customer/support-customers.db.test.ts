import { nitCheckDigit } from '@tonalia/rules/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type MadeCustomer, makeCustomer, makePlaces, makeSeller } from '../../../../test/make.ts';
import { createPool } from '../../../platform/pool.ts';
import { findSupportCustomers } from './support-customers.ts';
import { readPortfolio } from '../portfolio/read-portfolio.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
let salon: MadeCustomer;

beforeAll(async () => {
  await makePlaces(db);
  salon = await makeCustomer(db, { tradeTypeId: 'barberia' });
  await makeCustomer(db);
  await db.query(`update auth.customer set document_type = 'NIT', document_number = '9005550141' where id = $1`, [
    salon.customerId,
  ]);
});
afterAll(() => db.end());

test('support finds a customer by e-mail or document, however it is written', async () => {
  for (const typed of [salon.email, ` ${salon.email.toUpperCase()}`, '900.555.014-1', '9005550141', '900555014']) {
    expect(await findSupportCustomers(db, typed)).toMatchObject([
      { customerId: salon.customerId, tradeTypeId: 'barberia' },
    ]);
  }
  for (const typed of ['', '900555', 'nadie@example.com', '%'])
    expect(await findSupportCustomers(db, typed)).toEqual([]);
});

test('a NIT is found with and without its check digit, by support and in the manual', async () => {
  const barber = await makeCustomer(db);
  await db.query(`update auth.customer set document_type = 'CC', document_number = '1020345678' where id = $1`, [
    barber.customerId,
  ]);
  const nitOfBarber = `1020345678${nitCheckDigit('1020345678')}`;
  expect(await findSupportCustomers(db, nitOfBarber)).toMatchObject([{ customerId: barber.customerId }]);
  const named = async (typed: string) => (await db.query('select auth.customer_named($1) as id', [typed])).rows[0]?.id;
  for (const typed of ['900.555.014-1', '900555014', salon.email.toUpperCase()])
    expect(await named(typed)).toBe(salon.customerId);
  await expect(named('900555')).rejects.toThrow('Ningún cliente tiene el correo o documento «900555».');
});

test('a document of two customers finds neither', async () => {
  const other = await makeCustomer(db);
  await db.query(`update auth.customer set document_type = 'CC', document_number = '900555014' where id = $1`, [
    other.customerId,
  ]);
  expect(await findSupportCustomers(db, '900555014')).toHaveLength(2);
  await expect(db.query(`select auth.customer_named('900555014')`)).rejects.toThrow(
    'Varios clientes tienen «900555014»',
  );
  await db.query('update auth.customer set document_type = null, document_number = null where id = $1', [
    other.customerId,
  ]);
});

test('a seller finds a customer by the beginning of the document, a NIT also without its check digit', async () => {
  const seller = await makeSeller(db);
  await db.query('insert into auth.portfolio (seller_id, customer_id) values ($1, $2)', [
    seller.identityId,
    salon.customerId,
  ]);
  const found = async (search: string) =>
    (await readPortfolio(db, seller.identityId, { search, page: 1, limit: 20 })).rows.map(({ id }) => id);
  for (const search of ['900.555.014-1', '900555014', '9005']) expect(await found(search)).toEqual([salon.customerId]);
  for (const search of ['900556', '555', '____']) expect(await found(search)).toEqual([]);
});

test('support finds no closed account', async () => {
  const gone = await makeCustomer(db);
  await db.query('update auth.identity set deleted_at = now() where id = $1', [gone.identityId]);
  expect(await findSupportCustomers(db, gone.email)).toEqual([]);
});
