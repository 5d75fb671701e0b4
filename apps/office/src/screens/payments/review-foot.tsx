import type { BankLine } from '@tonalia/contract/bank-lines';
import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { mayDo, useOperator } from '../../api/session.ts';
import { Key, OfficeButton } from '../../components/office-button.tsx';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import type { ApprovalDetail } from './decide.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { type OvertakenDecision, useDecision } from './use-decision.ts';

export type ReviewFootProps = {
  transfer: TransferDetail;
  line: BankLine | undefined;
  onDone: () => void;
  /** Another person decided first. */
  onOvertaken: (both: OvertakenDecision) => void;
};

/** Approve and reject. What the bank confirms is approved at once; anything else asks first. */
export function ReviewFoot({ transfer, line, onDone, onOvertaken }: ReviewFootProps) {
  const operator = useOperator();
  const notify = useNotify();
  const [dialog, setDialog] = useState<'approve' | 'reject' | 'ask'>();
  const [isBusy, setBusy] = useState(false);
  const mayReview = mayDo(operator, 'transfers.review');
  const { amount, proof } = transfer;
  const isSure = line?.amount === amount;
  const send = useDecision(transfer, onDone, onOvertaken);
  const approve = (more: ApprovalDetail) => send({ act: 'approve', received: more.received ?? amount, more });

  async function approveAtOnce(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const refusal = await approve(line ? { lineId: line._id } : {});
      if (refusal) notify({ color: 'red', message: refusal.message });
    } catch (cause) {
      notify(failureNotice(cause, () => void approveAtOnce()));
    } finally {
      setBusy(false);
    }
  }

  const begin = () => (isSure ? void approveAtOnce() : setDialog('approve'));
  useKeys({ a: mayReview ? begin : undefined, r: mayReview ? () => setDialog('reject') : undefined });
  return (
    <footer className="act-bar flex items-center gap-2.5 border-t border-line bg-surface max-lg:gap-3 lg:sticky lg:bottom-0 lg:h-[68px] lg:px-7">
      <span className="flex items-center gap-[5px] text-[0.8125rem] text-text-2 max-lg:hidden">
        <Key>J</Key>
        <Key>K</Key>
        <span className="ml-1.5">{texts.otherOne}</span>
      </span>
      <span className="flex-1 max-lg:hidden" />
      {mayReview && (
        <>
          {proof && (
            <OfficeButton look="ghost" className="text-text-2! max-xl:hidden" onClick={() => setDialog('ask')}>
              {texts.askProof}
            </OfficeButton>
          )}
          <OfficeButton
            look="secondary"
            icon="x"
            letter="R"
            className="text-danger! max-lg:[&>svg]:hidden"
            onClick={() => setDialog('reject')}
          >
            {texts.reject}
          </OfficeButton>
          <OfficeButton
            look={isSure ? 'primary' : 'secondary'}
            icon="check"
            letter="A"
            busy={isBusy}
            className="max-lg:flex-1 max-lg:[&>svg:not(.spin)]:hidden"
            onClick={begin}
          >
            {texts.approve(formatPesos(amount))}
          </OfficeButton>
        </>
      )}
      {dialog === 'approve' && (
        <ApproveDialog transfer={transfer} line={line} onApprove={approve} onClose={() => setDialog(undefined)} />
      )}
      {(dialog === 'reject' || dialog === 'ask') && (
        <RejectDialog
          orderCode={transfer.orderCode}
          onReject={(reason) => send({ act: 'reject', reason })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </footer>
  );
}
