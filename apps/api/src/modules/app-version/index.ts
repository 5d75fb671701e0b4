export { type Minimum, type Platform, listMinimums } from './minimum.sql.ts';
export { appVersion } from './routes.ts';
export { setMinimum } from './set-minimum.ts';
