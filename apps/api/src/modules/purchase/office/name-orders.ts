import type { SubjectNamer } from '../../../platform/subject-namer.ts';
import type { Database } from '../../../platform/transaction.ts';
import { nameOrders } from './name-orders.sql.ts';

/** Names orders, also by their payments and parts. */
export const orderNamer =
  (db: Database): SubjectNamer =>
  async ({ uuid, payment, shipment }) => {
    const rows = await nameOrders(db, { uuids: [...uuid], payments: [...payment], shipments: [...shipment] });
    return rows.map(({ idKind, id, code }) => ({ idKind, id, kind: 'order', key: code, name: code }));
  };
