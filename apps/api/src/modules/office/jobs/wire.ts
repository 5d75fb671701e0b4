import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import type { JobKind } from '../../../platform/office-jobs.ts';
import type { JobRow } from './job.sql.ts';

/** Hours that the file of a job is kept after its end. */
export const FILE_HOURS = 24;

/** A job as the contract names it. */
export function toJob(row: JobRow, kinds: readonly JobKind[]): OfficeJob {
  const kind = kinds.find((one) => one.kind === row.kind);
  const { act = null, undoId = null } = kind?.actOf?.(row.input) ?? {};
  const name = kind?.fileName?.(row.input, row.createdAt);
  const isDone = row.state === 'done' && row.endedAt !== null;
  const fileUntil = new Date(Number(row.endedAt) + FILE_HOURS * hour);
  const undoUntil = new Date(Number(row.createdAt) + undoHours * hour);
  return {
    _id: row.id,
    kind: row.kind,
    act,
    state: row.state,
    done: row.done,
    total: row.total,
    failed: row.failed,
    failures: row.failures,
    problem: row.problem,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    file: isDone && row.hasRows && name !== undefined ? { name, until: fileUntil.toISOString() } : null,
    undo:
      row.endedAt !== null && undoId !== null && row.done > row.failed
        ? { _id: undoId, until: undoUntil.toISOString() }
        : null,
  };
}
