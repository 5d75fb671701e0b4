import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@tonalia/ui/button';
import { PasswordField } from '@tonalia/ui/password-field';
import { passwordMinLength } from '@tonalia/contract/limits';
import { isSignedOut } from '../../api/call.ts';
import { CallFailure } from '../../api/call-failure.ts';
import type { SignInStep } from '@tonalia/contract/office';
import { acceptInvitation, readInvitation } from '../../api/sign-in.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { Door } from './door.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useEnter } from './use-enter.ts';
import { useSend } from './use-send.ts';

/** The link of an invitation: a password, then the second factor. The token is in the hash, which no server logs. */
export function InvitationScreen() {
  const token = useLocation({ select: ({ hash }) => hash });
  const enter = useEnter('/');
  const [next, setNext] = useState<SignInStep>();
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(token),
    enabled: next === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (next)
    return <SecondFactor next={next} email={invited.data?.email} onDone={enter} onAgain={() => setNext(undefined)} />;
  if (invited.data)
    return (
      <Door title={texts.invitationTitle(invited.data.name)} lead={texts.invitationLead(invited.data.email)}>
        <NewPassword token={token} email={invited.data.email} onDone={setNext} />
      </Door>
    );
  if (!invited.error) return null;
  return isOver(invited.error) ? (
    <Door title={texts.invitationGone} lead={texts.invitationGoneText}>
      <Link to="/entrar" className={`${officeButtonClass('primary')} w-full`}>
        {texts.goToSignIn}
      </Link>
    </Door>
  ) : (
    <Door title={texts.title}>
      <LoadFailure what="la invitación" cause={invited.error} onRetry={() => void invited.refetch()} />
    </Door>
  );
}

/** The link was used or is old, or its text is not complete. */
const isOver = (cause: unknown): boolean =>
  !isSignedOut(cause) && cause instanceof CallFailure && ['LINK_EXPIRED', 'INVALID_REQUEST'].includes(cause.code);

function NewPassword({ token, email, onDone }: { token: string; email: string; onDone: (next: SignInStep) => void }) {
  const [password, setPassword] = useState('');
  const { isBusy, failure, send, forget } = useSend();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => onDone(await acceptInvitation(token, password)));
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
        {texts.createPassword}
      </Button>
    </form>
  );
}
