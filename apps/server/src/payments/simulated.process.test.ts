import { expect, test } from 'vitest';
import { homeWithShop } from '../../test/prepared-shop.ts';
import { type Running, startProcess, waitForOutput } from '../../test/processes.ts';

const card = { number: '4242424242424242', cvc: '123', exp_month: '08', exp_year: '39', card_holder: 'Marta Ríos' };

test('with the demo the gateways are simulators on the same port, and a browser can request a card token from one', async () => {
  const server = await startServer('small');
  const address = (await waitForOutput(server, /http:\/\/localhost:\d+/, 50_000)).replace('localhost', '127.0.0.1');
  await waitForOutput(server, /Pagos de prueba, sin dinero/);
  const merchant = await fetch(`${address}/dev/wompi-simulator/v1/merchants/pub_test_simulador`);
  expect(merchant.status).toBe(200);
  expect(await merchant.json()).toMatchObject({ data: { presigned_acceptance: { type: 'END_USER_POLICY' } } });

  const response = await fetch(`${address}/dev/wompi-simulator/v1/tokens/cards`, {
    method: 'OPTIONS',
    headers: { origin: 'https://localhost', 'access-control-request-method': 'POST' },
  });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, 'https://localhost']);
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');

  const made = await fetch(`${address}/dev/wompi-simulator/v1/tokens/cards`, {
    method: 'POST',
    headers: { authorization: 'Bearer pub_test_simulador', 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  expect(await made.json()).toMatchObject({ status: 'CREATED', data: { last_four: '4242' } });
  const others = await fetch(`${address}/dev/wompi-simulator/v1/transactions?reference=TN-00000-1`, {
    headers: { authorization: 'Bearer prv_test_simulador' },
  });
  expect(others.status).toBe(401);

  const lends = await fetch(`${address}/dev/addi-simulator/allies/simulador-ecommerce/config?requestedAmount=0`);
  expect(await lends.json()).toMatchObject({ minAmount: 50_000, isActiveAlly: true });
  const token = await fetch(`${address}/dev/addi-simulator/oauth/token`, { method: 'POST' });
  expect(token.status).toBe(401);
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('without the demo no gateway is simulated', async () => {
  const server = await startServer('off');
  const address = (await waitForOutput(server, /http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1');
  const merchant = await fetch(`${address}/dev/wompi-simulator/v1/merchants/pub_test_simulador`);
  expect(merchant.status).toBe(404);
  expect(server.output()).not.toMatch(/Pagos de prueba|simulated/);
});

async function startServer(demo: 'off' | 'small'): Promise<Running> {
  return startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: await homeWithShop(demo),
    DEMO: demo,
    PORT: '0',
    HOST: '127.0.0.1',
    SHOP: 'apart',
    DATABASE_URL: '',
    ORIGINS: 'https://localhost',
  });
}
