import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopLeft } from '../apps/server/src/postgres/embedded.ts';

const root = join(import.meta.dirname, '..');
/** Longest start, in ms. */
const PATIENCE = 90_000;

/** An installation without the demo, right after `npm start`. */
export interface EmptyServer {
  url: string;
  /** The link that the start printed. */
  link: string;
  /** The code that was last sent to a cell phone. */
  codeFor: (phone: string) => string | undefined;
  stop: () => Promise<void>;
}

/** Starts a server with an empty database of its own; its messages go to a stand-in for Twilio. */
export async function startEmptyServer(): Promise<EmptyServer> {
  const home = mkdtempSync(join(tmpdir(), 'tonalia-first-run-'));
  chmodSync(home, 0o755); // PostgreSQL's own user must have access when root runs the tests
  const sent = new Map<string, string>();
  const twilio = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      sent.set(form.get('To') ?? '', form.get('Body') ?? '');
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    });
  }).listen(0, '127.0.0.1');
  await once(twilio, 'listening');
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(join(root, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      TONALIA_HOME: home,
      DEMO: 'off',
      PICTURES_AHEAD: 'off',
      DATABASE_URL: '',
      TWILIO_URL: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`, // as: it listens on TCP
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token-of-the-journey',
      TWILIO_FROM: '+573105550100',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = async () => {
    twilio.close();
    await end(server, home);
  };
  try {
    const link = await linkIn(server, () => said);
    return { url, link, codeFor: (phone) => /\b\d{6}\b/.exec(sent.get(`+57${phone}`) ?? '')?.[0], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function linkIn(server: ChildProcess, said: () => string): Promise<string> {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const link = /http:\S+\/oficina\/empezar#\S+/.exec(said())?.[0];
    if (link !== undefined && said().includes('Ctrl-C')) return link;
    if (server.exitCode !== null) break;
    await pause(100);
  }
  throw new Error(`the server printed no link:\n${said()}`);
}

async function end(server: ChildProcess, home: string): Promise<void> {
  if (server.exitCode === null) {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
  }
  await stopLeft(home);
  rmSync(realpathSync(join(home, 'postgres')), { recursive: true, force: true }); // it may be a link
  rmSync(home, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: a TCP server that listens
  server.close();
  await once(server, 'close');
  return port;
}
