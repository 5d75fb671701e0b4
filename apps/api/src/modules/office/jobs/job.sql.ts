import type { JobKindName, OfficeJob } from '@tonalia/contract/office-jobs';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { announcement } from '../../../platform/announce.ts';
import { rowIs, statement } from '../../../platform/db.ts';
import type { JobCell, JobFailure } from '../../../platform/office-jobs.ts';

interface JobClaim {
  kind: JobKindName;
  state: OfficeJob['state'];
  failures: JobFailure[];
  input: unknown;
}

const columns = `j.id, j.kind, j.input, j.state, j.done + j.partly as done, j.total, j.failed, j.failures, j.problem, j.created_at as "createdAt",
   j.started_at as "startedAt", j.ended_at as "endedAt"`;
/** Screens follow the beginning and the end of jobs. */
const announced = announcement(`'jobs.changed'`, 'id::text');

/** The last jobs of an operator, newest first. `hasRows`: rows of its file are kept. */
export const listJobs = statement(
  'office.list_jobs',
  `select ${columns}, (select count(*) > 0 from office.job_part p where p.job_id = j.id and p.part = 0) as "hasRows"
   from office.job j where j.operator_id = $operatorId and ($id::uuid is null or j.id = $id)
   order by j.created_at desc, j.id limit 100`,
  rowIs<JobClaim & { hasRows: boolean }>(),
);

export type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

/** Jobs of an operator that have not ended. */
export const countOpenJobs = statement(
  'office.count_open_jobs',
  `select count(*)::int as jobs from office.job where operator_id = $1 and ended_at is null`,
);

export const insertJob = statement(
  'office.insert_job',
  `with made as (
     insert into office.job (kind, operator_id, network, input, total) values ($kind, $operatorId, $network, $input, $total) returning id
   ) select id, ${announced} from made`,
);

/**
 * The next job to work on, for this process alone: one that waits while no other of its kind runs, or one without a sign of its process since
 * `staleSince`. It fails to claim (job_running) when another process begins one of that kind at the same moment.
 */
export const claimJob = statement(
  'office.claim_job',
  `update office.job set state = 'running', attempt = attempt + 1, partly = 0, started_at = coalesce(started_at, now()),
     heartbeat_at = now()
   where id = (
     select j.id from office.job j
     where j.ended_at is null and j.kind = any($kinds::text[]) and (j.state = 'waiting' and not exists (
         select from office.job r where r.kind = j.kind and r.state = 'running') or j.state = 'running' and j.heartbeat_at < now() - $stale::int * interval '1 second')
     order by j.created_at, j.id limit 1 for update skip locked)
   returning id, kind, input, cursor, operator_id as "operatorId", network, attempt, stop_asked_at as "stopAskedAt"`,
  rowIs<{ kind: JobKindName }>(),
);

export type ClaimedJob = Awaited<ReturnType<typeof claimJob>>[number];

/** The operator of a job, unless it has left. */
export const findJobOperator = statement(
  'office.find_job_operator',
  `select name, role from office.operator where id = $1 and left_at is null`,
  rowIs<{ role: OfficeRole }>(),
);

/** Notes a step with its rows, unless another process has taken the job over; no row then. */
export const saveStep = statement(
  'office.save_job_step',
  `with kept as (
     update office.job set done = done + $handled, partly = 0, cursor = $cursor, heartbeat_at = now(), failed = failed + $failed,
       failures = case when jsonb_array_length(failures) >= $most::int then failures else failures || $failures::jsonb end
     where id = $id and attempt = $attempt and state = 'running' returning id, stop_asked_at, done
   ), part as (
     insert into office.job_part (job_id, part, rows)
     select id, (select count(*) from office.job_part p where p.job_id = kept.id), $rows::jsonb from kept where $rows::jsonb is not null
   )
   select stop_asked_at as "stopAskedAt" from kept`,
);

/** Notes how far a step is, and that its process works. */
export const notePart = statement(
  'office.note_job_part',
  `update office.job set partly = $handled, heartbeat_at = now() where id = $id and attempt = $attempt and state = 'running'`,
);

/** Ends a job that this process works on. A total that was not known is what was done. */
export const endJob = statement(
  'office.end_job',
  `with ended as (
     update office.job set state = $state, problem = $problem, ended_at = now(), cursor = null, partly = 0, total = coalesce(total, done)
     where id = $id and attempt = $attempt and state = 'running' returning id
   ) select ${announced} from ended`,
);

/** Gives a job back, to the next process, or to a next try. */
export const releaseJob = statement(
  'office.release_job',
  `update office.job set state = 'waiting', partly = 0 where id = $id and attempt = $attempt and state = 'running'`,
);

/** Asks a job to stop; one that waits has stopped at once. */
export const stopJob = statement(
  'office.stop_job',
  `with stopped as (
     update office.job set stop_asked_at = coalesce(stop_asked_at, now()),
       state = case when state = 'waiting' then 'stopped' else state end, ended_at = case when state = 'waiting' then now() end
     where id = $id and operator_id = $operatorId and ended_at is null returning id
   ) select ${announced} from stopped`,
);

/** Some rows of the file of a job, in their order. */
export const readPart = statement(
  'office.read_job_part',
  `select rows from office.job_part where job_id = $id and part = $part`,
  rowIs<{ rows: JobCell[][] }>(),
);

/** Removes files a day after the end of their jobs, some at a time. */
export const removeParts = statement(
  'office.remove_job_parts',
  `delete from office.job_part where (job_id, part) in (
     select p.job_id, p.part from office.job j join office.job_part p on p.job_id = j.id
     where j.ended_at < now() - $hours::int * interval '1 hour' limit 500)
   returning part`,
);

/** Removes jobs that ended a month ago. */
export const removeJobs = statement(
  'office.remove_jobs',
  `delete from office.job where id in (select id from office.job where ended_at < now() - interval '30 days' limit 500) returning id`,
);
