import { statement } from '../../../platform/db.ts';

/** A receipt that exists already stays as it is. */
export const insertReceipt = statement(
  'products.insert_receipt',
  `insert into products.receipt (id, warehouse_id, reason, units, operator_id)
   values ($id, $warehouseId, $reason, $units, $operatorId) on conflict (id) do nothing returning code`,
);

export const findReceipt = statement('products.find_receipt', `select code, units from products.receipt where id = $1`);
