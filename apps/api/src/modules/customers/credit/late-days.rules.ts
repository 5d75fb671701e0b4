import { creditBlockDays, graceDays } from '@tonalia/rules/policy';

/** Days after the due day up to which a debt is not overdue, and does not yet keep its customer from ordering on credit. */
export const lateDays = (): { graceDays: number; openDays: number } => ({
  graceDays,
  // grace is never shorter than promised
  openDays: Math.max(graceDays, creditBlockDays - 1),
});
