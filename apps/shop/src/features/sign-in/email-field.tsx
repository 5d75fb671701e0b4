import { isEmail } from '@tonalia/rules/email';
import { Field } from '@tonalia/ui/field';
import type { TextProps } from '../../forms/text-events.ts';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';

const texts = welcomeMessages.login;

/** The error text of a typed e-mail; undefined when it is valid. */
export function emailError(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return texts.emailMissing;
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** A field for the e-mail of an account. */
export function EmailField(field: TextProps) {
  return (
    <Field
      {...field}
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
