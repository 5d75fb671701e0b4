import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { stateOf } from './program.rules.ts';
import { type ProgramRule, listProgrammed, lockProgram } from './program.sql.ts';

/** A locked program as it is stored. */
export type SavedProgram = Awaited<ReturnType<typeof lockProgram>>[number];

/** A program as it was before a change, with its amounts by version; what `price_act.before` keeps. */
export interface ProgramSnapshot {
  name: string;
  tradeTypeId: string | null;
  /** Absent in what was kept before prices could be agreed. */
  customerId?: string | null;
  customerName?: string | null;
  from: string | null;
  until: string | null;
  replaces: boolean;
  rule: ProgramRule | null;
  items: [versionId: string, amount: number][];
}

/** Locks a program that can still be changed, at the version a change was made for. PROGRAM_NOT_FOUND, VERSION_CONFLICT, PROGRAM_ENDED. */
export async function lockSaved(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<SavedProgram> {
  const [saved] = await lockProgram(tx, id);
  if (!saved) throw new OfficeError('PROGRAM_NOT_FOUND');
  if (saved.revision !== version) throw new OfficeError('VERSION_CONFLICT');
  if (!['coming', 'running'].includes(stateOf(saved, now))) throw new OfficeError('PROGRAM_ENDED');
  return saved;
}

/** What a change of a locked program may have to restore. */
export async function snapshotOf(tx: Transaction, saved: SavedProgram): Promise<ProgramSnapshot> {
  const items = await listProgrammed(tx, saved.id);
  return {
    name: saved.name,
    tradeTypeId: saved.tradeTypeId,
    customerId: saved.customerId,
    customerName: saved.customerName,
    from: saved.from?.toISOString() ?? null,
    until: saved.until?.toISOString() ?? null,
    replaces: saved.replaces,
    rule: saved.rule,
    items: items.map(({ versionId, amount }) => [versionId, amount]),
  };
}
