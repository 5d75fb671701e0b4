import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { formatPesos } from '@tonalia/rules/money';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { finishRefund, forgetMoney } from '../../api/payments.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useNotify } from '../../components/notices.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';

const LEAST_REFERENCE = 3;

/** Records a refund that was made by bank transfer, with its reference. */
export function DoneDialog({ refund, onClose }: { refund: OfficeRefund; onClose: () => void }) {
  const formId = useId();
  const cache = useQueryClient();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asksFactor, setAsksFactor] = useState(false);
  // The dialog opens in an effect of its own, which runs before this one.
  useEffect(() => field.current?.focus(), []);
  const amount = formatPesos(refund.amount);

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await finishRefund(refund._id, reference.trim());
      await forgetMoney(cache);
      notify({ color: 'white', message: texts.recorded(amount) });
      onClose();
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else setProblem(sentenceOf(cause));
      setBusy(false);
    }
  }

  if (asksFactor)
    return (
      <StepUpDialog
        onClose={() => setAsksFactor(false)}
        onConfirmed={() => {
          setAsksFactor(false);
          void send();
        }}
      />
    );

  return (
    <OfficeDialog
      title={texts.doneTitle(amount)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton type="submit" form={formId} busy={isBusy} disabled={reference.trim().length < LEAST_REFERENCE}>
            {texts.confirm}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && reference.trim().length >= LEAST_REFERENCE) void send();
        }}
      >
        <Field
          ref={field}
          small
          className="max-w-none!"
          label={texts.reference}
          help={texts.referenceHelp}
          error={problem}
          autoComplete="off"
          maxLength={80}
          value={reference}
          onChange={({ currentTarget }) => {
            setReference(currentTarget.value);
            setProblem(undefined);
          }}
        />
      </form>
    </OfficeDialog>
  );
}
