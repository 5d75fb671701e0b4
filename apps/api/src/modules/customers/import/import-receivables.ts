import { formatPesos } from '@tonalia/rules/money';
import { recordAuditEvent } from '../../../platform/audit.ts';
import {
  type RowImport,
  type RowToRestore,
  type RowWork,
  type SavedImportRow,
  RowRefused,
  rowImport,
} from '../../../platform/row-import.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockCreditAccount } from '../credit/credit.sql.ts';
import { putDueBack, removeListedDebt } from './undo.sql.ts';
import { ensureCreditAccount, findListedDebt, insertListedDebt, setDebtDue } from './import.sql.ts';
import { receivableFields } from './list-fields.es-CO.ts';
import { type ListedReceivable, readReceivable } from './receivable-row.rules.ts';

/** What a row brought: a debt, or another due day. */
type ReceivableRestore =
  | { customerId: string; amount: number }
  | { customerId: string; dueOn: { before: string | null; after: string } };

/** Lists of receivables: what customers owe from before the shop, each invoice once. */
export const receivablesImport: RowImport = rowImport<ListedReceivable, null, ReceivableRestore>({
  kind: 'receivables',
  needs: 'receivables.edit',
  fields: receivableFields,
  mayRepeat: false,
  isUsable: (targets) => ['document', 'number', 'due', 'balance'].every((target) => targets.has(target)),
  read: readReceivable,
  prepare: () => Promise.resolve(null),
  save: saveReceivable,
  undo: undoReceivable,
});

async function saveReceivable(
  tx: Transaction,
  { customerDocument, number, issuedOn, dueOn, balance }: ListedReceivable,
  { author }: RowWork<null>,
): Promise<SavedImportRow> {
  const [found, twin] = await findListedDebt(tx, { document: customerDocument, number });
  if (!found) throw new RowRefused(`ningún cliente tiene el documento ${customerDocument}`);
  if (twin) throw new RowRefused('dos clientes tienen ese documento');
  const { customerId, movementId } = found;
  const event = { actorId: null, operator: author, subjectId: customerId };
  if (movementId !== null) {
    if (found.amount !== balance) throw new RowRefused(`la factura ya está, por ${formatPesos(found.amount ?? 0)}`);
    if (found.dueOn === dueOn)
      return { outcome: 'unchanged', subjectId: movementId, reason: null, changes: [], restore: null };
    await setDebtDue(tx, { id: movementId, dueOn });
    await recordAuditEvent(tx, {
      ...event,
      action: 'auth.receivable_due_changed',
      detail: { by: author.name, number: author.document, document: number, dueOn: `${found.dueOn ?? '–'} → ${dueOn}` },
    });
    const change = { before: found.dueOn, after: dueOn };
    return {
      outcome: 'updated',
      subjectId: movementId,
      reason: null,
      changes: [{ field: 'due', ...change }],
      restore: { customerId, dueOn: change },
    };
  }
  await ensureCreditAccount(tx, customerId);
  await lockCreditAccount(tx, customerId);
  const [made] = await insertListedDebt(tx, { customerId, amount: balance, dueOn, number, issuedOn });
  if (!made) throw new Error('a debt was not inserted');
  await recordAuditEvent(tx, {
    ...event,
    action: 'auth.receivable_imported',
    detail: { by: author.name, number: author.document, document: number, amount: balance },
  });
  return {
    outcome: 'created',
    subjectId: made.id,
    reason: found.name,
    changes: [],
    restore: { customerId, amount: balance },
  };
}

async function undoReceivable(
  tx: Transaction,
  { subjectId, restore }: RowToRestore<ReceivableRestore>,
  { author }: RowWork<null>,
): Promise<void> {
  const { customerId } = restore;
  await lockCreditAccount(tx, customerId);
  if ('amount' in restore) {
    const removed = await removeListedDebt(tx, { id: subjectId, amount: restore.amount });
    if (removed.length === 0) throw new RowRefused('ya tiene pagos');
  } else if ((await putDueBack(tx, { id: subjectId, ...restore.dueOn })).length === 0)
    throw new RowRefused('el vencimiento cambió después de la importación');
  await recordAuditEvent(tx, {
    actorId: null,
    operator: author,
    action: 'auth.receivable_import_undone',
    subjectId: customerId,
    detail: { by: author.name, number: author.document },
  });
}
