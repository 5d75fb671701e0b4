import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { setTransferAccount } from '../index.ts';

const api = useApi();
const path = '/api/purchase/office/payment-offers';
beforeEach(() => setTransferAccount(api.db, 'Banco de prueba, ahorros 123-456'));

const owner = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
const offersOf = (sent: { json<T>(): T }) => sent.json<{ results: PaymentOffer[] }>().results;

test('an owner stops offering transfers and offers them again with another account; the second of two sees a conflict', async () => {
  const call = await owner();
  const transfer = offersOf(await call(`GET ${path}`)).find(({ reference }) => reference === 'bank_transfer');
  expect(transfer).toMatchObject({ active: true, isPossible: true, account: 'Banco de prueba, ahorros 123-456' });
  const seen = { active: true, account: 'Banco de prueba, ahorros 123-456' };
  const off = await call(`PUT ${path}/bank_transfer`, { active: false, account: null, seen });
  expect(offersOf(off).find(({ reference }) => reference === 'bank_transfer')).toMatchObject({
    active: false,
    account: null,
  });
  const late = await call(`PUT ${path}/bank_transfer`, { active: true, account: 'Otra 1', seen });
  expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const none = { active: false, account: null };
  const bare = await call(`PUT ${path}/bank_transfer`, { active: true, account: ' ', seen: none });
  expect(bare.json()).toMatchObject({ code: 'TRANSFER_ACCOUNT_REQUIRED' });
  const on = { active: true, account: 'Bancolombia, ahorros 987', seen: none };
  expect((await call(`PUT ${path}/bank_transfer`, on)).statusCode).toBe(200);
  // the answer was lost: the same again
  expect((await call(`PUT ${path}/bank_transfer`, on)).statusCode).toBe(200);
  const { rows } = await api.db.query(`select from platform.audit where action = 'purchase.method_offered'`);
  expect(rows.length % 2).toBe(0);
});

test('a method that charges at once is not possible without a gateway', async () => {
  const offers = offersOf(await (await owner())(`GET ${path}`));
  expect(offers.filter(({ isPossible }) => !isPossible).map(({ group }) => group)).toContain('instant');
  expect(offers.filter(({ group }) => group !== 'instant').every(({ isPossible }) => isPossible)).toBe(true);
});
