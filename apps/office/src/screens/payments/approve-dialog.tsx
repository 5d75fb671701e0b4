import type { BankLine } from '@tonalia/contract/bank-lines';
import type { TransferDetail } from '@tonalia/contract/transfers-office';
import { useId, useState } from 'react';
import { RadioCard } from '@tonalia/ui/radio-card';
import { formatPesos } from '@tonalia/rules/money';
import { sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { paymentsTexts } from '../../messages/payments.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import type { ApprovalDetail, DecisionRefusal } from './decide.ts';

const texts = paymentsTexts.dialog;

export type ApproveDialogProps = {
  transfer: TransferDetail;
  line: BankLine | undefined;
  /** Resolves to the refusal, if any. */
  onApprove: (more: ApprovalDetail) => Promise<DecisionRefusal | undefined>;
  onClose: () => void;
};

/** Asks what arrived, when the bank does not show the amount of the order; for more the second factor too. */
export function ApproveDialog({ transfer, line, onApprove, onClose }: ApproveDialogProps) {
  const formId = useId();
  const { amount, hasBalance, documents } = transfer;
  const [received, setReceived] = useState<number | null>(line?.amount ?? amount);
  const [surplus, setSurplus] = useState<'source' | 'balance'>('source');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asksFactor, setAsksFactor] = useState(false);
  const extra = (received ?? 0) - amount;

  async function send(): Promise<void> {
    if (received === null || received < 1) return setProblem(texts.receivedError);
    setBusy(true);
    setProblem(undefined);
    try {
      const refusal = await onApprove({
        ...(received !== amount && { received }),
        ...(extra > 0 && { surplus }),
        ...(line && { lineId: line._id }),
      });
      if (refusal === undefined) onClose();
      else if (refusal.code === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else setProblem(refusal.message);
    } catch (cause) {
      setProblem(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  if (asksFactor)
    return (
      <StepUpDialog
        lead={stepUpTexts.leads.approve}
        onClose={() => setAsksFactor(false)}
        onConfirmed={() => {
          setAsksFactor(false);
          void send();
        }}
      />
    );
  return (
    <OfficeDialog
      title={line ? texts.differs : texts.unseen}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {paymentsTexts.cancel}
          </OfficeButton>
          <OfficeButton type="submit" form={formId} busy={isBusy}>
            {paymentsTexts.approve(formatPesos(received ?? 0))}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        {!line && <p className="text-text-2">{texts.unseenText}</p>}
        <PesoField
          label={texts.received}
          isFirst
          value={received}
          error={problem}
          onChange={(pesos) => {
            setReceived(pesos);
            setProblem(undefined);
          }}
        />
        <p aria-live="polite" className={extra === 0 ? 'text-text-2' : 'text-warn'}>
          {wordsOf(extra, documents !== null)}
        </p>
        {extra > 0 && !documents && (
          <fieldset className="grid gap-2">
            <legend className="sr-only">{texts.surplus}</legend>
            <RadioCard
              name={`${formId}-surplus`}
              title={texts.toSource}
              text={texts.toSourceText}
              checked={surplus === 'source'}
              onChange={() => setSurplus('source')}
            />
            {hasBalance && (
              <RadioCard
                name={`${formId}-surplus`}
                title={texts.toBalance}
                text={texts.toBalanceText}
                checked={surplus === 'balance'}
                onChange={() => setSurplus('balance')}
              />
            )}
          </fieldset>
        )}
      </form>
    </OfficeDialog>
  );
}

function wordsOf(extra: number, paysDocuments: boolean): string {
  if (paysDocuments) return extra > 0 ? texts.inFavour(formatPesos(extra)) : texts.applied;
  if (extra === 0) return texts.exact;
  return extra < 0 ? texts.less(formatPesos(-extra)) : texts.more(formatPesos(extra));
}
