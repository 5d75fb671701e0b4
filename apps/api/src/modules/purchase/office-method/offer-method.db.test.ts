import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { setTransferAccount } from '../index.ts';

const api = useApi();
const path = '/api/purchase/office/payment-offers';
beforeEach(() => setTransferAccount(api.db, 'Banco de prueba, ahorros 123-456'));

const owner = async (isConfirmed = true) =>
  officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed })).cookie);
const offersOf = (sent: { json<T>(): T }) => sent.json<{ results: PaymentOffer[] }>().results;
const transferOf = (sent: { json<T>(): T }) => offersOf(sent).find(({ reference }) => reference === 'bank_transfer');
const put = `PUT ${path}/bank_transfer`;

test('an owner stops offering transfers and offers them again with another account; the second of two sees a conflict', async () => {
  const call = await owner();
  const accounts = ['Banco de prueba, ahorros 123-456'];
  expect(transferOf(await call(`GET ${path}`))).toMatchObject({ active: true, isPossible: true, accounts });
  const seen = { active: true, accounts };
  const off = await call(put, { active: false, accounts: [], seen });
  expect(transferOf(off)).toMatchObject({ active: false, accounts: [] });
  const late = await call(put, { active: true, accounts: ['Otra 1'], seen });
  expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const none = { active: false, accounts: [] };
  const bare = await call(put, { active: true, accounts: [], seen: none });
  expect(bare.json()).toMatchObject({ code: 'TRANSFER_ACCOUNT_REQUIRED' });
  const on = { active: true, accounts: ['Bancolombia, ahorros 987'], seen: none };
  expect((await call(put, on)).statusCode).toBe(200);
  // the answer was lost: the same again
  expect((await call(put, on)).statusCode).toBe(200);
  const { rows } = await api.db.query(`select from platform.audit where action = 'purchase.method_offered'`);
  expect(rows.length % 2).toBe(0);
});

test('several accounts keep their order, and the customer that pays by transfer sees them all (OFC-505)', async () => {
  const call = await owner();
  const accounts = ['Bancolombia, ahorros 987\nA nombre de Prueba S.A.S.', 'Davivienda, corriente 55-1'];
  const seen = { active: true, accounts: ['Banco de prueba, ahorros 123-456'] };
  expect(transferOf(await call(put, { active: true, accounts, seen }))).toMatchObject({ accounts });
  const { buyer } = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  const shown = await buyer.call('GET /payment-methods/list');
  for (const account of accounts) expect(shown.body).toContain(JSON.stringify(account).slice(1, -1));
  const empty = await call(put, { active: true, accounts: ['Una\n\nOtra'], seen: { active: true, accounts } });
  expect(empty.statusCode, 'an empty line divides accounts').toBe(400);
});

test('accounts that customers had change only with the second factor, the first one without (OFC-005)', async () => {
  const call = await owner(false);
  const seen = { active: true, accounts: ['Banco de prueba, ahorros 123-456'] };
  const changed = await call(put, { active: true, accounts: ['Otra 1'], seen });
  expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([403, 'STEP_UP_REQUIRED']);
  expect((await call(put, { ...seen, active: false, seen })).statusCode, 'the switch alone').toBe(200);
  await api.db.query(`update purchase.payment_method set comments = null where method_group = 'transfer'`);
  const first = { active: true, accounts: ['Otra 1'], seen: { active: false, accounts: [] } };
  expect(transferOf(await call(put, first))).toMatchObject({ active: true, accounts: ['Otra 1'] });
});

test('a method that charges at once is not possible without a gateway', async () => {
  const offers = offersOf(await (await owner())(`GET ${path}`));
  expect(offers.filter(({ isPossible }) => !isPossible).map(({ group }) => group)).toContain('instant');
  expect(offers.filter(({ group }) => group !== 'instant').every(({ isPossible }) => isPossible)).toBe(true);
});

test('an owner gives the methods another order, which customers see; the second of two sees a conflict (OFC-506)', async () => {
  const call = await owner();
  const seen = offersOf(await call(`GET ${path}`)).map(({ reference }) => reference);
  const wanted = seen.toReversed();
  const order = (references: string[], saw = seen) =>
    call('PUT /api/purchase/office/payment-order', { references, seen: saw });
  expect((await order(wanted.slice(1))).json()).toMatchObject({ code: 'METHOD_NOT_FOUND' });
  expect((await order([...wanted.slice(1), 'trueque'])).json()).toMatchObject({ code: 'METHOD_NOT_FOUND' });
  const [one, two] = await Promise.all([order(wanted), order([...seen.slice(1), ...seen.slice(0, 1)])]);
  const codes = [one, two].map((sent) => sent.statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, 409]);
  const now = offersOf(await call(`GET ${path}`)).map(({ reference }) => reference);
  expect((await order(wanted, now)).statusCode).toBe(200);
  const { buyer } = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  const shown = (await buyer.call('GET /payment-methods/list')).json<{ results: { reference: string }[] }>().results;
  const places = shown.map(({ reference }) => wanted.indexOf(reference));
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const { rows } = await api.db.query(`select from platform.audit where action = 'purchase.methods_ordered'`);
  expect(rows.length).toBeGreaterThan(0);
  await order(seen, wanted);
});

test('a method says the discount or charge in force (OFC-506)', async () => {
  await api.db.query(
    `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
     values ('bank_transfer', 'discount', 'percentage', 2, tstzrange(now() - interval '1 hour', null))`,
  );
  const call = await owner();
  expect(transferOf(await call(`GET ${path}`))?.movement).toEqual({ type: 'discount', kind: 'percentage', amount: 2 });
  await api.db.query(`delete from purchase.payment_method_movement where reference = 'bank_transfer'`);
  expect(transferOf(await call(`GET ${path}`))?.movement).toBeNull();
});
