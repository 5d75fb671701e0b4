import { statement } from '../../../platform/db.ts';

/** Adds to existing counts in a fixed order, so that two processes cannot deadlock. */
export const addEventCounts = statement(
  'marketing.add_event_counts',
  `insert into marketing.event_count as e (day, name, page, reference, campaign, count)
   select * from unnest($days::date[], $names::text[], $pages::text[], $references::text[], $campaigns::text[], $counts::bigint[]) order by 1, 2, 3, 4, 5
   on conflict (day, name, page, reference, campaign) do update set count = e.count + excluded.count`,
);
