import type { Actor } from '../../../platform/http/actor.ts';

/** Whose a search is. */
export interface Seeker {
  id: string;
  isAccount: boolean;
}

/** An account's searches follow it; a guest's stay in their own session, for the guest account is everybody's. */
export function seekerOf({ role, identityId, sessionId }: Actor): Seeker {
  return role === 'Guest' ? { id: sessionId, isAccount: false } : { id: identityId, isAccount: true };
}
