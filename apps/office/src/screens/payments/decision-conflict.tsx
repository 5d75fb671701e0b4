import { formatPesos } from '@tonalia/rules/money';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { ConflictNote, type ConflictNoteProps } from '../../components/conflict-note.tsx';
import { useNotify } from '../../components/notices.tsx';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { type OvertakenDecision, useDecision } from './use-decision.ts';

export type DecisionConflictProps = {
  conflict: OvertakenDecision;
  /** Another conflict by the time of the second try. */
  onOvertaken: (conflict: OvertakenDecision) => void;
  /** The decision here is dropped. `isOver`: the transfer waits no more. */
  onTake: (isOver: boolean) => void;
  onDone: () => void;
};

/** Another person decided first: both decisions. Only a refused proof can be decided again from here. */
export function DecisionConflict({ conflict, onOvertaken, onTake, onDone }: DecisionConflictProps) {
  const { transfer, mine, now } = conflict;
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const send = useDecision(transfer, onDone, onOvertaken);
  const isApproval = mine.act === 'approve';
  async function keep(): Promise<void> {
    setBusy(true);
    try {
      const refusal = await send(mine, now.proofSentAt);
      if (refusal) notify({ color: 'red', message: refusal.message });
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    } finally {
      setBusy(false);
    }
  }
  const note: ConflictNoteProps = {
    rows: [
      {
        name: texts.decision,
        mine: texts.decisions[isApproval ? 'approved' : 'rejected'],
        saved: texts.decisions[now.state],
      },
      {
        name: texts.field.amount,
        mine: isApproval ? formatPesos(mine.received) : null,
        saved: now.state === 'approved' ? formatPesos(now.amount) : null,
      },
      {
        name: texts.rejectDialog.reason,
        mine: isApproval ? null : mine.reason,
        saved: now.state === 'rejected' ? now.reason : null,
      },
    ],
    isBusy,
    onTake: () => onTake(now.state === 'approved' || now.state === 'over'),
    onKeep: now.state === 'rejected' ? () => void keep() : undefined,
  };
  // no operator ended its order, or sent another proof
  if (now.state === 'over' || now.state === 'waits') return <ConflictNote {...note} />;
  const about =
    now.orderId === null
      ? { kind: 'documentTransfer' as const, subject: transfer.customer._id }
      : { kind: 'transfer' as const, subject: now.orderId };
  return <SaveConflict about={{ ...about, name: transfer.orderCode }} {...note} />;
}
