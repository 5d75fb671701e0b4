import { useState } from 'react';
import { passwordMinLength } from '@tonalia/contract/limits';
import type { SignInStep } from '@tonalia/contract/office';
import { Button } from '@tonalia/ui/button';
import { PasswordField } from '@tonalia/ui/password-field';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

export type NewPasswordFormProps = {
  email: string;
  /** The words of its button. */
  act: string;
  onSend: (password: string) => Promise<SignInStep>;
  onDone: (next: SignInStep) => void;
};

/** A password for the account of a link. */
export function NewPasswordForm({ email, act, onSend, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const { isBusy, failure, send, forget } = useSend();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => onDone(await onSend(password)));
      }}
    >
      {/* Password managers store the password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.newPassword}
        help={texts.passwordHelp(passwordMinLength)}
        error={failure}
        autoComplete="new-password"
        required
        minLength={passwordMinLength}
        value={password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          forget();
        }}
      />
      <Button type="submit" full size="lg" loading={isBusy}>
        {act}
      </Button>
    </form>
  );
}
