import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { PasswordField } from '@tonalia/ui/password-field';
import { useState } from 'react';
import { signIn } from '../../api/sign-in/sign-in.ts';
import { EmailField, emailError } from '../../features/sign-in/email-field.tsx';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { useForm } from '../../forms/use-form.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { paths } from '../../paths.ts';

const texts = welcomeMessages.login;

/** E-mail and password; field errors are shown at the fields, refusals of the server above the button. */
export function LoginForm({ redirectTo }: { redirectTo: string | null }) {
  const go = useGo();
  const [isProving, setProving] = useState(false);
  const form = useForm({
    start: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailError(email),
      password: password === '' ? texts.passwordMissing : undefined,
    }),
    send: async ({ email, password }) => {
      try {
        await signIn(email.trim(), password, () => setProving(true));
      } finally {
        setProving(false);
      }
      go(redirectTo ?? paths.home(), { replace: true });
    },
    explain: (cause) => ({ notice: refusalText(cause) }),
  });

  return (
    <form {...form.props} className="mt-6 grid grid-cols-1 gap-4">
      <EmailField {...form.text('email')} />
      <PasswordField
        {...form.text('password')}
        label={texts.password}
        autoComplete="current-password"
        maxLength={128}
      />
      <RouteLink
        href={paths.recoveryPassword()}
        className="-my-2 flex min-h-11 items-center justify-self-start text-label text-brand-text hover:underline"
      >
        {texts.forgotten}
      </RouteLink>
      {isProving && <Notice color="gray" icon="lock" message={texts.proving} />}
      {form.notice !== null && <Notice color="red" message={form.notice} />}
      <Button type="submit" size="lg" full loading={form.isSending} className="mt-1 max-w-field">
        {texts.submit}
      </Button>
    </form>
  );
}
