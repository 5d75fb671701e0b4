import type { SubjectNamer } from '../../../platform/subject-namer.ts';
import type { Database } from '../../../platform/transaction.ts';
import { namePeople } from './name-people.sql.ts';

/** Names customers and the people with an account of the shop. */
export const peopleNamer =
  (db: Database): SubjectNamer =>
  async ({ uuid }) => {
    const rows = await namePeople(db, { uuids: [...uuid] });
    return rows.map(({ kind, id, name }) => ({ idKind: 'uuid', id, kind, key: id, name }));
  };
