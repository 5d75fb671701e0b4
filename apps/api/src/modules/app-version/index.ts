export { type Minimum, type Platform, listMinimums } from './minimum.sql.ts';
export { setMinimum } from './set-minimum.ts';
