import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunning } from '../apps/server/src/postgres/embedded.ts';
import { serveShell } from './app/serve-shell.ts';

const root = join(import.meta.dirname, '..');

/**
 * Starts the real server, with the small demo in a home of its own, for all journeys; E2E_URL uses one that runs and
 * E2E_DATABASE_URL is its database, where journeys make their customers and products. The phone app's shell gets an origin of its
 * own, E2E_APP_URL. Gives back how to stop both.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL && process.env.E2E_DATABASE_URL) return async () => {};
  const home = mkdtempSync(join(tmpdir(), 'tonalia-e2e-'));
  chmodSync(home, 0o755); // PostgreSQL's own user must enter when root runs the tests
  const port = await freePort();
  const shell = await serveShell(join(root, 'apps/shop/dist-app/client'), `http://127.0.0.1:${port}`);
  process.env.E2E_APP_URL = shell.url;
  const server = spawn(join(root, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      // Where the bank leads back to: another name for it would have another person's storage.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ORIGINS: shell.url,
      TONALIA_HOME: home,
      DEMO: 'small',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(server);
  process.env.E2E_URL = `http://127.0.0.1:${port}`;
  await untilReady(server, process.env.E2E_URL, said);
  const database = findRunning(home);
  if (database !== undefined) process.env.E2E_DATABASE_URL = database;
  return async () => {
    shell.server.close();
    shell.server.closeAllConnections();
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(home, { recursive: true, force: true });
  };
}

async function untilReady(server: ChildProcess, url: string, said: () => string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (server.exitCode !== null) throw new Error(`the server did not start:\n${said()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  server.kill('SIGKILL');
  throw new Error(`the server was not ready in a minute:\n${said()}`);
}

function collect(server: ChildProcess): () => string {
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: a TCP server that listens
  server.close();
  await once(server, 'close');
  return port;
}
