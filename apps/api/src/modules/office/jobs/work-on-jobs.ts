import { MOST_FAILURES } from '@tonalia/contract/office-job-limits';
import { isRefusal } from '@tonalia/contract/office-errors';
import type { FastifyBaseLogger } from 'fastify';
import { refusalText } from '../../../platform/http/errors.ts';
import type { JobKind, JobOperator, JobStep } from '../../../platform/office-jobs.ts';
import { type Database, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import {
  type ClaimedJob,
  claimJob,
  endJob,
  findJobOperator,
  notePart,
  releaseJob,
  removeJobs,
  removeParts,
  saveStep,
} from './job.sql.ts';
import { FILE_HOURS } from './wire.ts';

/** Seconds without a sign of life after which another process takes a job over. */
const STALE = 30;
/** Times that a job is begun again after a failure or the end of its process. */
const MOST_ATTEMPTS = 5;
const texts = {
  left: 'Quien la empezó ya no tiene acceso.',
  failed: 'Falló varias veces. Inténtalo de nuevo o avisa a soporte.',
};

interface JobWorkerOptions {
  db: Database;
  kinds: readonly JobKind[];
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Seconds; default `STALE`. */
  stale?: number;
}

/** Works on jobs, one after the other. */
export interface JobWorker {
  /** Works on everything that waits. */
  drain(): Promise<void>;
  /** Ends the current step and leaves the rest to the next process. */
  stop(): Promise<void>;
}

/** Makes a worker; it begins when it is started. Several processes can have one: a job has one process at a time. */
export function createJobWorker({ db, kinds, log, stale = STALE }: JobWorkerOptions): JobWorker {
  const names = kinds.map(({ kind }) => kind);
  let isStopped = false;
  let running = Promise.resolve();
  const workOnAll = async (): Promise<void> => {
    while (!isStopped) {
      const job = await claim(db, names, stale);
      if (!job) return;
      await workOn(job);
    }
  };

  async function workOn(job: ClaimedJob): Promise<void> {
    const { id, attempt } = job;
    try {
      if (attempt > MOST_ATTEMPTS) await endJob(db, { id, attempt, state: 'failed', problem: texts.failed });
      else await takeSteps(job);
    } catch (error) {
      if (isRefusal(error)) {
        await endJob(db, { id, attempt, state: 'failed', problem: refusalText(error) });
        return;
      }
      log.error({ err: error, job: id, kind: job.kind }, 'a job stopped and is tried again');
      await releaseJob(db, { id, attempt });
      // the next interval tries again
      throw error;
    }
  }

  async function takeSteps({ id, attempt, kind: name, stopAskedAt, ...job }: ClaimedJob): Promise<void> {
    const kind = kinds.find((one) => one.kind === name);
    let isAskedToStop = stopAskedAt !== null;
    let { cursor } = job;
    const note = async (handled: number) => void (await notePart(db, { id, attempt, handled }));
    const end = (state: 'done' | 'failed' | 'stopped', problem: string | null = null) =>
      endJob(db, { id, attempt, state, problem });
    while (kind) {
      if (isAskedToStop) return void (await end('stopped'));
      if (isStopped) return void (await releaseJob(db, { id, attempt }));
      const operator = await operatorOf(db, job);
      if (!operator) return void (await end('failed', texts.left));
      const step = await kind.step({ operator, input: job.input, cursor, log, note });
      const kept = await noteStep(db, { id, attempt }, step);
      // another process has it
      if (!kept) return;
      if (step.cursor === null) return kind.afterEnd?.(job.input);
      cursor = step.cursor;
      isAskedToStop = kept.stopAskedAt !== null;
    }
  }

  return {
    drain() {
      const next = running.then(workOnAll);
      running = next.catch(() => {});
      return next;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

async function claim(db: Database, kinds: string[], stale: number): Promise<ClaimedJob | undefined> {
  try {
    return (await claimJob(db, { kinds, stale }))[0];
  } catch (error) {
    // another process began one of the same kind at this moment
    if (brokenConstraint(error) === 'job_running') return undefined;
    throw error;
  }
}

async function operatorOf(
  db: Database,
  { operatorId, network }: Pick<ClaimedJob, 'operatorId' | 'network'>,
): Promise<JobOperator | undefined> {
  const [found] = await findJobOperator(db, operatorId);
  return found && { operatorId, network, ...found };
}

/** Notes a step, and with the last one the end: a job without a cursor begins from its start. Undefined when another process has the job. */
const noteStep = (
  db: Database,
  job: Pick<ClaimedJob, 'id' | 'attempt'>,
  { handled, failures = [], rows, cursor }: JobStep<unknown>,
): Promise<{ stopAskedAt: Date | null } | undefined> =>
  inTransaction(db, async (tx) => {
    const [kept] = await saveStep(tx, {
      ...job,
      handled,
      cursor: JSON.stringify(cursor),
      failed: failures.length,
      failures: JSON.stringify(failures),
      most: MOST_FAILURES,
      rows: rows ? JSON.stringify(rows) : null,
    });
    if (kept && cursor === null) await endJob(tx, { ...job, state: 'done', problem: null });
    return kept;
  });

/** Removes files a day after their jobs, and jobs after a month. */
export async function removeOldJobs(db: Database): Promise<void> {
  while ((await removeParts(db, { hours: FILE_HOURS })).length > 0);
  while ((await removeJobs(db)).length > 0);
}
