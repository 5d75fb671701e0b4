import type { SubjectNamer } from '../../../platform/subject-namer.ts';
import type { Database } from '../../../platform/transaction.ts';
import { nameLoads } from './name-loads.sql.ts';

/** Names load sheets and routes. */
export const loadNamer =
  (db: Database): SubjectNamer =>
  ({ uuid, text }) =>
    nameLoads(db, { uuids: [...uuid], codes: [...text] });
