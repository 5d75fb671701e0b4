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
