import type { TransferDecision, TransferDetail } from '@tonalia/contract/transfers-office';
import { useQueryClient } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { forgetMoney } from '../../api/payments.ts';
import { useNotify } from '../../components/notices.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { type DecisionRefusal, type OwnDecision, decide } from './decide.ts';

/** A decision here, and the other one that came first. */
export interface OvertakenDecision {
  transfer: TransferDetail;
  mine: OwnDecision;
  now: TransferDecision;
}

export type SendDecision = (mine: OwnDecision, seen?: string | null) => Promise<DecisionRefusal | undefined>;

/** Decides on a transfer as it is seen. Resolves to the refusal, if any; `onOvertaken` gets both decisions when another one came first. */
export function useDecision(
  transfer: TransferDetail,
  onDone: () => void,
  onOvertaken: (both: OvertakenDecision) => void,
): SendDecision {
  const cache = useQueryClient();
  const notify = useNotify();
  const { _id, amount, orderCode, proof } = transfer;
  return async (mine, seen = proof?.sentAt ?? null) => {
    const { refusal, overtaken } = await decide(_id, seen, mine);
    if (overtaken) onOvertaken({ transfer, mine, now: overtaken });
    const isDone = !refusal && !overtaken;
    // a transfer that was decided is no longer there to ask for
    await forgetMoney(cache, isDone ? _id : undefined);
    if (!isDone) return refusal;
    notify({ color: 'white', message: doneWords(mine, amount, orderCode) });
    onDone();
    return undefined;
  };
}

function doneWords(mine: OwnDecision, amount: number, orderCode: string): string {
  if (mine.act === 'reject') return texts.rejected(orderCode);
  const words = mine.received < amount ? texts.approvedPart : texts.approved;
  return words(formatPesos(mine.received), orderCode);
}
