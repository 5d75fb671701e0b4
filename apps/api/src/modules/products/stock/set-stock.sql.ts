import { statement } from '../../../platform/db.ts';

export const listStock = statement<{ warehouse: string; available: number }, [versionId: string]>(
  'products.list_stock_of_version',
  `select warehouse_id as warehouse, available from products.stock where version_id = $1 order by warehouse_id`,
);

/** Inserts a row to lock, if missing. */
export const ensureStock = statement<never, [versionId: string, warehouseId: string]>(
  'products.ensure_stock',
  `insert into products.stock (version_id, warehouse_id, available) values ($1, $2, 0) on conflict do nothing`,
);

export const lockStock = statement<{ available: number }, [versionId: string, warehouseId: string]>(
  'products.lock_stock',
  `select available from products.stock where version_id = $1 and warehouse_id = $2 for update`,
);

export const writeStock = statement(
  'products.write_stock',
  `update products.stock set available = $available, moved_for = $movedFor::jsonb where version_id = $versionId and warehouse_id = $warehouseId`,
);
