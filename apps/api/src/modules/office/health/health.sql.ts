import { rowIs, statement } from '../../../platform/db.ts';

/** Jobs that have not ended, and those that failed in a day. */
export const countJobs = statement(
  'office.count_jobs',
  `select (select count(*)::int from office.job where ended_at is null) as waiting,
     (select count(*)::int from office.job where ended_at > now() - interval '1 day' and state = 'failed') as failed`,
  rowIs<{ waiting: number; failed: number }>(),
);
