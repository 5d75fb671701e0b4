import { expect, test, vi } from 'vitest';
import { useApi } from '../../api/test/build-app.ts';
import { makeCustomer } from '../../api/test/make.ts';
import { makeUnpaidOrder } from '../../api/test/payments.ts';
import { makePdf } from '../../api/test/proofs.ts';
import { startProcess } from '../test/processes.ts';

// Whole processes on a busy machine take their time.
vi.setConfig({ testTimeout: 60_000 });

const api = useApi();

async function payments(...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/review-payments.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
  });
  return [await running.exit, running.said()];
}

test('who finds the money of a transfer says so, and the order is paid', async () => {
  const { buyer, orderCode } = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  await buyer.call(`POST /payment/${orderCode}/proof`, { file: makePdf('recibo').toString('base64') });
  const [[listed, list], [shown, proof]] = await Promise.all([payments('transfers'), payments('proof', orderCode)]);
  expect([listed, shown]).toEqual([0, 0]);
  expect(list).toMatch(new RegExp(`${orderCode}  \\$\u00A080\\.000  Salón Rosa\\n.*comprobante de .*application/pdf`));
  expect(proof).toContain('%PDF-1.7\n% recibo');
  expect(await payments('approve', orderCode.toLowerCase())).toEqual([0, expect.stringContaining('queda pagado')]);
  expect((await buyer.call(`GET /order/${orderCode}`)).json()).toMatchObject({ results: { status: 'paid' } });
});

test('who paid out what a customer has in favour says so', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 100_000 });
  await api.db.query('update auth.credit_account set in_favour = 50000 where customer_id = $1', [customerId]);
  const [listed, list] = await payments('credits');
  expect(listed).toBe(0);
  expect(list).toMatch(new RegExp(`${customerId}  \\$\u00A050\\.000  `));
  const done = await payments('credits', 'done', customerId, '50.000', 'Bancolombia 77');
  expect(done).toEqual([0, expect.stringContaining('se entregaron')]);
});
