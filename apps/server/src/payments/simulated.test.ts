import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { anyCharge } from '../../../api/test/charge.ts';
import { simulatePayments } from './simulated.ts';

/** The page where a lender's shopper continues, of a server that listens on IPv4 only. */
async function pageOf(port: number): Promise<{ page: string; address: string }> {
  const simulated = simulatePayments({ host: 'localhost', port, publicUrl: 'https://tienda.example' });
  const app = fastify();
  onTestFinished(() => app.close());
  await simulated.mount(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const lender = simulated.gateways.find(({ lends }) => lends);
  const made = await lender?.charge({
    ...anyCharge,
    acceptance: '',
    personalData: '',
    instrument: { type: 'lender', lender: 'addi', document: '1020345678' },
  });
  return { page: made?.redirectUrl ?? '', address };
}

test('the pages of the simulators are at the public address of the shop', async () => {
  const { page } = await pageOf(3000);
  expect(page).toMatch(/^https:\/\/tienda\.example\/dev\/addi-simulator\/credit\//);
});

test('on a free port, which no public address can name, the pages are at the address that it got', async () => {
  const { page, address } = await pageOf(0);
  expect(page.startsWith(`${address}/dev/addi-simulator/credit/`), page).toBe(true);
  expect((await fetch(page)).status).toBe(200);
});
