import { literals } from '@tonalia/contract/literals.es-CO';
import type { Approval } from '@tonalia/contract/people';
import { TiraProgress } from '@tonalia/ui/tira';
import { Timeline } from '@tonalia/ui/timeline';
import { useEffect } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { refreshSession, useSession } from '../../api/session/session.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';
import { StatusActions } from './status-actions.tsx';
import { statusSteps, wordsOf } from './status-steps.ts';

/**
 * The status of the registration, and a link to `redirectTo`, a checked path of this shop. Refetched when the page
 * becomes visible again.
 */
export function RegistrationStatusScreen({ redirectTo = null }: { redirectTo?: string | null }) {
  const go = useGo();
  const { user } = useSession();
  const customer = user?.customer ?? null;
  useRefetchOnFocus();
  // A session without a registration (a seller's) is redirected.
  const hasNone = user !== null && customer === null;
  useEffect(() => {
    if (hasNone) go(paths.home(), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `go` changes with every render
  }, [hasNone]);
  if (customer === null) return null;
  const { approval } = customer;
  const { title, text } = wordsOf(approval);

  return (
    <div className="flex flex-1 flex-col bg-surface lg:items-center lg:bg-canvas-sunken lg:py-10">
      <div className="flex w-full flex-1 flex-col lg:max-w-120 lg:flex-none lg:rounded-card lg:bg-surface lg:pb-5 lg:inset-ring lg:inset-ring-line">
        <div className="flex h-14 items-center justify-between px-5 lg:h-18 lg:px-7">
          <RouteLink href={paths.home()} className="flex min-h-11 items-center">
            <BrandMark />
          </RouteLink>
          <RouteLink href={paths.support()} className="flex min-h-11 items-center text-label text-brand-text">
            {literals.help}
          </RouteLink>
        </div>
        <div className="mx-auto w-full max-w-105 flex-1 px-5 pt-5.5 pb-8">
          <TiraProgress {...progressOf(approval)} label={title} className="mx-auto mb-6" />
          <h1 tabIndex={-1} className="text-center text-h1 text-balance outline-none">
            {title}
          </h1>
          <p className="mx-auto mt-2 mb-5.5 max-w-78 text-center text-balance text-text-2">{text}</p>
          <Timeline
            label={registrationMessages.status.steps}
            steps={statusSteps(customer)}
            className="rounded-card px-4 py-4.5 inset-ring inset-ring-line"
          />
        </div>
        <StatusActions state={approval.state} redirectTo={redirectTo} />
      </div>
    </div>
  );
}

function progressOf({ state }: Approval): { done: number; outcome?: 'success' | 'failure' } {
  if (state === 'approved') return { done: 5, outcome: 'success' };
  return state === 'rejected' ? { done: 0, outcome: 'failure' } : { done: state === 'received' ? 2 : 3 };
}

/** Refetches the status when the page becomes visible. Offline the last status stays. */
function useRefetchOnFocus(): void {
  useEffect(() => {
    const read = () => document.visibilityState === 'visible' && void refreshSession().catch(() => null);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
    };
  }, []);
}
