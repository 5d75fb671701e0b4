import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { officeIdleHours } from '@tonalia/rules/policy';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { PasswordField } from '@tonalia/ui/password-field';
import type { SignInStep } from '@tonalia/contract/office';
import { sendPassword } from '../../api/sign-in.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

/** E-mail and password. */
export function PasswordStep({
  isSecond = false,
  onDone,
}: {
  /** Below a passkey, which is the first way. */
  isSecond?: boolean;
  onDone: (next: SignInStep, email: string) => void;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, failure, send, forget } = useSend();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => onDone(await sendPassword(email.trim(), password), email.trim()));
      }}
    >
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <div className="relative">
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={failure}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            forget();
          }}
        />
        {/* after the field, so that Tab goes from the address to the password */}
        <Link
          to="/recuperar"
          className="touch-area absolute top-0 right-0 z-1 text-[0.8125rem] leading-[1.4] font-semibold text-brand-text no-underline hover:underline"
        >
          {texts.forgot}
        </Link>
      </div>
      <Button
        type="submit"
        variant={isSecond ? 'secondary' : 'primary'}
        full
        size="lg"
        loading={isBusy}
        className="mt-1"
      >
        {texts.next}
      </Button>
      <p className="text-[0.8125rem] text-text-2">{texts.remembered(officeIdleHours)}</p>
    </form>
  );
}
