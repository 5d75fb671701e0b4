import { AppError } from '@tonalia/contract/errors';
import type { NewJob, OfficeJob } from '@tonalia/contract/office-jobs';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { JobKind } from '../../../platform/office-jobs.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { countOpenJobs, insertJob, listJobs, stopJob } from './job.sql.ts';
import { toJob } from './wire.ts';

/** Jobs that one operator has waiting or running at most. */
const MOST_OPEN = 5;

/** What jobs need. */
export interface JobContext {
  db: Database;
  kinds: readonly JobKind[];
}

/** Begins a job. ROLE_NOT_ALLOWED without the permission of its kind, TOO_MANY_JOBS, and what its kind refuses. */
export async function beginJob({ db, kinds }: JobContext, operator: OperatorActor, asked: NewJob): Promise<OfficeJob> {
  const kind = kinds.find((one) => one.kind === asked.kind);
  if (!kind) throw new AppError('UNAVAILABLE');
  if (!operatorCan(operator.role, kind.needs(asked))) throw new AppError('ROLE_NOT_ALLOWED');
  const { operatorId, network, name, role, isConfirmed } = operator;
  const [open] = await countOpenJobs(db, operatorId);
  if ((open?.jobs ?? 0) >= MOST_OPEN) throw new OfficeError('TOO_MANY_JOBS');
  const { input, total } = await kind.begin({ operatorId, network, name, role, isConfirmed }, asked);
  const id = await inTransaction(db, async (tx) => {
    const [made] = await insertJob(tx, {
      kind: asked.kind,
      operatorId,
      network,
      input: JSON.stringify(input),
      total,
    });
    if (!made) throw new Error('a job was not inserted');
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'office.job_begun',
      subjectId: made.id,
      detail: { by: name, kind: asked.kind, total },
    });
    return made.id;
  });
  return readJob({ db, kinds }, operatorId, id);
}

/** A job of the operator. JOB_NOT_FOUND for those of others. */
export async function readJob({ db, kinds }: JobContext, operatorId: string, id: string): Promise<OfficeJob> {
  const [row] = await listJobs(db, { operatorId, id });
  if (!row) throw new OfficeError('JOB_NOT_FOUND');
  return toJob(row, kinds);
}

/** Stops a job of the operator; one that has ended stays as it is. JOB_NOT_FOUND. */
export async function askToStop(context: JobContext, operatorId: string, id: string): Promise<OfficeJob> {
  await stopJob(context.db, { id, operatorId });
  return readJob(context, operatorId, id);
}
