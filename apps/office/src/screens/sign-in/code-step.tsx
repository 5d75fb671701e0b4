import { useState } from 'react';
import { Button } from '@tonalia/ui/button';
import { CodeField } from '@tonalia/ui/code-field';
import { Field } from '@tonalia/ui/field';
import { type EnteredSession, sendCode } from '../../api/sign-in.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

export type AppCodeProps = {
  ticket: string;
  /** Without the way to use a recovery code: the second factor is being set up. */
  isEnrolling?: boolean;
  onDone: (session: EnteredSession) => void;
  /** The ticket ended: the password again. */
  onAgain: () => void;
};

/** The code of the authenticator app, or a recovery code. */
export function CodeStep({ ticket, isEnrolling = false, onDone, onAgain }: AppCodeProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { isBusy, failure, isTicketGone, send, forget } = useSend();
  const submit = (typed: string) =>
    void send(async () => {
      try {
        onDone(await sendCode(ticket, typed));
      } catch (cause) {
        setCode('');
        throw cause;
      }
    });
  const change = (typed: string) => {
    setCode(typed);
    forget();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTicketGone) onAgain();
        else submit(code);
      }}
    >
      {isRecovery ? (
        <Field
          label={texts.recovery}
          help={texts.recoveryLead}
          error={failure}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required={!isTicketGone}
          value={code}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : (
        <CodeField
          label={texts.code}
          value={code}
          onChange={change}
          onComplete={submit}
          error={failure}
          disabled={isBusy || isTicketGone}
          // The step before asked for it, and nothing else is on the page.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!isEnrolling}
        />
      )}
      <Button type="submit" full size="lg" loading={isBusy}>
        {isTicketGone ? texts.again : texts.confirm}
      </Button>
      {!isEnrolling && !isTicketGone && (
        <Button
          variant="ghost"
          full
          onClick={() => {
            setRecovery(!isRecovery);
            change('');
          }}
        >
          {isRecovery ? texts.useApp : texts.useRecovery}
        </Button>
      )}
    </form>
  );
}
