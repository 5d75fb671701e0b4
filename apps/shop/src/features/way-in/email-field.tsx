import { isEmail } from '@tonalia/rules/email';
import { Field } from '@tonalia/ui/field';
import type { FieldProps } from '@tonalia/ui/field';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';

const texts = welcomeMessages.login;

/** The error of an e-mail as it was typed. */
export function emailError(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return texts.emailMissing;
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** The e-mail of an account. */
export function EmailField(field: Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>) {
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
