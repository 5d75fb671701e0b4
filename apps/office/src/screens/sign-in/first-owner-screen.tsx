import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SignInStep } from '@tonalia/contract/office';
import { CallFailure } from '../../api/call-failure.ts';
import { readFirstLink } from '../../api/first-run.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { firstOwnerTexts as texts } from '../../messages/first-owner.es-CO.ts';
import { signInTexts } from '../../messages/sign-in.es-CO.ts';
import { Door } from './door.tsx';
import { FirstOwnerForm } from './first-owner-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useEnter } from './use-enter.ts';

/** The link that the first start prints: the owner, then the second factor, then the seven steps. */
export function FirstOwnerScreen({ token }: { token: string }) {
  const enter = useEnter('/empezar');
  const [next, setNext] = useState<SignInStep>();
  const link = useQuery({
    queryKey: ['first link', token],
    queryFn: () => readFirstLink(token),
    enabled: next === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (next) return <SecondFactor next={next} onDone={enter} onAgain={() => setNext(undefined)} />;
  if (link.data)
    return (
      <Door title={texts.title} lead={texts.lead}>
        <FirstOwnerForm token={token} onDone={setNext} />
      </Door>
    );
  if (!link.error) return null;
  return isOver(link.error) ? (
    <Door title={signInTexts.invitationGone} lead={texts.gone}>
      <Link to="/entrar" className={`${officeButtonClass('primary')} w-full`}>
        {signInTexts.goToSignIn}
      </Link>
    </Door>
  ) : (
    <Door title={texts.title}>
      <LoadFailure what={texts.what} cause={link.error} onRetry={() => void link.refetch()} />
    </Door>
  );
}

/** The link was used, replaced or is old, or its text is not complete. */
const isOver = (cause: unknown): boolean =>
  cause instanceof CallFailure && ['LINK_EXPIRED', 'INVALID_REQUEST'].includes(cause.code);
