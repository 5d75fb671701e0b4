import { statement } from '../../platform/db.ts';

/** Names of warehouses. */
export const nameWarehouses = statement(
  'tracking.name_warehouses',
  `select id, name from tracking.warehouse where id = any($1::text[])`,
);
