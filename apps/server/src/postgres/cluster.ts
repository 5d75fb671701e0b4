import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../terminal/stop.ts';
import type { Binaries } from './binaries.ts';
import type { Folder } from './folder.ts';
import { waitUntilTrue, commandOf, isAlive } from './process.ts';

export type Cluster = { port: number; pid: () => number | undefined; stop: () => Promise<void> };

type ClusterOptions = {
  settings?: Record<string, string>;
  /** Called with an English log message when the server stops and when it is back. */
  onEvent?: (message: string) => void;
  /** Called each time PostgreSQL is about to start. */
  onLaunch?: () => void;
};

/** Starts PostgreSQL on a free loopback port and restarts it after a crash, until `stop`. */
export async function startCluster(
  folder: Folder,
  binaries: Binaries,
  { settings = {}, onEvent = () => {}, onLaunch = () => {} }: ClusterOptions = {},
): Promise<Cluster> {
  const orphanPid = await stopOrphan(folder);
  let port = await freePort();
  let stopping = false;
  let child: ChildProcess | undefined;

  const launch = () => {
    child = spawnServer(folder, binaries, { ...settings, port: String(port) }, orphanPid);
    onLaunch();
    return isReady(child, folder);
  };
  for (let attempt = 1; !(await launch()); attempt++) {
    // An old backend may still be ending, or the port was taken between choosing and using it.
    if (attempt === 20)
      throw new Stop(`PostgreSQL no pudo iniciar; la causa está en ${folder.log}: ${lastLine(folder.log)}`);
    await pause(300);
    port = await freePort();
  }

  const supervise = async () => {
    while (!stopping) {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (stopping) return;
      onEvent(`postgres exited (${child?.signalCode ?? child?.exitCode}); starting it again`);
      for (let wait = 100; !stopping && !(await launch()); wait = Math.min(wait * 2, 5000)) await pause(wait);
      if (!stopping) onEvent('postgres is back');
    }
  };
  void supervise();

  // Last resort, when this process dies of an uncaught error: the fast shutdown continues without it.
  const onExit = () => child?.kill('SIGINT');
  process.on('exit', onExit);

  return {
    port,
    pid: () => child?.pid,
    stop: async () => {
      stopping = true;
      process.off('exit', onExit);
      if (child?.pid) await stopProcess(child.pid);
    },
  };
}

/**
 * Stops the PostgreSQL that a killed node process left running. It is not adopted: only a child process can be watched, restarted and
 * logged. Returns the pid of a foreign process that the stale pid file names by chance.
 */
export async function stopOrphan({ data }: Folder): Promise<number | undefined> {
  const pid = Number(pidFile(data)[0]);
  if (!pid || !isAlive(pid)) return undefined;
  const command = commandOf(pid);
  if (!command.includes('postgres') || !command.includes(data)) return pid;
  await stopProcess(pid);
  return undefined;
}

/** Fast shutdown, then immediate, then SIGKILL. */
async function stopProcess(pid: number): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitUntilTrue(() => !isAlive(pid), timeout)) return;
  }
}

function spawnServer(
  folder: Folder,
  { postgres }: Binaries,
  settings: Record<string, string>,
  orphanPid?: number,
): ChildProcess {
  const wanted = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const log = openLog(folder.log);
  const child = spawn(
    postgres,
    ['-D', folder.data, ...Object.entries(wanted).map(([name, value]) => `--${name}=${value}`)],
    {
      ...folder.user,
      cwd: '/',
      detached: true, // its own process group: Ctrl-C must reach this process first, so that requests can finish
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        LC_ALL: 'C',
        // PostgreSQL ignores this one pid in a stale pid file (postmaster's CreateLockFile) and still checks shared memory.
        ...(orphanPid && { PG_GRANDPARENT_PID: String(orphanPid) }),
      },
    },
  );
  child.on('error', () => {}); // a failed spawn is noticed because the server never gets ready
  child.unref();
  closeSync(log);
  return child;
}

async function isReady(child: ChildProcess, { data }: Folder): Promise<boolean> {
  const gone = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const ready = () => Number(pidFile(data)[0]) === child.pid && pidFile(data)[7]?.trim() === 'ready';
  await waitUntilTrue(() => gone() || ready(), 60_000); // recovery of a crashed cluster may be slow
  return !gone() && ready();
}

/** The port of the cluster that runs on this data, when it is ready. */
export function runningPort({ data }: Folder): number | undefined {
  const lines = pidFile(data);
  return lines[7]?.trim() === 'ready' && isAlive(Number(lines[0])) ? Number(lines[3]) : undefined;
}

/** The lines of postmaster.pid: 1 pid, 4 port, 8 state. */
function pidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function lastLine(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: a listening TCP server
  server.close();
  await once(server, 'close');
  return port;
}
