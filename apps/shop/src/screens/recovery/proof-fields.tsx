import type { User } from '@tonalia/contract/auth';
import type { Proof } from '@tonalia/contract/people';
import { maskPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { CodeField } from '@tonalia/ui/code-field';
import { PasswordField } from '@tonalia/ui/password-field';
import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { z } from 'zod';
import { call } from '../../api/http/client.ts';
import { refusalText } from '../../features/way-in/refusal-text.ts';
import { clock, useSecondsLeft } from '../../features/way-in/use-seconds-left.ts';
import { wayInMessages } from '../../messages/way-in.es-CO.ts';

const texts = wayInMessages.password;

/** What shows that it is the owner, or the sentence of what is missing. */
export interface GivenProof {
  read: () => Proof | string;
  focus: () => void;
}

type Props = { ref: Ref<GivenProof>; error: string | undefined; onType: () => void };

/** The current password; a code to the phone for accounts without one. */
export function ProofFields({ user, ...rest }: Props & { user: z.output<typeof User> }) {
  return user.has_password ? <PresentPassword {...rest} /> : <OwnCode {...rest} phone={user.phone ?? ''} />;
}

function PresentPassword({ ref, error, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    read: () => (field.current?.value ? { password: field.current.value } : texts.presentMissing),
    focus: () => field.current?.focus(),
  }));
  return (
    <PasswordField
      ref={field}
      label={texts.present}
      name="password"
      autoComplete="current-password"
      maxLength={128}
      error={error}
      onInput={onType}
    />
  );
}

function OwnCode({ ref, error, onType, phone }: Props & { phone: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<{ flowId: string; resendAt: number } | null>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const left = useSecondsLeft(sent?.resendAt ?? 0);

  useImperativeHandle(ref, () => ({
    read: () => (sent === null || code.length < 6 ? texts.codeMissing : { flowId: sent.flowId, code }),
    focus: () => box.current?.querySelector<HTMLElement>('input, button')?.focus(),
  }));

  async function send() {
    setSending(true);
    setRefusal(undefined);
    onType();
    try {
      setSent(await askForCode(phone));
      setCode('');
    } catch (cause) {
      setRefusal(refusalText(cause));
    } finally {
      setSending(false);
    }
  }

  return (
    <div ref={box} className="grid grid-cols-1 gap-3">
      <p className="text-text-2">
        {sent === null ? texts.byCode : texts.codeSentTo} <b className="text-text">{maskPhone(phone)}</b>.
      </p>
      {sent !== null && (
        <CodeField
          label={wayInMessages.verify.label}
          value={code}
          error={error}
          onChange={(digits) => {
            setCode(digits);
            onType();
          }}
        />
      )}
      <Button
        variant="soft"
        loading={isSending}
        disabledReason={left > 0 ? wayInMessages.verify.waitFor(clock(left)) : undefined}
        onClick={() => void send()}
      >
        {sent === null ? texts.sendCode : `${wayInMessages.verify.resend}${left > 0 ? ` (${clock(left)})` : ''}`}
      </Button>
      {(refusal ?? (sent === null ? error : undefined)) && (
        <p role="alert" className="text-small text-danger">
          {refusal ?? error}
        </p>
      )}
    </div>
  );
}

/** A code to the person's own phone, by the first way there is. */
async function askForCode(phone: string): Promise<{ flowId: string; resendAt: number }> {
  const { results: status } = await call('auth', 'POST /verify/user-status', { body: { phone } });
  const channel = status.channels[0] ?? 'sms';
  const { results } = await call('auth', 'POST /auth/verify', { body: { phone, channel } });
  return { flowId: results.flowId, resendAt: Date.now() + results.resendIn * 1000 };
}
