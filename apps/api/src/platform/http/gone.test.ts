import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { createHttp } from './create-http.ts';
import { limitCalls } from './limit-calls.ts';

type Limit = (request: FastifyRequest) => Promise<void>;

/** The faults logged when a client disconnects during its request and `work` continues. */
async function faultsOf(
  work: (request: FastifyRequest, limit: Limit) => unknown,
  clientStays = false,
): Promise<string> {
  let said = '';
  const stream = new Writable({ write: (chunk: Buffer, _, done) => ((said += chunk.toString()), done()) });
  const app = await createHttp({ logger: { level: 'error', stream }, trustProxy: [] });
  onTestFinished(() => app.close());
  const limit = limitCalls(app, { network: 9 });
  const answered = new Promise<void>((resolve) => app.addHook('onSend', async () => resolve()));
  app.get('/', async (request) => {
    socket[clientStays ? 'pause' : 'resetAndDestroy']();
    if (!clientStays) await new Promise((resolve) => request.socket.once('close', resolve));
    await work(request, limit);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1'); // as: it listens on TCP
  socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await answered;
  socket.destroy();
  return said;
}

const abort = () => {
  throw new DOMException('This operation was aborted', 'AbortError');
};

test('a client that disconnects before the response is not logged as a fault', async () => {
  expect(await faultsOf(addressOf)).toBe('');
  expect(await faultsOf((request, limit) => limit(request))).toBe('');
  expect(await faultsOf(abort)).toBe('');
});

test('a failure while the client waits is logged', async () => {
  expect(await faultsOf(abort, true)).toContain('This operation was aborted');
});
