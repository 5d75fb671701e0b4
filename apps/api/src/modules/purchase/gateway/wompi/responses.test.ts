import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anyCharge } from '../../../../../test/charge.ts';
import { type Gateway, GatewayDown, GatewayRefused } from '../gateway.ts';
import { wompiGateway } from './wompi.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A gateway with a scripted answer, and the requests it got. */
async function useAnswer(answer: Answer): Promise<{ gateway: Required<Gateway>; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    request.resume().on('end', () => answer(response, request));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const keys = { publicKey: 'pub_test_x', privateKey: 'prv_test_x', eventsSecret: 'e', integritySecret: 'i' };
  return { gateway: wompiGateway({ url: `http://127.0.0.1:${port}/v1`, ...keys }, undefined, 2_000), asked };
}

const respond =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const transaction = {
  id: '1234-1610641025-49201',
  reference: 'TN-8F3K2-1',
  status: 'PENDING',
  amount_in_cents: 18_490_000,
  currency: 'COP',
  payment_method_type: 'PSE',
  payment_method: { type: 'PSE', extra: {} },
};
const respondWith = (change: object = {}) => respond(200, { data: { ...transaction, ...change } });

test.each<[string, Answer]>([
  ['an HTML page', (response) => void response.writeHead(201).end('<html>')],
  ['an oversized response', (response) => void response.writeHead(201).end(`{"x":"${'x'.repeat(2_000_000)}"}`)],
  ['a response of another shape', respond(201, { id: 'x' })],
  ['an unknown status', respondWith({ status: 'SETTLING' })],
  ['a charge of another reference', respondWith({ reference: 'TN-OTHER' })],
  ['a malformed amount', respondWith({ amount_in_cents: '18490000' })],
  ['a server error', respond(502, { error: { type: 'BAD_GATEWAY' } })],
  ['a lost connection', (response) => response.destroy()],
  ['a truncated response', (response) => void response.writeHead(201).write('{"data":', () => response.destroy())],
])('after %s the result of a charge is unknown', async (_name, answer) => {
  const { gateway } = await useAnswer(answer);
  await expect(gateway.charge(anyCharge)).rejects.toThrow(GatewayDown);
});

test.each([
  [400, 'La pasarela no aceptó el pago. Intenta con otro medio.'],
  [401, 'La pasarela no aceptó el pago. Intenta con otro medio.'],
  [429, 'La pasarela está ocupada. Intenta en un minuto.'],
])('a charge answered with %i was certainly not made', async (status, reason) => {
  const { gateway } = await useAnswer(respond(status, { error: { type: 'X', reason: 'prv_test_x marta@' } }));
  await expect(gateway.charge(anyCharge)).rejects.toThrow(new GatewayRefused(reason));
});

test('a charge answered with a timeout may have been made', async () => {
  const { gateway } = await useAnswer(respond(408, {}));
  await expect(gateway.charge(anyCharge)).rejects.toThrow(GatewayDown);
});

test('the transaction found is the one requested', async () => {
  const { gateway } = await useAnswer(respondWith());
  await expect(gateway.find(transaction.id)).resolves.toMatchObject({ id: transaction.id, amount: 184_900 });
  await expect(gateway.find('1234-1610641025-49202')).rejects.toThrow(GatewayDown);
});

test('wrong keys do not mean “never charged”', async () => {
  const { gateway } = await useAnswer(respond(401, { error: { type: 'INVALID_ACCESS_TOKEN' } }));
  for (const asking of [gateway.find('1'), gateway.findByReference('x'), gateway.options()])
    await expect(asking).rejects.toThrow(new GatewayDown('Wompi answered 401 (INVALID_ACCESS_TOKEN)'));
});

test('of several charges of a reference, the approved one counts', async () => {
  const of = (id: string, status: string, reference = 'TN-8F3K2-1') => ({ ...transaction, id, status, reference });
  const { gateway } = await useAnswer(
    respond(200, {
      data: [of('1', 'DECLINED'), of('2', 'APPROVED', 'TN-8F3K2-11'), of('3', 'APPROVED'), of('4', 'PENDING')],
    }),
  );
  await expect(gateway.findByReference('TN-8F3K2-1')).resolves.toMatchObject({ id: '3', status: 'approved' });
});

test('centavos that are no whole pesos stay as they are, and equal no amount of ours', async () => {
  const { gateway } = await useAnswer(respondWith({ amount_in_cents: 18_490_001 }));
  await expect(gateway.find(transaction.id)).resolves.toMatchObject({ amount: 184_900.01 });
});

test.each([
  ['https://banco.example/pagar', 'https://banco.example/pagar'],
  ['javascript:alert(1)', null],
  ['//banco.example', null],
  ['', null],
])('a bank at %j redirects the shopper to %j', async (async_payment_url, redirectUrl) => {
  const { gateway } = await useAnswer(respondWith({ payment_method: { type: 'PSE', extra: { async_payment_url } } }));
  await expect(gateway.find(transaction.id)).resolves.toMatchObject({ redirectUrl });
});

test('a redirect is not followed, so that keys stay with their host', async () => {
  const { gateway, asked } = await useAnswer((response) => void response.writeHead(307, { location: '/else' }).end());
  await expect(gateway.findByReference('TN-1')).rejects.toThrow(GatewayDown);
  expect(asked).toEqual(['GET /v1/transactions?reference=TN-1 Bearer prv_test_x']);
});

test('the private key is sent only where it is needed', async () => {
  const { gateway, asked } = await useAnswer(respondWith({ id: 'a/b' }));
  const source = { type: 'source', sourceId: '3891', installments: 1 } as const;
  await gateway.charge(anyCharge);
  await gateway.charge({ ...anyCharge, instrument: source });
  await gateway.find('a/b');
  expect(asked).toEqual([
    'POST /v1/transactions Bearer pub_test_x',
    'POST /v1/transactions Bearer prv_test_x',
    'GET /v1/transactions/a%2Fb Bearer pub_test_x',
  ]);
});
