import type { Approval } from '@tonalia/contract/people';
import { buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { RouteLink } from '../../navigation/link.tsx';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { paths } from '../../paths.ts';

const words = registrationMessages.status;
const first = buttonClass({ size: 'lg', full: true });
const second = buttonClass({ variant: 'ghost', full: true, className: 'mt-1' });

/** The next steps in each state; every state has at least one. */
export function StatusActions({ state, redirectTo }: { state: Approval['state']; redirectTo: string | null }) {
  return (
    <div className="sticky low:static bottom-0 bg-surface px-5 pt-3 pb-[max(16px,var(--safe-bottom))] lg:static lg:bg-transparent lg:px-7">
      <div className="mx-auto max-w-field">
        {state === 'approved' && (
          <RouteLink href={redirectTo ?? paths.homeCustomer()} className={first}>
            {words.approved.action}
          </RouteLink>
        )}
        {(state === 'received' || state === 'in_review') && (
          <>
            <RouteLink href={redirectTo ?? paths.search({ sort: 'bestsellers' })} className={first}>
              {words.pending.action}
            </RouteLink>
            <RouteLink href={paths.home()} className={second}>
              {words.pending.second}
            </RouteLink>
          </>
        )}
        {state === 'rejected' && (
          <>
            <RouteLink href={paths.editProfile()} className={first}>
              {words.rejected.action}
            </RouteLink>
            <RouteLink href={paths.support()} className={second}>
              <Icon name="message" size="sm" />
              {words.rejected.second}
            </RouteLink>
          </>
        )}
      </div>
    </div>
  );
}
