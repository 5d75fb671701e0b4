import { useState } from 'react';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { PasswordField } from '@tonalia/ui/password-field';
import { passwordMinLength } from '@tonalia/contract/limits';
import type { SignInStep } from '@tonalia/contract/office';
import { type TypedOwner, makeFirstOwner } from '../../api/first-run.ts';
import { firstOwnerTexts as texts } from '../../messages/first-owner.es-CO.ts';
import { signInTexts } from '../../messages/sign-in.es-CO.ts';
import { useSend } from './use-send.ts';

/** Name, mail and password of the first owner. */
export function FirstOwnerForm({ token, onDone }: { token: string; onDone: (next: SignInStep) => void }) {
  const [typed, setTyped] = useState<TypedOwner>({ name: '', email: '', password: '' });
  const { isBusy, failure, send, forget } = useSend();
  const change = (part: Partial<TypedOwner>) => {
    setTyped((before) => ({ ...before, ...part }));
    forget();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => onDone(await makeFirstOwner(token, { ...typed, email: typed.email.trim() })));
      }}
    >
      <Field
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        value={typed.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Field
        label={signInTexts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={typed.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <PasswordField
        label={signInTexts.password}
        help={signInTexts.passwordHelp(passwordMinLength)}
        error={failure}
        autoComplete="new-password"
        required
        minLength={passwordMinLength}
        value={typed.password}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      <Button type="submit" full size="lg" loading={isBusy}>
        {texts.create}
      </Button>
    </form>
  );
}
