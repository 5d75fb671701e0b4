import type { StockTransferState } from '@tonalia/contract/stock-transfers';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockTransfer } from './transfer.sql.ts';

/** A transfer in the state that an act needs, as the operator saw it. */
export interface AskedStep {
  id: string;
  version: number;
  state: StockTransferState;
}

/** Locks a transfer. STOCK_TRANSFER_NOT_FOUND; TRANSFER_STEP_WRONG in another state, VERSION_CONFLICT when it changed meanwhile. */
export async function requireStep(
  tx: Transaction,
  { id, version, state }: AskedStep,
): Promise<{ code: string; fromId: string; toId: string }> {
  const [row] = await lockTransfer(tx, id);
  if (!row) throw new OfficeError('STOCK_TRANSFER_NOT_FOUND');
  if (row.state !== state) throw new OfficeError('TRANSFER_STEP_WRONG');
  if (row.version !== version) throw new OfficeError('VERSION_CONFLICT');
  return row;
}
