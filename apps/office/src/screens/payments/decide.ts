import type { BulkResult } from '@tonalia/contract/office-wire';
import type { TransferDecision } from '@tonalia/contract/transfers-office';
import { type ApprovalRequest, approveTransfers, readDecision, rejectTransfer } from '../../api/payments.ts';

/** The message of an approval. */
export type ApprovalDetail = Omit<ApprovalRequest, 'ids' | 'seen'>;

/** The decision on a transfer; `received` in pesos. */
export type OwnDecision =
  | { act: 'approve'; received: number; more: ApprovalDetail }
  | { act: 'reject'; reason: string };

export type DecisionRefusal = BulkResult['refused'][number];

/** The answer: done when it has neither. `overtaken` is what another person decided first. */
export interface DecisionAnswer {
  refusal?: DecisionRefusal;
  overtaken?: TransferDecision;
}

/** Sends a decision on the proof that was `seen`. The same decision of another person counts as done. */
export async function decide(id: string, seen: string | null, mine: OwnDecision): Promise<DecisionAnswer> {
  const { refused, unchanged } = await (mine.act === 'approve'
    ? approveTransfers({ ids: [id], seen, ...mine.more })
    : rejectTransfer(id, mine.reason, seen));
  const [refusal] = refused;
  if (!refusal && unchanged.length === 0) return {};
  if (refusal && refusal.code !== 'TRANSFER_REVIEWED' && refusal.code !== 'VERSION_CONFLICT') return { refusal };
  const now = await readDecision(id);
  // a line of the bank with another amount is refused as old too
  if (refusal && now.state === 'waits' && now.proofSentAt === seen) return { refusal };
  return isSame(mine, now) ? {} : { overtaken: now };
}

const isSame = (mine: OwnDecision, { state, amount, reason }: TransferDecision): boolean =>
  mine.act === 'approve'
    ? state === 'approved' && amount === mine.received
    : state === 'rejected' && reason === mine.reason;
