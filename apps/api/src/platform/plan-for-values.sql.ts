import { statement } from './db.ts';

/**
 * Lets PostgreSQL plan the statements that follow in this transaction for their values. The pool's one plan for all values suits no
 * list with optional filters. Its sums over a whole catalogue stay in memory: with the usual 4 MB they go to files.
 */
export const planForValues = statement(
  'platform.plan_for_values',
  `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '16MB', true) as memory`,
);
