import { statement } from './db.ts';

/**
 * Lets PostgreSQL plan the statements that follow in this transaction for their values. The pool's one plan for all values suits no
 * list with optional filters. Its sums over a whole catalogue stay in memory: with the usual 4 MB they go to files. The pages of an
 * index are in memory or on a disk without a head: with the usual cost of 4 PostgreSQL reads whole tables instead.
 */
export const planForValues = statement(
  'platform.plan_for_values',
  `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '16MB', true) as memory,
     set_config('random_page_cost', '1.1', true) as page`,
);
