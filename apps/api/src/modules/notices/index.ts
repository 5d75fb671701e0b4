export { type NewNotice, writeNotice } from './write-notice.ts';
