import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { PasskeyCancelled, passkeysQuery, repeatWithPasskey } from '../api/passkeys.ts';
import { repeatSecondFactor } from '../api/sign-in.ts';
import { OfficeButton } from './office-button.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { actTexts } from '../messages/acts.es-CO.ts';
import { securityTexts } from '../messages/security.es-CO.ts';
import { stepUpTexts as texts } from '../messages/step-up.es-CO.ts';

export type StepUpDialogProps = {
  /** What the act does. */
  lead?: string;
  onClose: () => void;
  /** The act can be repeated for the next minutes. */
  onConfirmed: () => void;
};

/** Asks for the second factor again, for an act that the API refused with STEP_UP_REQUIRED. */
export function StepUpDialog({ lead = texts.lead, onClose, onConfirmed }: StepUpDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The dialog opens in an effect of its own, which runs before this one.
  useEffect(() => field.current?.focus(), []);

  const { data: known } = useQuery(passkeysQuery);
  const hasPasskey = known !== undefined && known.isPossible && known.passkeys.length > 0;

  async function send(prove: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await prove();
      onConfirmed();
    } catch (cause) {
      setFailure(wordsOf(cause));
      setBusy(false);
      field.current?.select();
    }
  }

  return (
    <OfficeDialog
      title={texts.title}
      asks={false}
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
          if (!isBusy) void send(() => repeatSecondFactor(code));
        }}
      >
        <p className="text-text-2">{lead}</p>
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
      {hasPasskey && (
        <OfficeButton
          look="secondary"
          icon="lock"
          className="mt-3 w-full"
          disabled={isBusy}
          onClick={() => void send(repeatWithPasskey)}
        >
          {securityTexts.usePasskey}
        </OfficeButton>
      )}
    </OfficeDialog>
  );
}

const wordsOf = (cause: unknown): string => {
  if (cause instanceof PasskeyCancelled) return securityTexts.cancelled;
  return isWrongCode(cause) ? texts.wrong : sentenceOf(cause);
};

/** A code that is too short is refused before it is compared. */
const isWrongCode = (cause: unknown): boolean =>
  cause instanceof CallFailure && (cause.code === 'CODE_WRONG' || cause.code === 'INVALID_REQUEST');
