import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');

/** A child process that serves a port. */
export interface Server {
  url: string;
  child: ChildProcess;
  /** The time from its start to its first response, in ms. */
  startedIn: number;
  /** The end of its output. */
  said: () => string;
  stop: () => Promise<void>;
}

interface ServerStart {
  file: string;
  env?: Record<string, string>;
  nodeArgs?: string[];
  /** The path that responds 200 when it is ready. */
  ready: string;
  /** Timeout of the start, in ms. */
  timeout?: number;
}

const running = new Set<ChildProcess>();

/** Starts a TypeScript file that listens on PORT and waits until it responds. It has an IPC channel: `child.send`. */
export async function startServer({
  file,
  env = {},
  nodeArgs = [],
  ready,
  timeout = 120_000,
}: ServerStart): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, join(root, file)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!(await fetch(`${url}${ready}`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${file} ended:\n${said}`);
    if (performance.now() - began > timeout) throw new Error(`${file} does not answer:\n${said}`);
    await pause(20);
  }
  return { url, child, startedIn: performance.now() - began, said: () => said.slice(-2_000), stop: () => stop(child) };
}

/** Ends all running processes, for a benchmark that fails. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** A process's current memory, in bytes. */
export function residentMemory({ child }: Server): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) * 1024;
}

/** A process's CPU time, in ms; undefined without /proc. */
export function processorTime({ child }: Server): number | undefined {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10; // proc(5): utime and stime, in hundredths of a second
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // as: a listening TCP server
  probe.close();
  await once(probe, 'close');
  return port;
}
