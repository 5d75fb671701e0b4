import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../api/src/app.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { type OutgoingMessage, sendLater } from '../../../api/src/platform/messages.ts';
import { useDatabase } from '../../../api/test/database.ts';
import { createMessenger } from './messenger.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
const delivered: string[] = [];
let status = 201;
const provider = createServer((request, response) => {
  void textOf(request).then((body) => {
    delivered.push(new URLSearchParams(body).get('Body') ?? '');
    response.writeHead(status).end(JSON.stringify(status === 201 ? { sid: 'SM1' } : { code: 21_211 }));
  });
});
let app: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo; // as: it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  const twilio = {
    url,
    accountSid: 'AC',
    authToken: 'x',
    from: '+1',
    whatsappFrom: undefined,
    codeTemplate: undefined,
  };
  app = await build({ db, messenger: createMessenger({ mail: undefined, twilio }, undefined) });
});
afterAll(async () => {
  await app.close();
  provider.close();
  await db.end();
});
beforeEach(async () => {
  await db.query('truncate platform.outbox');
  delivered.length = 0;
  status = 201;
});

const code: OutgoingMessage = { channel: 'sms', to: '+573105550142', text: 'Tu código es 481027.', code: '481027' };

async function row() {
  const { rows } = await db.query<Record<string, unknown>>(
    `select attempts, done_at is not null as done, failed_at is not null as aside, payload::text, last_error from platform.outbox`,
  );
  return rows[0];
}
const waitOver = () => db.query('update platform.outbox set available_at = now()');

test('after a message is sent, nothing of its content is kept', async () => {
  await sendLater(db, code);
  await app.drainOutbox();
  expect(delivered).toEqual(['Tu código es 481027.']);
  expect(await row()).toMatchObject({ done: true, payload: '{}', last_error: null });
});

test('while the provider is down a message waits, and arrives once when the provider is back', async () => {
  status = 500;
  await sendLater(db, code);
  await app.drainOutbox();
  expect(await row()).toMatchObject({
    attempts: 1,
    done: false,
    aside: false,
    last_error: 'Error: Twilio answered 500 (21211)',
  });
  status = 201;
  delivered.length = 0;
  await waitOver();
  await app.drainOutbox();
  await app.drainOutbox();
  expect(delivered).toEqual(['Tu código es 481027.']);
  expect(await row()).toMatchObject({ attempts: 2, done: true, payload: '{}' });
});

test('a message to an undeliverable number is tried once, and its content is not kept', async () => {
  status = 400;
  await sendLater(db, code);
  await app.drainOutbox();
  await waitOver();
  await app.drainOutbox();
  expect(delivered).toHaveLength(1);
  expect(await row()).toMatchObject({ attempts: 1, done: false, aside: true, payload: '{}' });
});

test('after five failed tries a message is set aside, and its content is not kept', async () => {
  status = 503;
  await sendLater(db, code);
  for (let time = 0; time < 6; time += 1) {
    await app.drainOutbox();
    await waitOver();
  }
  expect(delivered).toHaveLength(5);
  const setAside = await row();
  expect(setAside).toMatchObject({ attempts: 5, aside: true, payload: '{}' });
  expect(JSON.stringify(setAside)).not.toMatch(/3105550142|481027/);
});

test('an expired code is not sent any more', async () => {
  await sendLater(db, { ...code, expiresAt: new Date(Date.now() - 1_000).toISOString() });
  await app.drainOutbox();
  expect(delivered).toEqual([]);
  expect(await row()).toMatchObject({ done: true, payload: '{}' });
});

test('a provider that never responds does not delay the other channels', async () => {
  const mails: string[] = [];
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const other = await build({
    db,
    messenger: {
      channels: ['email', 'sms'],
      send: async ({ channel, text }) => {
        if (channel === 'sms') return answer.promise;
        mails.push(text);
        arrived.resolve();
        return undefined;
      },
    },
  });
  // The relays of the other app also take messages, so only this app's relay is allowed to run.
  await app.close();
  await sendLater(db, code);
  await sendLater(db, { channel: 'email', to: 'rosa@example.com', subject: 'Hola', text: 'Tu pedido va en camino.' });
  await arrived.promise;
  expect(mails).toEqual(['Tu pedido va en camino.']);
  answer.resolve();
  await other.close();
});
