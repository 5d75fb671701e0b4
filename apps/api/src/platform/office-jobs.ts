import type { Readable } from 'node:stream';
import type { JobKindName, NewJob, OfficeJob } from '@tonalia/contract/office-jobs';
import type { OfficePermission, OfficeRole } from '@tonalia/contract/office-rights';
import type { FastifyBaseLogger } from 'fastify';
import type { OperatorAuthor } from './audit.ts';

/** A cell of the file that a job makes. */
export type JobCell = string | number;

/** The operator of a job, as it is now: a role can change while the job waits. */
export interface JobOperator extends OperatorAuthor {
  name: string;
  role: OfficeRole;
}

/** The operator that begins a job. `isConfirmed`: the second factor was proved again in the last minutes. */
export interface BeginningOperator extends JobOperator {
  isConfirmed?: boolean;
}

/** A thing of a job that failed, with the error code and its sentence. */
export type JobFailure = OfficeJob['failures'][number];

/** What a step did. */
export interface JobStep<Cursor> {
  /** Things that it handled. */
  handled: number;
  /** Where the next step begins; null after the last. */
  cursor: Cursor | null;
  failures?: JobFailure[];
  /** Rows of the file. */
  rows?: JobCell[][];
}

/** A file as it is downloaded. */
export interface JobFile {
  name: string;
  type: string;
  content: Readable;
}

/** The input of a step. `cursor` is null in the first. */
export interface JobWork<Input, Cursor> {
  operator: JobOperator;
  input: Input;
  cursor: Cursor | null;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Says how many things a long step has handled so far, outside of its transaction; its end counts them all. */
  note: StepProgress;
}

/** Takes the number of things that a step has handled so far. */
export type StepProgress = (handled: number) => Promise<void>;

/**
 * A kind of job. A step takes some seconds at most. A process can end between a step and the note that it is done, and the step is
 * repeated then: what it did must not happen twice.
 */
export interface JobKind<Name extends JobKindName = JobKindName, Input = unknown, Cursor = unknown> {
  kind: Name;
  needs(asked: Extract<NewJob, { kind: Name }>): OfficePermission;
  /** Checks what is asked and freezes it. `total`: things to handle; null while it is not known. */
  begin(
    operator: BeginningOperator,
    asked: Extract<NewJob, { kind: Name }>,
  ): Promise<{ input: Input; total: number | null }>;
  step(work: JobWork<Input, Cursor>): Promise<JobStep<Cursor>>;
  /** Removes what only the steps needed. Runs after the end is stored; not when the process ends at that moment. */
  afterEnd?(input: Input): Promise<void>;
  /** The act of a bulk act, and the id that undoes it. */
  actOf?(input: Input): { act: OfficeJob['act']; undoId: string | null };
  /** The name of the file of a job that was begun then; undefined for jobs without one. */
  fileName?(input: Input, begun: Date): string;
  /** The permissions that the file needs when it is downloaded: the operator may have another role by then. */
  fileNeeds?(input: Input): readonly OfficePermission[];
  file?(input: Input, rows: AsyncIterable<JobCell[]>): Omit<JobFile, 'name'>;
}

/** Keeps the kinds of jobs: the input that a kind gets is the one that it began with. */
export const jobKind = <Name extends JobKindName, Input, Cursor>(kind: JobKind<Name, Input, Cursor>): JobKind =>
  kind as unknown as JobKind; // as: the table gives back what the same kind wrote, as JSON
