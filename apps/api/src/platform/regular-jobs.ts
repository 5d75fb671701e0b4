import type { RegularJobHealth, RegularJobName } from '@tonalia/contract/office-health';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { beginRegularJob, endRegularJob, listRegularJobs } from './regular-job.sql.ts';
import { type Database, type Transaction, inTransaction } from './transaction.ts';

/** A job of the health page. */
export interface RegularJob {
  name: RegularJobName;
  /** Time between two looks of a process, in ms. */
  everyMs: number;
  /** Time between two runs of all processes together, in ms, where it is longer than a look. */
  restMs?: number | undefined;
  /** False for a job that a person does not run. */
  canRun?: boolean | undefined;
  /** The message of a failure in the log. */
  failed: string;
  /** `isByHand`: a person asks for it, also when it is not due. */
  work: (isByHand: boolean) => Promise<unknown>;
}

/** The jobs of this process; all processes see the runs of a job, and one goes on at a time. */
export interface RegularJobs {
  /** Adds a job; returns what runs it at an interval, unless it is running or not due. */
  add(job: RegularJob): () => Promise<void>;
  list(): Promise<RegularJobHealth[]>;
  /** Begins a run that a person asks for, with what `record` writes, and does not wait for its end. */
  begin(name: RegularJobName, record: (tx: Transaction) => Promise<unknown>): Promise<'begun' | 'running' | 'unknown'>;
  /** Waits for the runs that persons began. */
  settled(): Promise<void>;
}

/** What the runs of jobs need. */
export interface RegularJobsContext {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The jobs that run at an interval, and their runs in the database. */
export function createRegularJobs({ db, clock, log }: RegularJobsContext): RegularJobs {
  const jobs = new Map<string, RegularJob>();
  const looksAt = new Map<string, number>();
  const begun = new Set<Promise<unknown>>();
  const lookLater = ({ name, everyMs }: RegularJob) => looksAt.set(name, clock.now().getTime() + everyMs);

  async function finish({ name, work }: RegularJob, run: number, isByHand: boolean): Promise<void> {
    let hasFailed = true;
    try {
      await work(isByHand);
      hasFailed = false;
    } finally {
      await endRegularJob(db, { name, run, hasFailed });
    }
  }

  return {
    add(job) {
      jobs.set(job.name, job);
      lookLater(job);
      return async () => {
        lookLater(job);
        const restSeconds = Math.floor((job.restMs ?? 0) / 1000);
        const [held] = await beginRegularJob(db, { name: job.name, restSeconds });
        if (held) await finish(job, held.run, false);
      };
    },
    async list() {
      const runs = await listRegularJobs(db);
      return [...jobs.values()].map((job) => {
        const last = runs.find(({ name }) => name === job.name);
        const due = last ? last.startedAt.getTime() + (job.restMs ?? 0) : 0;
        return toHealth(job, last, new Date(Math.max(due, looksAt.get(job.name) ?? 0)));
      });
    },
    async begin(name, record) {
      const job = jobs.get(name);
      if (!job || job.canRun === false) return 'unknown';
      const held = await inTransaction(db, async (tx) => {
        const [one] = await beginRegularJob(tx, { name, restSeconds: 0 });
        if (one) await record(tx);
        return one;
      });
      if (!held) return 'running';
      const working = finish(job, held.run, true)
        .catch((err: unknown) => log.warn({ err }, job.failed))
        .finally(() => begun.delete(working));
      begun.add(working);
      return 'begun';
    },
    async settled() {
      await Promise.all(begun);
    },
  };
}

type LastRun = Awaited<ReturnType<typeof listRegularJobs>>[number];

function toHealth(job: RegularJob, last: LastRun | undefined, nextAt: Date): RegularJobHealth {
  const { name, everyMs, restMs, canRun = true } = job;
  return {
    name,
    every: Math.round((restMs ?? everyMs) / 1000),
    startedAt: last?.startedAt.toISOString() ?? null,
    seconds: last?.seconds ?? null,
    state: !last ? 'waiting' : last.isRunning ? 'running' : last.hasFailed ? 'failed' : 'done',
    nextAt: nextAt.toISOString(),
    canRun,
  };
}
