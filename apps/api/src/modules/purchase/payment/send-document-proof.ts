import { randomInt } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Payment } from '@tonalia/contract/payment';
import { maxProofBytes } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockCreditAccount } from '../../customers/index.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { findPaymentById } from '../payment-view/payment-view.sql.ts';
import { toPayment } from '../payment-view/payment-wire.ts';
import { type ChosenDocument, chooseDocuments } from './choose-documents.ts';
import {
  findSameTransfer,
  findTransferMethod,
  insertDocumentTransfer,
  lockWaitingTransfers,
} from './document-transfer.sql.ts';
import { insertPaymentDocuments } from './payment.sql.ts';
import { heldUntil, readProof } from './proof.rules.ts';
import { saveProof } from './proof.sql.ts';

/**
 * Stores the proof of a bank transfer that pays documents of own credit; nothing of them changes before an operator approves it. A proof
 * of the same documents and amounts replaces the one that waits. PROOF_REFUSED, PAYMENT_METHOD_UNAVAILABLE without bank transfers, the
 * errors of `chooseDocuments`, and ROLE_NOT_ALLOWED for a member that does not see the credit.
 */
export async function sendDocumentProof(
  { db, clock }: { db: Database; clock: Clock },
  { actor, buyer }: BuyerCall,
  { documents, base64 }: { documents: readonly ChosenDocument[]; base64: string },
): Promise<Payment> {
  const { customerId } = buyer;
  if (buyer.member?.seesCredit === false) throw new AppError('ROLE_NOT_ALLOWED');
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxProofBytes) throw new AppError('PROOF_REFUSED', { why: 'size' });
  const kind = readProof(file);
  const now = clock.now();
  const same = { customerId, documentIds: documents.map(({ id }) => id), amounts: documents.map((one) => one.amount) };
  return inTransaction(db, async (tx) => {
    // payments before the account, as a review locks them
    await lockWaitingTransfers(tx, customerId);
    const [waiting] = await findSameTransfer(tx, same);
    await lockCreditAccount(tx, customerId);
    const proof = { kind, file, now, heldUntil: heldUntil(now) };
    if (waiting) await saveProof(tx, { ...proof, paymentId: waiting.id });
    // a request that was sent twice at once
    const [twin] = waiting ? [waiting] : await findSameTransfer(tx, same);
    const id = twin?.id ?? (await insert(tx, { actor, buyer }, documents));
    if (!twin) await saveProof(tx, { ...proof, paymentId: id });
    const [payment] = await findPaymentById(tx, id);
    if (!payment) throw new Error(`payment ${id} is gone`);
    return toPayment(payment);
  });
}

async function insert(
  tx: Transaction,
  { actor: { identityId }, buyer: { customerId, customerName } }: BuyerCall,
  wanted: readonly ChosenDocument[],
): Promise<string> {
  const [method] = await findTransferMethod(tx);
  if (!method) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const documents = await chooseDocuments(tx, customerId, wanted, { besideCharges: true });
  const amount = documents.reduce((sum, one) => sum + one.amount, 0);
  const [made] = await insertDocumentTransfer(tx, {
    customerId,
    identityId,
    method: method.reference,
    amount,
    code: `AB-${randomInt(10_000_000, 100_000_000)}`,
    customerName,
  });
  if (!made) throw new Error('a transfer was not written');
  await insertPaymentDocuments(tx, {
    paymentId: made.id,
    documentIds: documents.map(({ id }) => id),
    orderIds: documents.map(({ orderId }) => orderId),
    amounts: documents.map((one) => one.amount),
  });
  await recordAuditEvent(tx, {
    actorId: identityId,
    action: 'purchase.document_transfer_sent',
    subjectId: customerId,
    detail: { paymentId: made.id, amount, documents: documents.length },
  });
  return made.id;
}
