import { statement } from './db.ts';

/**
 * Begins a run unless another one is held, or the last one began within `restSeconds` and did not fail. Returns its number. A hold ends with its
 * run, or after a quarter of an hour.
 */
export const beginRegularJob = statement(
  'platform.begin_regular_job',
  `insert into platform.regular_job as j (name, held_until) values ($name, now() + interval '15 minutes')
   on conflict (name) do update
     set started_at = now(), ended_at = null, has_failed = false, runs = j.runs + 1, held_until = excluded.held_until
     where (j.held_until is null or j.held_until < now())
       and (j.ended_at is null or j.has_failed or j.started_at <= now() - interval '1 second' * $restSeconds::int)
   returning runs::float8 as run`,
);

/** Ends a run, unless a later one began. */
export const endRegularJob = statement(
  'platform.end_regular_job',
  `update platform.regular_job set ended_at = now(), has_failed = $hasFailed, held_until = null where name = $name and runs = $run`,
);

/** The last run of each job. */
export const listRegularJobs = statement(
  'platform.list_regular_jobs',
  `select name, started_at as "startedAt", extract(epoch from ended_at - started_at)::float8 as seconds,
     coalesce(held_until > now(), false) as "isRunning", has_failed or ended_at is null as "hasFailed"
   from platform.regular_job`,
);
