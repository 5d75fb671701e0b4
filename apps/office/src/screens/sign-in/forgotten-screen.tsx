import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SignInStep } from '@tonalia/contract/office';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { askPasswordLink, readPasswordLink, setForgottenPassword } from '../../api/forgotten.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { forgottenTexts as texts } from '../../messages/forgotten.es-CO.ts';
import { signInTexts } from '../../messages/sign-in.es-CO.ts';
import { Door } from './door.tsx';
import { isLinkOver } from './is-link-over.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useEnter } from './use-enter.ts';
import { useSend } from './use-send.ts';

/** A forgotten password: the address, or the password for the link of the mail. The token is in the hash, which no server logs. */
export function ForgottenScreen() {
  const token = useLocation({ select: ({ hash }) => hash });
  return token === '' ? <AskLink /> : <SetPassword key={token} token={token} />;
}

const ToSignIn = () => (
  <Link to="/entrar" className={`${officeButtonClass('secondary')} w-full`}>
    {signInTexts.goToSignIn}
  </Link>
);

function AskLink() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState<boolean>();
  const { isBusy, failure, send, forget } = useSend();
  if (isSent !== undefined)
    return (
      <Door
        title={isSent ? texts.linkSentTitle : texts.forgotTitle}
        lead={isSent ? texts.linkSent(email.trim()) : texts.noMail}
      >
        <ToSignIn />
      </Door>
    );
  return (
    <Door title={texts.forgotTitle} lead={texts.forgotLead}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => setSent(await askPasswordLink(email.trim())));
        }}
      >
        <Field
          label={signInTexts.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={failure}
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            forget();
          }}
        />
        <Button type="submit" full size="lg" loading={isBusy} className="mt-1">
          {texts.sendLink}
        </Button>
        <ToSignIn />
      </form>
    </Door>
  );
}

function SetPassword({ token }: { token: string }) {
  const enter = useEnter('/');
  const navigate = useNavigate();
  const [next, setNext] = useState<SignInStep>();
  const known = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => readPasswordLink(token),
    enabled: next === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (next)
    return (
      <SecondFactor
        next={next}
        email={known.data?.email}
        onDone={enter}
        // the link is spent: the password is typed again
        onAgain={() => void navigate({ to: '/entrar' })}
      />
    );
  if (known.data)
    return (
      <Door title={texts.forgotTitle} lead={texts.setLead(known.data.email)}>
        <NewPasswordForm
          email={known.data.email}
          act={texts.setPassword}
          onSend={(password) => setForgottenPassword(token, password)}
          onDone={setNext}
        />
      </Door>
    );
  if (!known.error) return null;
  return isLinkOver(known.error) ? (
    <Door title={signInTexts.invitationGone} lead={texts.linkGone}>
      <Link to="/recuperar" className={`${officeButtonClass('primary')} w-full`}>
        {texts.askAgain}
      </Link>
    </Door>
  ) : (
    <Door title={texts.forgotTitle}>
      <LoadFailure what="el enlace" cause={known.error} onRetry={() => void known.refetch()} />
    </Door>
  );
}
