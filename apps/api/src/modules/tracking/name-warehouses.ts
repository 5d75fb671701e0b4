import type { SubjectNamer } from '../../platform/subject-namer.ts';
import type { Database } from '../../platform/transaction.ts';
import { nameWarehouses } from './name-warehouses.sql.ts';

/** Names warehouses. */
export const warehouseNamer =
  (db: Database): SubjectNamer =>
  async ({ text }) => {
    const rows = await nameWarehouses(db, [...text]);
    return rows.map(({ id, name }) => ({ idKind: 'text', id, kind: 'warehouse', key: id, name }));
  };
