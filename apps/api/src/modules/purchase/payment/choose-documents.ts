import { AppError } from '@tonalia/contract/errors';
import { PART_MINIMUM, isPartPayable } from '@tonalia/rules/part-payment';
import { formatPesos } from '@tonalia/rules/money';
import { takesPartPayments } from '@tonalia/rules/policy';
import type { Transaction } from '../../../platform/transaction.ts';
import { findCreditDocuments } from '../../customers/index.ts';
import { sumWaitingDocuments } from './document-transfer.sql.ts';

/** A document of own credit and the pesos to pay of it. */
export interface ChosenDocument {
  id: string;
  amount: number;
}

/**
 * The documents that a customer wants to pay, with their orders. CREDIT_DOCUMENT_NOT_FOUND for one of another customer,
 * CREDIT_DOCUMENT_CHANGED for more than one owes beside what waiting transfers will pay (with `besideCharges` a waiting charge too),
 * INVALID_REQUEST for one that is named twice and for a part that is too small or not taken.
 */
export async function chooseDocuments(
  tx: Transaction,
  customerId: string,
  chosen: readonly ChosenDocument[],
  { besideCharges }: { besideCharges: boolean },
): Promise<(ChosenDocument & { orderId: string | null })[]> {
  const ids = chosen.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new AppError('INVALID_REQUEST', { field: 'documents', detail: 'tiene un documento repetido' });
  const found = new Map((await findCreditDocuments(tx, { customerId, ids })).map((one) => [one.id, one]));
  const waiting = new Map(
    (await sumWaitingDocuments(tx, customerId, besideCharges)).map((one) => [one.id, one.amount]),
  );
  return chosen.map(({ id, amount }) => {
    const document = found.get(id);
    if (!document) throw new AppError('CREDIT_DOCUMENT_NOT_FOUND');
    const { orderId } = document;
    const balance = Math.max(0, document.balance - (waiting.get(id) ?? 0));
    if (amount > balance) throw new AppError('CREDIT_DOCUMENT_CHANGED', { document: id, balance });
    if (!isPartPayable(amount, balance, takesPartPayments)) {
      const detail = takesPartPayments
        ? `el abono mínimo es de ${formatPesos(PART_MINIMUM)}`
        : 'un documento se paga completo';
      throw new AppError('INVALID_REQUEST', { field: 'documents', detail });
    }
    return { id, amount, orderId };
  });
}
