import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';

/** A clock of the CPU time that all processes of a PostgreSQL on this machine have used, in ms. */
export async function postgresClock(db: pg.Pool): Promise<() => number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent;
  if (postmaster === undefined) throw new Error('CPU time needs Linux, and PostgreSQL on this machine');
  return () => familyTime(postmaster);
}

/** CPU time of a process, of its ended children and of its living ones. */
function familyTime(pid: number): number {
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return stat?.parent === pid ? [stat] : [];
  });
  const own = statOf(pid);
  return (own ? own.used + own.usedByEnded : 0) + children.reduce((total, { used }) => total + used, 0);
}

interface ProcessStat {
  parent: number;
  used: number;
  usedByEnded: number;
}

function statOf(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (n: number) => fields[n] ?? 0;
    // proc(5): ppid, utime, stime, cutime, cstime; times in hundredths of a second
    return { parent: at(1), used: (at(11) + at(12)) * 10, usedByEnded: (at(13) + at(14)) * 10 };
  } catch {
    return undefined; // ended meanwhile
  }
}
