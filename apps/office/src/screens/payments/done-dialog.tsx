import type { OfficeRefund } from '@tonalia/contract/refunds-office';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { formatPesos } from '@tonalia/rules/money';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { finishRefund, finishRefunds, forgetMoney } from '../../api/payments.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useNotify } from '../../components/notices.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';

const LEAST_REFERENCE = 3;

export type DoneDialogProps = {
  /** One or more, which one transfer returned. */
  refunds: readonly OfficeRefund[];
  onClose: () => void;
};

/** Records refunds that were made by bank transfer, with its reference; of several it says which were refused. */
export function DoneDialog({ refunds, onClose }: DoneDialogProps) {
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
  const count = refunds.length;
  const amount = formatPesos(refunds.reduce((sum, one) => sum + one.amount, 0));
  const [refused, setRefused] = useState<string[]>([]);
  const isEnded = refused.length > 0;

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const refusals = await record(refunds, reference.trim());
      await forgetMoney(cache);
      notify({
        color: 'white',
        message: count === 1 ? texts.recorded(amount) : texts.recordedAll(count - refusals.length, count),
      });
      if (refusals.length === 0) return onClose();
      setRefused(refusals);
      setBusy(false);
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
      title={count === 1 ? texts.doneTitle(amount) : texts.allTitle(count, amount)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            type="submit"
            form={formId}
            busy={isBusy}
            disabled={isEnded || reference.trim().length < LEAST_REFERENCE}
          >
            {texts.confirm}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isEnded && reference.trim().length >= LEAST_REFERENCE) void send();
        }}
      >
        <Field
          ref={field}
          small
          className="max-w-none!"
          label={texts.reference}
          help={count === 1 ? texts.referenceHelp : texts.allHelp}
          error={problem}
          autoComplete="off"
          maxLength={80}
          value={reference}
          onChange={({ currentTarget }) => {
            setReference(currentTarget.value);
            setProblem(undefined);
          }}
        />
        {count > 1 && <Chosen refunds={refunds} />}
        {refused.map((why) => (
          <p key={why} role="alert" className="mt-2 text-small text-danger">
            {why}
          </p>
        ))}
      </form>
    </OfficeDialog>
  );
}

/** Sends one or several; the refusals, each with its order. A refund alone fails as a call. */
async function record(refunds: readonly OfficeRefund[], reference: string): Promise<string[]> {
  const [first] = refunds;
  if (refunds.length === 1 && first) {
    await finishRefund(first._id, reference);
    return [];
  }
  const { refused } = await finishRefunds(
    refunds.map(({ _id }) => _id),
    reference,
  );
  return refused.map(({ id, message }) => {
    const one = refunds.find(({ _id }) => _id === id);
    return `${one?.orderCode ?? one?.customer.name ?? id}: ${message}`;
  });
}

const Chosen = ({ refunds }: Pick<DoneDialogProps, 'refunds'>) => (
  <ul className="mt-3">
    {refunds.map(({ _id, customer, orderCode, amount }) => (
      <li key={_id} className="flex gap-3 border-t border-hair py-2">
        <span className="min-w-0 flex-1 truncate">{[customer.name, orderCode].filter(Boolean).join(', ')}</span>
        <b className="font-semibold">{formatPesos(amount)}</b>
      </li>
    ))}
  </ul>
);
