import { isEmail } from '@tonalia/rules/email';
import { Field } from '@tonalia/ui/field';
import type { ComponentProps } from 'react';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';

const texts = welcomeMessages.login;

/** What is wrong with an e-mail as it was typed. */
export function emailFault(email: string): string | undefined {
  if (email === '') return texts.emailMissing;
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** The e-mail of an account. `onCheck` is told when it is to be looked at: once it was left, and while it is wrong. */
export function EmailField({
  onCheck,
  ...field
}: Pick<ComponentProps<typeof Field>, 'ref' | 'error'> & { onCheck: (email: string) => void }) {
  return (
    <Field
      {...field}
      label={texts.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      onBlur={({ currentTarget: { value } }) => value.trim() !== '' && onCheck(value.trim())}
      onInput={({ currentTarget: { value } }) => field.error && onCheck(value.trim())}
    />
  );
}
