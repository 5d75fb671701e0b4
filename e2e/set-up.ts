import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunning, stopLeft } from '../apps/server/src/postgres/embedded.ts';
import { waitUntilTrue } from '../apps/server/src/postgres/process.ts';
import { serveShell } from './app/serve-shell.ts';

const root = join(import.meta.dirname, '..');
/** Longest shutdown of the server in ms: a little more than its own limit. */
const PATIENCE = 25_000;

/**
 * Starts the real server for all journeys, with the small demo in its own data folder. E2E_URL uses a running one
 * instead, with its database in E2E_DATABASE_URL, where journeys create customers and products. The phone app's shell
 * gets its own origin, E2E_APP_URL. Returns a function that stops both.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL && process.env.E2E_DATABASE_URL) return async () => {};
  const home = mkdtempSync(join(tmpdir(), 'tonalia-e2e-'));
  chmodSync(home, 0o755); // PostgreSQL's own user must have access when root runs the tests
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
      // Where the bank returns to: another host name would have other storage.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ORIGINS: shell.url,
      TONALIA_HOME: home,
      DEMO: 'small',
      PICTURES_AHEAD: 'off', // the cores are for the journeys
      DATABASE_URL: '',
    },
    // The IPC channel closes when the tests are killed, and the server ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async () => {
    shell.server.close();
    shell.server.closeAllConnections();
    await end(server, home);
  };
  const said = collect(server);
  process.env.E2E_URL = `http://127.0.0.1:${port}`;
  try {
    await untilReady(server, process.env.E2E_URL, said);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = findRunning(home);
  if (database !== undefined) process.env.E2E_DATABASE_URL = database;
  return stop;
}

/** Stops the server and removes its data folder, and the PostgreSQL that a killed server leaves running. */
async function end(server: ChildProcess, home: string): Promise<void> {
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  server.kill('SIGTERM');
  if (!(await waitUntilTrue(isGone, PATIENCE))) {
    server.kill('SIGKILL');
    await waitUntilTrue(isGone, PATIENCE);
  }
  await stopLeft(home);
  rmSync(realpathSync(join(home, 'postgres')), { recursive: true, force: true }); // it may be a link
  rmSync(home, { recursive: true, force: true });
}

async function untilReady(server: ChildProcess, url: string, said: () => string): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 100) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`the server did not start:\n${said()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`the server was not ready in three minutes:\n${said()}`);
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
