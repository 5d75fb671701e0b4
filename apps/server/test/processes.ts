import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { commandOf, isAlive } from '../src/postgres/process.ts';

const root = join(import.meta.dirname, '../../..');

/** A running child process, with its output so far. */
export type Running = {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts a TypeScript file with this Node; the process is killed when the test ends. */
export function startProcess(file: string, args: string[] = [], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return {
    child,
    output: () => text,
    exit,
    kill: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** Waits for a text in the output; throws when the process ends first. */
export async function waitForOutput(running: Running, pattern: RegExp, ms = 20_000): Promise<string> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) {
    const found = pattern.exec(running.output());
    if (found) return found[0];
    if (running.child.exitCode !== null) break;
  }
  throw new Error(`expected ${pattern} and got:\n${running.output()}`);
}

/** A server without the shop's pages, and where it answers. */
export interface StartedApi {
  running: Running;
  address: string;
}

/** Starts the server on a database of the test. */
export async function startApi(home: string, databaseUrl: string): Promise<StartedApi> {
  const running = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: home,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    SHOP: 'apart',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: databaseUrl,
  });
  const output = await waitForOutput(running, /http:\/\/localhost:\d+/, 60_000);
  return { running, address: output.replace('localhost', '127.0.0.1') };
}

/** A data folder for one test; at the test's end its PostgreSQL is killed and the folder removed. */
export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'tonalia-process-'));
  chmodSync(home, 0o755); // PostgreSQL's own user must enter when root runs the tests
  onTestFinished(() => {
    for (const pid of postgresOf(home)) process.kill(pid, 'SIGKILL');
    const postgres = join(home, 'postgres');
    if (lstatSync(postgres, { throwIfNoEntry: false })?.isSymbolicLink())
      rmSync(readlinkSync(postgres), { recursive: true });
    rmSync(home, { recursive: true, force: true });
  });
  return home;
}

/** Starts an installation without demo and shop on a home, and waits until it responds. */
export async function startEmptyShop(home: string): Promise<Running> {
  const shop = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: home,
    DATABASE_URL: '',
    DEMO: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
    SHOP: 'apart',
  });
  await waitForOutput(shop, /http:\/\/localhost:\d+/, 60_000);
  return shop;
}

/** Creates an empty shop in a home, as the first start without the demo does. */
export async function makeShop(home: string): Promise<void> {
  await (await startEmptyShop(home)).kill('SIGTERM');
}

/** The pids of PostgreSQL servers that run on a home's data. */
export function postgresOf(home: string): number[] {
  const folder = join(home, 'postgres');
  if (!existsSync(folder)) return [];
  const data = join(realpathSync(folder), 'data');
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes(`-D ${data}`) && isAlive(pid));
}

/** The pids of a process's running children. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in parentheses may contain spaces; the parent's pid is the second field after it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined; // it ended meanwhile
  }
}
