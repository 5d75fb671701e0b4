import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { insertApplications, insertCreditPayment, lockCreditAccount } from './credit.sql.ts';

/** Money received for the credit of a customer. */
export interface CreditPayment {
  customerId: string;
  /** Pesos. */
  amount: number;
  paymentId: string;
  /** The documents that it names, each once. */
  documents?: readonly { id: string; amount: number }[];
}

/**
 * Takes a payment off the debt, once per payment: from the documents that it names, and otherwise the oldest first. Returns the pesos
 * that have to be refunded: those beyond the debt. Of a payment that names documents all stays, the excess as a balance in favour.
 */
export async function payCredit(
  tx: Transaction,
  { customerId, amount, paymentId, documents = [] }: CreditPayment,
): Promise<number> {
  const [account] = await lockCreditAccount(tx, customerId);
  if (account && documents.length > 0) {
    await payDocuments(tx, { customerId, amount, paymentId, documents });
    return 0;
  }
  const owed = Math.min(amount, Math.max(0, account?.used ?? 0));
  if (owed === 0) return amount;
  const [paid] = await insertCreditPayment(tx, customerId, owed, paymentId);
  // Recorded before: the excess was returned then.
  return paid ? amount - owed : 0;
}

async function payDocuments(
  tx: Transaction,
  { customerId, amount, paymentId, documents }: Required<CreditPayment>,
): Promise<void> {
  const [paid] = await insertCreditPayment(tx, customerId, amount, paymentId);
  if (!paid) return;
  const applied = await insertApplications(tx, {
    customerId,
    paymentId,
    documentIds: documents.map(({ id }) => id),
    amounts: documents.map((one) => one.amount),
  });
  const used = applied.reduce((sum, one) => sum + one.amount, 0);
  await recordAuditEvent(tx, {
    actorId: null,
    action: 'auth.credit_documents_paid',
    subjectId: customerId,
    detail: { paymentId, amount, applied: used, documents: applied.length },
  });
}
