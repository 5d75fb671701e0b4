import { currentPhoneFlow } from '../api/phone-flow.ts';
import { recoveryToken } from '../api/recovery-link.ts';
import { hasSessionEnded } from '../api/session.ts';
import type { Session } from '../api/session.ts';
import { messages } from '../messages/es-CO.ts';
import { isPhoneApp, runsOn } from '../native/target.ts';
import { notify } from '../notices.ts';
import { paths } from '../paths.ts';
import type { Visitor } from './guard.ts';

/** Who asks for a page, as the guard wants to know. `params` are those of the page. */
export function visitorOf(session: Session, params: Record<string, string | undefined>): Visitor {
  const flow = currentPhoneFlow();
  return {
    role: session.role,
    hasCustomer: session.customer !== null,
    phone: flow?.purpose,
    hasCode: flow?.sent !== undefined,
    hasLink: Boolean(params['recoveryToken']) || recoveryToken() !== null,
    ...(isPhoneApp && { isInApp: runsOn() === 'mobile web' ? 'mobile web' : 'installed' }),
  };
}

/** Whoever is led to the login because their session ended learns that it did: they did nothing to be here. */
export function explain(elsewhere: string): void {
  if (elsewhere.startsWith(paths.login()) && hasSessionEnded()) {
    notify({ color: 'gray', message: messages.errors.sessionEnded });
  }
}
