import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApi } from '../../../api/test/build-app.ts';
import { makeCustomer } from '../../../api/test/make.ts';
import { makeUnpaidOrder } from '../../../api/test/payments.ts';
import { makePdf } from '../../../api/test/proofs.ts';
import { startProcess, temporaryHome } from '../../test/processes.ts';

const api = useApi();

const payments = (...args: string[]) => paymentsFrom('', ...args);

/** Runs the command as npm does, from a folder of the caller. */
async function paymentsFrom(folder: string, ...args: string[]): Promise<[code: number | null, said: string]> {
  const running = startProcess('apps/server/src/commands/payments.ts', args, {
    DATABASE_URL: api.db.options.connectionString ?? '',
    DEMO: 'off',
    INIT_CWD: folder,
  });
  return [await running.exit, running.output()];
}

test('confirming a transfer pays the order', async () => {
  const { buyer, orderCode } = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  await buyer.call(`POST /payment/${orderCode}/proof`, { file: makePdf('recibo').toString('base64') });
  const [listed, list] = await payments('transfers');
  expect(listed).toBe(0);
  expect(list).toMatch(new RegExp(`${orderCode}  \\$\u00A080\\.000  Salón Rosa\\n.*comprobante de .*application/pdf`));
  expect(await payments('approve', orderCode.toLowerCase())).toEqual([0, expect.stringContaining('queda pagado')]);
  expect((await buyer.call(`GET /order/${orderCode}`)).json()).toMatchObject({ results: { status: 'paid' } });
});

test("the proof of a transfer is written, byte for byte, to the caller's folder", async () => {
  const { buyer, orderCode } = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  const file = makePdf('recibo');
  await buyer.call(`POST /payment/${orderCode}/proof`, { file: file.toString('base64') });
  const home = temporaryHome();
  const path = join(home, `comprobante-${orderCode}.pdf`);
  expect(await paymentsFrom(home, 'proof', orderCode)).toEqual([0, expect.stringContaining(path)]);
  expect(await readFile(path)).toEqual(file);
});

test('paying out a balance in favour records it', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 100_000 });
  await api.db.query('update auth.credit_account set in_favour = 50000 where customer_id = $1', [customerId]);
  const [listed, list] = await payments('credits');
  expect(listed).toBe(0);
  expect(list).toMatch(new RegExp(`${customerId}  \\$\u00A050\\.000  `));
  const done = await payments('credits', 'done', customerId, '50.000', 'Bancolombia 77');
  expect(done).toEqual([0, expect.stringContaining('se entregaron')]);
});
