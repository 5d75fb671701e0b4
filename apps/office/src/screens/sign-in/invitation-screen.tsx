import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SignInStep } from '@tonalia/contract/office';
import { acceptInvitation, readInvitation } from '../../api/sign-in.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { Door } from './door.tsx';
import { isLinkOver } from './is-link-over.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useEnter } from './use-enter.ts';

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
        <NewPasswordForm
          email={invited.data.email}
          act={texts.createPassword}
          onSend={(password) => acceptInvitation(token, password)}
          onDone={setNext}
        />
      </Door>
    );
  if (!invited.error) return null;
  return isLinkOver(invited.error) ? (
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
