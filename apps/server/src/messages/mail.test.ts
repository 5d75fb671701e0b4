import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { PermanentFailure } from '../../../api/src/platform/outbox.ts';
import { mailSender } from './mail.ts';

const from = 'Tonalia <hola@tonalia.example>';
const message = {
  channel: 'email',
  to: 'rosa@example.com',
  subject: 'Cambia tu contraseña',
  text: 'Abre https://tienda.example/login/change/password/tl_secreto',
} as const;

/** A real SMTP server on this machine, without TLS. */
async function mailServer(options: SMTPServerOptions = {}) {
  const mails: { to: string[]; from: string; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => done(null, String(mails.push({ to, from: sender, raw }))));
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo; // as: it listens on TCP
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

/** The error of a failed send; checks that it contains no address. */
async function failure(sending: Promise<void>): Promise<Error> {
  const error: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('it was sent');
  const all = `${String(error)} ${JSON.stringify(Object.entries(error))} ${String(error.cause)}`;
  expect(all).not.toMatch(/rosa|tl_secreto|clave-smtp/);
  return error;
}

const refuse = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

test('a mail arrives with its sender, subject and text', async () => {
  const { url, mails } = await mailServer();
  await mailSender({ url, from })(message);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: ['rosa@example.com'], from: 'hola@tonalia.example' });
  expect(mail?.raw).toContain('From: Tonalia <hola@tonalia.example>');
  expect(mail?.raw).toContain('Subject: =?UTF-8?');
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain('/login/change/password/tl_secreto');
});

test('a mail sent twice has the same Message-ID', async () => {
  const { url, mails } = await mailServer();
  const send = mailSender({ url, from });
  const id = '6b9c2f3e-7d0a-4f6e-9a55-0c1b7a2e4d10';
  await send({ ...message, id });
  await send({ ...message, id });
  const ids = mails.map(({ raw }) => /^Message-ID: (.+)\r$/im.exec(raw)?.[1]);
  expect(ids).toEqual(Array(2).fill(`<${id}@tonalia.example>`));
});

test('a mail with HTML has the text first, then the HTML, so every program can show it', async () => {
  const { url, mails } = await mailServer();
  await mailSender({ url, from })({ ...message, html: '<p lang="es-CO">Abre el enlace</p>' });
  const raw = mails[0]?.raw ?? '';
  const parts = [
    'multipart/alternative',
    'Content-Type: text/plain',
    'tl_secreto',
    'Content-Type: text/html',
    'Abre el enlace',
  ];
  const places = parts.map((part) => raw.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a mail to an address that does not exist is given up', async () => {
  const { url } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(refuse(550, `no mailbox ${address} here`)),
  });
  const error = await failure(mailSender({ url, from })(message));
  expect(error).toBeInstanceOf(PermanentFailure);
  expect(error.message).toBe('mail was not sent EENVELOPE 550');
});

test('a mail that the server cannot accept now is retried', async () => {
  const { url } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(refuse(451, `${address}: later`)),
  });
  const error = await failure(mailSender({ url, from })(message));
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(error.message).toContain('451');
});

test('a wrong SMTP password can be repaired, and is not printed', async () => {
  const { url } = await mailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => done(refuse(535, `${password} is wrong`)),
  });
  const error = await failure(mailSender({ url: url.replace('//', '//tonalia:clave-smtp@'), from })(message));
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(error.message).toBe('mail was not sent EAUTH 535');
});

test('a server that never responds does not block', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo; // as: it listens on TCP
  const began = performance.now();
  const error = await failure(mailSender({ url: `smtp://127.0.0.1:${port}`, from }, 200)(message));
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('an unreachable server is retried', async () => {
  const error = await failure(mailSender({ url: 'smtp://127.0.0.1:9', from })(message));
  expect(error).not.toBeInstanceOf(PermanentFailure);
});
