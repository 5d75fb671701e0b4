import type { CellEdit, CellsChanged } from '@tonalia/contract/products-grid';
import { rowIs, statement } from '../../../platform/db.ts';

/** Keeps cells for a job; one that is kept already stays as it is. */
export const insertCellBatch = statement(
  'products.insert_cell_batch',
  `insert into products.cell_batch (id, operator_id, edits, is_confirmed) values ($id, $operatorId, $edits, $isConfirmed)
   on conflict (id) do nothing`,
);

/** Locks the cells of a job. */
export const lockCellBatch = statement(
  'products.lock_cell_batch',
  `select edits, is_confirmed as "isConfirmed", result from products.cell_batch where id = $1 for update`,
  rowIs<{ edits: CellEdit[]; result: CellsChanged | null }>(),
);

/** Notes what became of the cells of a job, which need no copy then. */
export const saveCellResult = statement(
  'products.save_cell_result',
  `update products.cell_batch set result = $result, edits = '[]' where id = $id`,
);

/** What became of the cells of an operator's job. */
export const findCellResult = statement(
  'products.find_cell_result',
  `select result from products.cell_batch where id = $id and operator_id = $operatorId`,
  rowIs<{ result: CellsChanged | null }>(),
);

/** Removes cells of jobs that were removed too. */
export const removeCellBatches = statement(
  'products.remove_cell_batches',
  `delete from products.cell_batch where created_at < now() - interval '30 days'`,
);
