import { formatPesos } from '@tonalia/rules/money';
import { recordAuditEvent } from '../../../platform/audit.ts';
import {
  type RowImport,
  type RowWork,
  type SavedImportRow,
  RowRefused,
  rowImport,
} from '../../../platform/row-import.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockCreditAccount } from '../credit/credit.sql.ts';
import { ensureCreditAccount, findListedDebt, insertListedDebt, setDebtDue } from './import.sql.ts';
import { receivableFields } from './list-fields.es-CO.ts';
import { type ListedReceivable, readReceivable } from './receivable-row.rules.ts';

/** Lists of receivables: what customers owe from before the shop, each invoice once. */
export const receivablesImport: RowImport = rowImport<ListedReceivable, null>({
  kind: 'receivables',
  needs: 'receivables.edit',
  fields: receivableFields,
  mayRepeat: false,
  isUsable: (targets) => ['document', 'number', 'due', 'balance'].every((target) => targets.has(target)),
  read: readReceivable,
  prepare: () => Promise.resolve(null),
  save: saveReceivable,
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
      restore: { dueOn: change },
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
