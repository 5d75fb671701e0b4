import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';
import { PermanentFailure } from '../../../api/src/platform/outbox.ts';
import { type TwilioSettings, twilioSender } from './twilio.ts';

const accountSid = `AC${'0'.repeat(32)}`;
const sms: OutgoingMessage = {
  channel: 'sms',
  to: '+573105550142',
  text: 'Tu código de Tonalia es 481027.',
  code: '481027',
};
const whatsapp: OutgoingMessage = { ...sms, channel: 'whatsapp' };

interface TwilioRequest {
  request: string;
  headers: IncomingMessage['headers'];
  form: Record<string, string>;
}

/** A double of the Messages API that follows its documentation, with responses set by the test. */
async function twilio(
  answer: (response: ServerResponse) => void,
  settings: Partial<TwilioSettings> = {},
  most = 8_000,
) {
  const requests: TwilioRequest[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { method, url, headers } = request;
      requests.push({ request: `${method} ${url}`, headers, form: Object.fromEntries(new URLSearchParams(body)) });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const send = twilioSender(
    {
      url: `http://127.0.0.1:${port}`,
      accountSid,
      authToken: 'secreto-twilio',
      from: '+15005550006',
      whatsappFrom: '+14155238886',
      codeTemplate: undefined,
      ...settings,
    },
    most,
  );
  return { send, requests };
}

const say = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const accept = say(201, { sid: 'SM1', status: 'queued', error_code: null });
const refuse = (status: number, code: number) =>
  say(status, { code, message: `+573105550142 cannot be reached`, status });

async function failure(sending: Promise<void>): Promise<Error> {
  const error: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('it was sent');
  const all = `${String(error)} ${JSON.stringify(Object.entries(error))} ${String(error.cause)}`;
  expect(all).not.toMatch(/3105550142|481027|secreto-twilio/);
  return error;
}

test('an SMS is sent as the Messages API requires', async () => {
  const { send, requests } = await twilio(accept);
  await send(sms);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.request).toBe(`POST /2010-04-01/Accounts/${accountSid}/Messages.json`);
  expect(requests[0]?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    authorization: `Basic ${Buffer.from(`${accountSid}:secreto-twilio`).toString('base64')}`,
  });
  expect(requests[0]?.form).toEqual({ To: '+573105550142', From: '+15005550006', Body: sms.text });
});

const service = `MG${'1'.repeat(32)}`;
const template = `HX${'2'.repeat(32)}`;
const toWhatsapp = { To: 'whatsapp:+573105550142', From: 'whatsapp:+14155238886' };
const noCode: OutgoingMessage = { channel: 'whatsapp', to: sms.to, text: 'Tu contraseña cambió.' };

test.each<[string, OutgoingMessage, Partial<TwilioSettings>, Record<string, string>]>([
  [
    'an SMS of a messaging service',
    sms,
    { from: service },
    { To: sms.to, MessagingServiceSid: service, Body: sms.text },
  ],
  ['WhatsApp in its own words', whatsapp, {}, { ...toWhatsapp, Body: sms.text }],
  [
    'a code by WhatsApp in the words of its template',
    whatsapp,
    { codeTemplate: template },
    { ...toWhatsapp, ContentSid: template, ContentVariables: '{"1":"481027"}' },
  ],
  ['what is no code needs no template', noCode, { codeTemplate: template }, { ...toWhatsapp, Body: noCode.text }],
])('%s', async (_name, message, settings, form) => {
  const { send, requests } = await twilio(accept, settings);
  await send(message);
  expect(requests[0]?.form).toEqual(form);
});

test('a number that cannot receive messages is given up', async () => {
  const { send } = await twilio(refuse(400, 21_211));
  const error = await failure(send(sms));
  expect(error).toBeInstanceOf(PermanentFailure);
  expect(error.message).toBe('Twilio answered 400 (21211)');
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ['credentials that are wrong', refuse(401, 20_003), 'Twilio answered 401 (20003)'],
  ['too many at once', refuse(429, 20_429), 'Twilio answered 429 (20429)'],
  ['a fault of theirs', refuse(500, 20_500), 'Twilio answered 500 (20500)'],
  [
    'a page instead of an answer',
    (response) => void response.writeHead(201).end('<html>'),
    'Twilio answered 201 (no reason)',
  ],
  [
    'an answer without end',
    (response) => void response.writeHead(201).end(`{"sid":"SM1","x":"${'x'.repeat(5_000_000)}"}`),
    'Twilio answered 201 (no reason)',
  ],
  ['another shape', say(201, { id: 'SM1' }), 'Twilio answered 201 (no reason)'],
  ['a connection cut off', (response) => response.destroy(), 'Twilio did not answer'],
])('%s: the message is retried', async (_name, answer, words) => {
  const { send } = await twilio(answer);
  const error = await failure(send(sms));
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(error.message).toContain(words);
});

test('a redirect is not followed, so the secret goes to no other host', async () => {
  const { send, requests } = await twilio((response) => void response.writeHead(307, { location: '/elsewhere' }).end());
  expect((await failure(send(sms))).message).toContain('Twilio did not answer');
  expect(requests).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['says nothing', () => {}],
  ['never ends what it says', (response) => void response.writeHead(201).write('{"sid":')],
])('a provider that %s does not block', async (_name, answer) => {
  const { send } = await twilio(answer, {}, 200);
  const began = performance.now();
  await failure(send(sms));
  expect(performance.now() - began).toBeLessThan(2_000);
});
