/** From this number of orders on, the office exports them as a job. A file of its own, because the office loads it without the schemas. */
export const EXPORT_AS_JOB = 2_000;
/** Most orders that one job moves. */
export const MOST_IN_JOB = 10_000;
/** Failures that a job names; it counts all. */
export const MOST_FAILURES = 500;
/** Most orders of one print. */
export const MOST_PRINTED = 100;
/** Most shades that one save of a product changes, and most that it adds. */
export const MOST_SHADES = 500;
