import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { RadioCard } from '@tonalia/ui/radio-card';
import { sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { paymentsTexts } from '../../messages/payments.es-CO.ts';
import type { DecisionRefusal } from './decide.ts';

const texts = paymentsTexts.rejectDialog;
const LEAST_REASON = 3;

export type RejectDialogProps = {
  orderCode: string;
  /** Resolves to the refusal, if any. */
  onReject: (reason: string) => Promise<DecisionRefusal | undefined>;
  onClose: () => void;
};

/** Refuses the proof with a reason that the customer reads; 1 to 6 choose it. */
export function RejectDialog({ orderCode, onReject, onClose }: RejectDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(texts.reasons[0] ?? '');
  const [own, setOwn] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  // The dialog opens in an effect of its own, which runs before this one.
  useEffect(() => first.current?.focus(), []);
  const reason = (chosen === texts.other ? own : chosen).trim();
  const reasons = [...texts.reasons, texts.other];

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const refusal = await onReject(reason);
      if (refusal) setProblem(refusal.message);
      else onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <OfficeDialog
      title={texts.title(orderCode)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {paymentsTexts.cancel}
          </OfficeButton>
          <OfficeButton look="danger" type="submit" form={formId} busy={isBusy} disabled={reason.length < LEAST_REASON}>
            {texts.act}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && reason.length >= LEAST_REASON) void send();
        }}
      >
        <p className="text-text-2">{texts.text}</p>
        {/* Keys 1 to 6 choose like the arrows of the radios inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the radios have the focus */}
        <fieldset
          className="grid"
          onKeyDown={({ key, target }) => {
            const picked = reasons[Number(key) - 1];
            if (picked !== undefined && !(target instanceof HTMLInputElement && target.type === 'text'))
              setChosen(picked);
          }}
        >
          <legend className="sr-only">{texts.reason}</legend>
          {reasons.map((one, at) => (
            <RadioCard
              key={one}
              ref={at === 0 ? first : undefined}
              name={`${formId}-reason`}
              look="row"
              className="min-h-11! py-1!"
              title={one}
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
          ))}
        </fieldset>
        {chosen === texts.other && (
          <Field
            small
            className="max-w-none!"
            label={texts.own}
            maxLength={200}
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
        )}
        {problem && (
          <p role="alert" className="text-small text-danger">
            {problem}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
