import { can } from '@tonalia/contract/rights';
import type { Actor } from '../../../platform/http/actor.ts';

/** The owner of a search: an account or a guest's session. */
export interface Searcher {
  id: string;
  isAccount: boolean;
}

/** An account's searches belong to the account; a guest's to the session, because all guests share one account. */
export function searcherOf({ role, identityId, sessionId }: Actor): Searcher {
  const isAccount = can(role, 'account.use');
  return { id: isAccount ? identityId : sessionId, isAccount };
}
