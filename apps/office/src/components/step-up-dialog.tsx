import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { repeatSecondFactor } from '../api/sign-in.ts';
import { OfficeButton } from './office-button.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { actTexts } from '../messages/acts.es-CO.ts';
import { stepUpTexts as texts } from '../messages/step-up.es-CO.ts';

export type StepUpDialogProps = {
  onClose: () => void;
  /** The act can be repeated for the next minutes. */
  onConfirmed: () => void;
};

/** Asks for the second factor again, for an act that the API refused with STEP_UP_REQUIRED. */
export function StepUpDialog({ onClose, onConfirmed }: StepUpDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The dialog opens in an effect of its own, which runs before this one.
  useEffect(() => field.current?.focus(), []);

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await repeatSecondFactor(code);
      onConfirmed();
    } catch (cause) {
      setFailure(isWrongCode(cause) ? texts.wrong : sentenceOf(cause));
      setBusy(false);
      field.current?.select();
    }
  }

  return (
    <OfficeDialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {actTexts.back}
          </OfficeButton>
          <OfficeButton type="submit" form={formId} busy={isBusy} disabled={code.trim() === ''}>
            {texts.confirm}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void confirm();
        }}
      >
        <p className="text-text-2">{texts.lead}</p>
        <Field
          ref={field}
          small
          className="max-w-none!"
          label={texts.code}
          error={failure}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={20}
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setFailure(undefined);
          }}
        />
      </form>
    </OfficeDialog>
  );
}

/** A code that is too short is refused before it is compared. */
const isWrongCode = (cause: unknown): boolean =>
  cause instanceof CallFailure && (cause.code === 'CODE_WRONG' || cause.code === 'INVALID_REQUEST');
