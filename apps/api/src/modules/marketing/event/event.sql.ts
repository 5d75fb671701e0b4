import { statement } from '../../../platform/db.ts';

/** Adds to existing counts in a fixed order, so that two processes cannot deadlock. */
export const addEventCounts = statement<
  never,
  [days: string[], names: string[], pages: string[], references: string[], campaigns: string[], counts: number[]]
>(
  'marketing.add_event_counts',
  `insert into marketing.event_count as e (day, name, page, reference, campaign, count)
   select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[]) order by 1, 2, 3, 4, 5
   on conflict (day, name, page, reference, campaign) do update set count = e.count + excluded.count`,
);
