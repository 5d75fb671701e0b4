import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { officeIdleHours } from '@tonalia/rules/policy';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Field } from '@tonalia/ui/field';
import { PasswordField } from '@tonalia/ui/password-field';
import type { SignInStep } from '@tonalia/contract/office';
import { sendPassword } from '../../api/sign-in.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

const screenOutline = 'M4 3h16a2 2 0 012 2v10a2 2 0 01-2 2H4a2 2 0 01-2-2V5a2 2 0 012-2M8 21h8M12 17v4';

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
      <p className="flex items-center gap-2 text-[0.8125rem] text-text-2">
        <Icon name={screenOutline} size="xs" />
        {texts.remembered(officeIdleHours)}
      </p>
    </form>
  );
}
