import { statement } from '../../../platform/db.ts';

/** Jobs that have not ended, and those that failed in a day. */
export const countJobs = statement(
  'office.count_jobs',
  `select (select count(*)::int from office.job where ended_at is null) as waiting,
     (select count(*)::int from office.job where ended_at > now() - interval '1 day' and state = 'failed') as failed`,
);

/** Counts a look at these parts in the current hour. */
export const countLook = statement(
  'office.count_look',
  `insert into office.health_hour (hour, service, name, checks, warns, bads)
   select date_trunc('hour', now()), g.service, g.name, 1, (g.state = 'warn')::int, (g.state = 'bad')::int
   from unnest($services::text[], $names::text[], $states::text[]) as g (service, name, state) where g.state <> 'off'
   on conflict (hour, service, name) do update
     set checks = health_hour.checks + 1, warns = health_hour.warns + excluded.warns, bads = health_hour.bads + excluded.bads`,
);

/** The looks of the last 24 hours. */
export const listLooks = statement(
  'office.list_looks',
  `select hour, service, name, checks, warns, bads from office.health_hour where hour > now() - interval '25 hours' order by hour`,
);

/** Forgets what is older than the page shows. */
export const removeOldLooks = statement(
  'office.remove_old_looks',
  `delete from office.health_hour where hour < now() - interval '2 days'`,
);

/** Keeps when a backup ended, once. */
export const keepBackup = statement(
  'office.keep_backup',
  `insert into office.backup (at) values ($1) on conflict (at) do nothing`,
);

/** When the backups of a month ended. */
export const listBackups = statement(
  'office.list_backups',
  `select at from office.backup where at > now() - interval '31 days' order by at`,
);
