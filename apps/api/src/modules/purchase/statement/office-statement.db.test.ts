import { randomUUID } from 'node:crypto';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { CreditStatement } from '@tonalia/contract/statement';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addBalance, payCredit } from '../../customers/index.ts';

const api = useApi();
const desk = async (role: OfficeRole) => officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const address = (id: string, view = 'open') => `GET /api/customers/office/customers/${id}/statement?view=${view}`;

test('SEL-204: the office reads the documents, the balance in favour and the payments of a customer', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 900_000 });
  const { orderCode } = await makeUnpaidOrder(api, { buyer, method: 'own_credit' });
  await inTransaction(api.db, (tx) =>
    payCredit(tx, { customerId: buyer.customerId, amount: 30_000, paymentId: `8${Date.now()}` }),
  );
  const call = await desk('receivables');
  const read = async (view?: string) =>
    (await call(address(buyer.customerId, view))).json<{ results: CreditStatement }>().results;
  const { summary, documents } = await read();
  expect(summary).toMatchObject({ used: 50_000, inFavour: 0, available: 850_000 });
  expect(documents).toMatchObject([{ orderCode, total: 80_000, balance: 50_000, waiting: 0 }]);
  expect((await read('movements')).movements).toMatchObject([{ kind: 'payment', amount: -30_000 }, { kind: 'order' }]);
  await inTransaction(api.db, (tx) => addBalance(tx, { customerId: buyer.customerId, amount: 60_000 }));
  expect((await read()).summary).toMatchObject({ used: 0, inFavour: 10_000 });
});

test('SEL-204: a customer without credit has none, an unknown one is not found, and other roles may not ask', async () => {
  const buyer = await makeBuyer(api);
  const call = await desk('receivables');
  expect((await call(address(buyer.customerId))).json()).toEqual({ results: null });
  expect((await call(address(randomUUID()))).json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  expect((await (await desk('marketing'))(address(buyer.customerId))).statusCode).toBe(403);
});
