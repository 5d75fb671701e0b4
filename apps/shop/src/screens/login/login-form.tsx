import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { PasswordField } from '@tonalia/ui/password-field';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { signIn } from '../../api/sign-in/sign-in.ts';
import { EmailField, emailFault } from '../../features/way-in/email-field.tsx';
import { refusalText } from '../../features/way-in/refusal-text.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { welcomeMessages } from '../../messages/welcome.es-CO.ts';
import { paths } from '../../paths.ts';

type Wrong = { email?: string; password?: string };

function check(email: string, password: string): Wrong {
  const wrong: Wrong = {};
  const fault = emailFault(email);
  if (fault) wrong.email = fault;
  if (password === '') wrong.password = welcomeMessages.login.passwordMissing;
  return wrong;
}

/** E-mail and password; field errors are shown at the fields, refusals of the server above the button. */
export function LoginForm({ redirectTo }: { redirectTo: string | null }) {
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isProving, setProving] = useState(false);

  function values() {
    const typed = (name: keyof Wrong) =>
      form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
    return { email: typed('email').trim(), password: typed('password') };
  }
  function recheck(name: keyof Wrong) {
    const { email, password } = values();
    setWrong((before) => ({ ...before, [name]: check(email, password)[name] }));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const { email, password } = values();
    const found = check(email, password);
    setWrong(found);
    setRefusal(null);
    const first = (['email', 'password'] as const).find((name) => found[name]);
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
      return;
    }
    setSending(true);
    try {
      await signIn(email, password, () => setProving(true));
      go(redirectTo ?? paths.home(), { replace: true });
    } catch (cause) {
      setRefusal(refusalText(cause));
    } finally {
      setSending(false);
      setProving(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid grid-cols-1 gap-4"
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      <EmailField error={wrong.email} onCheck={() => recheck('email')} />
      <PasswordField
        label={welcomeMessages.login.password}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        error={wrong.password}
        onInput={() => wrong.password && recheck('password')}
      />
      <RouteLink
        href={paths.recoveryPassword()}
        className="-my-2 flex min-h-11 items-center justify-self-start text-label text-brand-text hover:underline"
      >
        {welcomeMessages.login.forgotten}
      </RouteLink>
      {isProving && <Notice color="gray" icon="lock" message={welcomeMessages.login.proving} />}
      {refusal !== null && <Notice color="red" message={refusal} />}
      <Button type="submit" size="lg" full loading={isSending} className="mt-1 max-w-field">
        {welcomeMessages.login.submit}
      </Button>
    </form>
  );
}
