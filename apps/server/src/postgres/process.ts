import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process with this pid lives, whatever its owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // as: process.kill throws nothing else
  }
  return !isZombie(pid);
}

/** A killed process that was not reaped (usual in containers without an init) accepts signal 0 but is gone. */
function isZombie(pid: number): boolean {
  return procStat(pid)?.[0] === 'Z';
}

/**
 * The start time of a process as the system writes it: pids are reused after a reboot, the pair of pid and start time is not. Undefined
 * when there is no such process.
 */
export function startOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart');
  const beganAt = procStat(pid)?.[19]; // proc(5), field 22; the split starts at field 3
  return beganAt && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${beganAt}`;
}

/** The command line of a process; empty when it cannot be read. */
export function commandOf(pid: number): string {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Resolves to whether `condition` became true within `ms`. */
export async function waitUntilTrue(condition: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!condition()) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

function procStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before it may hold spaces
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
