import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type Transaction, brokenConstraint, pgCode } from '../../../platform/transaction.ts';
import type { ProgramSpan } from './program.rules.ts';
import { type ProgramRule, deleteProgrammed, insertProgram, insertProgrammed, updateProgram } from './program.sql.ts';

/** A program to write with its amounts by version. */
export interface WrittenProgram extends ProgramSpan {
  name: string;
  tradeTypeId: string | null;
  /** Of agreed prices, with its name. */
  customerId: string | null;
  customerName: string | null;
  replaces: boolean;
  rule: ProgramRule | null;
  cancelledAt: Date | null;
  prices: readonly { versionId: string; amount: number }[];
}

/** Writes a program, or replaces the locked one with this id. A broken constraint is a refusal of `refuseBroken`. */
export async function writeProgram(
  tx: Transaction,
  { prices, rule, cancelledAt, ...program }: WrittenProgram,
  id: string | undefined,
): Promise<{ id: string; revision: number }> {
  const columns = { ...program, versions: prices.length, rule: rule && JSON.stringify(rule) };
  const [row] =
    id === undefined ? await insertProgram(tx, columns) : await updateProgram(tx, { ...columns, cancelledAt, id });
  if (!row) throw new Error('a written row was not returned');
  if (id !== undefined) await deleteProgrammed(tx, id);
  const ids = prices.map(({ versionId }) => versionId);
  await insertProgrammed(tx, { programId: row.id, ids, pesos: prices.map(({ amount }) => amount) });
  return row;
}

/** What the database refused, in the words of the office. */
export function refuseBroken(error: unknown): never {
  if (pgCode(error) === '23P01') throw new OfficeError('PRICE_OVERLAP');
  if (pgCode(error) === '23503' && brokenConstraint(error)?.includes('trade_type'))
    throw new AppError('TRADE_TYPE_NOT_FOUND');
  throw error;
}
