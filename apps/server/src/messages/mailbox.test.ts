import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';
import { createMailbox } from './mailbox.ts';
import { serveMailbox } from './mailbox-page.ts';
import { createMessenger } from './messenger.ts';

const nothing = { mail: undefined, twilio: undefined };
const twilio = {
  url: 'https://api.twilio.com',
  accountSid: '',
  authToken: '',
  from: '+1',
  whatsappFrom: undefined,
  codeTemplate: undefined,
};

describe('the message channels', () => {
  test('without settings and mailbox there are none', () => {
    expect(createMessenger(nothing, undefined).channels).toEqual([]);
  });

  test('with a mailbox there are all', () => {
    expect(createMessenger(nothing, createMailbox()).channels).toEqual(['whatsapp', 'sms', 'email']);
  });

  test('are those with settings', async () => {
    const sms = createMessenger({ ...nothing, twilio }, undefined);
    expect(sms.channels).toEqual(['sms']);
    await expect(sms.send({ channel: 'email', to: 'a@b.co', text: 'x' })).rejects.toThrow(
      'nothing can be sent by email',
    );
    const mail = { url: 'smtp://correo.example', from: 'a@b.co' };
    expect(createMessenger({ mail, twilio: undefined }, undefined).channels).toEqual(['email']);
  });
});

async function shown(host = 'localhost:3000', more: Record<string, string> = {}) {
  const mailbox = createMailbox();
  const app = Fastify();
  onTestFinished(() => app.close());
  serveMailbox(app, mailbox);
  const get = (url: string) => app.inject({ url, headers: { host, ...more } });
  const messenger = createMessenger(nothing, mailbox);
  return { get, send: (message: OutgoingMessage) => messenger.send(message) };
}

describe('the mailbox', () => {
  test('lists the last hundred messages as JSON, the newest first', async () => {
    const { get, send } = await shown();
    for (let n = 1; n <= 101; n += 1)
      await send({ channel: 'sms', to: '+573105550142', text: `código ${n}`, code: String(n) });
    const { messages } = (await get('/dev/mailbox.json')).json<{ messages: { code: string; at: string }[] }>();
    expect(messages).toHaveLength(100);
    expect(messages[0]).toMatchObject({ channel: 'sms', to: '+573105550142', code: '101' });
    expect(messages.at(-1)).toMatchObject({ code: '2' });
  });

  test('shows messages with their links and runs nothing of their content', async () => {
    const { get, send } = await shown();
    expect((await get('/dev/mailbox')).body).toContain('Todavía no hay mensajes.');
    const text = 'Hola <script>alert(1)</script>\nAbre https://tienda.example/login/change/password/tl_x.';
    await send({ channel: 'email', to: '"><img src=x onerror=alert(1)>@b.co', subject: 'Tu & yo', text });
    const { body, headers } = await get('/dev/mailbox');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<a href="https://tienda.example/login/change/password/tl_x">');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>');
    expect(body).toContain('Tu &amp; yo');
    expect(body).not.toMatch(/<script|<img/);
  });

  test.each(['tienda.example', '192.168.1.20:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is not there for who comes by the name %s',
    async (host) => {
      const { get, send } = await shown(host);
      await send({ channel: 'sms', to: '+573105550142', text: 'Tu código' });
      for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
        const { statusCode, body } = await get(url);
        expect(statusCode).toBe(404);
        expect(body).not.toContain('código');
      }
    },
  );

  test.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'forwarded',
    'via',
    'cf-connecting-ip',
    'cf-ray',
    'true-client-ip',
    'x-client-ip',
    'x-original-host',
    'fastly-client-ip',
    'cdn-loop',
  ])('is not served through a proxy that keeps our host name and sends %s', async (header) => {
    const { get, send } = await shown('127.0.0.1:3000', { [header]: '203.0.113.9' });
    await send({ channel: 'sms', to: '+573105550142', text: 'Tu código' });
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) expect((await get(url)).statusCode).toBe(404);
  });

  test('is not served over HTTP/1.0, which proxies use and browsers do not', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    serveMailbox(app, createMailbox());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // as: it listens on TCP
    for (const [version, status] of [
      ['1.0', '404'],
      ['1.1', '200'],
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /dev/mailbox HTTP/${version}\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`);
      const responseText = (await socket.setEncoding('utf8').toArray()).join('');
      expect(responseText.split(' ')[1]).toBe(status);
    }
  });

  test.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('is served under the host name %s', async (host) => {
    const { get } = await shown(host);
    expect((await get('/dev/mailbox.json')).json()).toEqual({ messages: [] });
  });
});
