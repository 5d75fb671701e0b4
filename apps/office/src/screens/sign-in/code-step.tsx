import { useState } from 'react';
import { Button } from '@tonalia/ui/button';
import { CodeField } from '@tonalia/ui/code-field';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { Field } from '@tonalia/ui/field';
import { type EnteredSession, sendCode } from '../../api/sign-in.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { securityTexts } from '../../messages/security.es-CO.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

export type AppCodeProps = {
  ticket: string;
  /** Without the way to use a recovery code: the second factor is being set up. */
  isEnrolling?: boolean;
  /** Where the account has one. */
  onPasskey?: (() => void) | undefined;
  onDone: (session: EnteredSession) => void;
  /** The ticket ended: the password again. */
  onAgain: () => void;
};

/** The code of the authenticator app, or a recovery code. */
export function CodeStep({ ticket, isEnrolling = false, onPasskey, onDone, onAgain }: AppCodeProps) {
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
        <div className="border-t border-line pt-3">
          {onPasskey && <OtherWay icon={rareOutlines.key} label={securityTexts.usePasskey} onClick={onPasskey} />}
          <OtherWay
            icon={isRecovery ? 'phone' : LIFE_BUOY}
            label={isRecovery ? texts.useApp : texts.useRecovery}
            onClick={() => {
              setRecovery(!isRecovery);
              change('');
            }}
          />
        </div>
      )}
    </form>
  );
}

/** Lucide's `life-buoy`: only this step draws it. */
const LIFE_BUOY =
  'M22 12a10 10 0 11-20 0 10 10 0 0120 0M16 12a4 4 0 11-8 0 4 4 0 018 0M4.93 4.93l4.24 4.24M14.83 14.83l4.24 4.24M14.83 9.17l4.24-4.24M4.93 19.07l4.24-4.24';

type OtherWayProps = { icon: IconProps['name']; label: string; onClick: () => void };

/** Another second factor. */
const OtherWay = ({ icon, label, onClick }: OtherWayProps) => (
  <button
    type="button"
    className="pressable flex min-h-12 w-full items-center gap-3 rounded-[12px] text-left text-label"
    onClick={onClick}
  >
    <Icon name={icon} size="sm" className="text-text-2" />
    <span className="flex-1">{label}</span>
    <Icon name="chevron-right" size="xs" className="text-text-2" />
  </button>
);
