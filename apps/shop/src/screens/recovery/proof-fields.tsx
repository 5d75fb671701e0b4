import type { User } from '@tonalia/contract/auth';
import { maskPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { CodeField } from '@tonalia/ui/code-field';
import { PasswordField } from '@tonalia/ui/password-field';
import { useState } from 'react';
import { call } from '../../api/http/client.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { clock, useSecondsLeft } from '../../features/sign-in/use-seconds-left.ts';
import { useOnce } from '../../forms/use-once.ts';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import type { PasswordForm } from './use-password-form.ts';

const texts = signInMessages.password;

export interface ProofFieldsProps {
  form: PasswordForm;
  user: User;
}

/** The current password; a code to the phone for accounts without one. */
export function ProofFields({ user, form }: ProofFieldsProps) {
  return user.has_password ? <PresentPassword form={form} /> : <OwnCode form={form} phone={user.phone ?? ''} />;
}

const PresentPassword = ({ form }: Pick<ProofFieldsProps, 'form'>) => (
  <PasswordField {...form.text('password')} label={texts.present} autoComplete="current-password" maxLength={128} />
);

function OwnCode({ form, phone }: Pick<ProofFieldsProps, 'form'> & { phone: string }) {
  const [sent, setSent] = useState<{ flowId: string; resendAt: number } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { isBusy, once } = useOnce();
  const left = useSecondsLeft(sent?.resendAt ?? 0);
  const error = form.error('code');
  const buttonError = refusal ?? (sent === null ? error : undefined);

  const send = () =>
    once(async () => {
      setRefusal(undefined);
      form.show({});
      try {
        const next = await askForCode(phone);
        setSent(next);
        form.change({ flowId: next.flowId, code: '' });
      } catch (cause) {
        setRefusal(refusalText(cause));
      }
    });

  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-text-2">
        {sent === null ? texts.byCode : texts.codeSentTo} <b className="text-text">{maskPhone(phone)}</b>.
      </p>
      {sent !== null && (
        <CodeField
          label={signInMessages.verify.label}
          value={form.values.code}
          error={error}
          onChange={(code) => form.change({ code })}
        />
      )}
      <Button
        variant="soft"
        data-invalid={buttonError !== undefined}
        loading={isBusy}
        disabledReason={left > 0 ? signInMessages.verify.waitFor(clock(left)) : undefined}
        onClick={() => void send()}
      >
        {sent === null ? texts.sendCode : `${signInMessages.verify.resend}${left > 0 ? ` (${clock(left)})` : ''}`}
      </Button>
      {buttonError !== undefined && (
        <p role="alert" className="text-small text-danger">
          {buttonError}
        </p>
      )}
    </div>
  );
}

/** Sends a code to the person's own phone, by the first available channel. */
async function askForCode(phone: string): Promise<{ flowId: string; resendAt: number }> {
  const { results: status } = await call('auth', 'POST /verify/user-status', { body: { phone } });
  const channel = status.channels[0] ?? 'sms';
  const { results } = await call('auth', 'POST /auth/verify', { body: { phone, channel } });
  return { flowId: results.flowId, resendAt: Date.now() + results.resendIn * 1000 };
}
