import type { Transaction } from '../../../platform/transaction.ts';
import { insertSettledCash } from './settled-cash.sql.ts';

/** Cash that a driver's settlement handed over. */
export interface SettledCash {
  loadId: string;
  /** The load's: "HR-00871". */
  code: string;
  /** Empty for a load without one. */
  driver: string;
  /** Pesos. */
  amount: number;
  now: Date;
}

/** Notes cash that is to be deposited, so that a line of the bank can be matched with it; nothing without cash. */
export async function recordSettledCash(tx: Transaction, cash: SettledCash): Promise<void> {
  if (cash.amount > 0) await insertSettledCash(tx, cash);
}
