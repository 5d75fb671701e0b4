import { currentPhoneFlow } from '../api/sign-in/phone-flow.ts';
import { recoveryToken } from '../api/sign-in/recovery-link.ts';
import { hasSessionEnded } from '../api/session/session.ts';
import type { Session } from '../api/session/session.ts';
import { messages } from '../messages/es-CO.ts';
import { isPhoneApp, runsOn } from '../native/target.ts';
import { notify } from '../state/notices.ts';
import { paths } from '../paths.ts';
import type { Visitor } from './guard.ts';

/** The visitor's data for the guard. `params` are those of the page. */
export function visitorOf(session: Session, params: Record<string, string | undefined>): Visitor {
  const flow = currentPhoneFlow();
  return {
    role: session.role,
    hasCustomer: session.customer !== null,
    phone: flow?.purpose,
    hasCode: flow?.sent !== undefined,
    hasLink: Boolean(params['recoveryToken']) || recoveryToken.get() !== null,
    ...(isPhoneApp && { isInApp: runsOn() === 'mobile web' ? 'mobile web' : 'installed' }),
  };
}

/** Shows a notice when the redirect to the login is due to an ended session. */
export function explain(elsewhere: string): void {
  if (elsewhere.startsWith(paths.login()) && hasSessionEnded()) {
    notify({ color: 'gray', message: messages.errors.sessionEnded });
  }
}
