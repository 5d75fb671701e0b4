import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hasNoAnswer, isSignedOut } from '../api/call.ts';
import { operatorQuery } from '../api/session.ts';
import { storedOperator } from '../api/stored-operator.ts';

/** Lets operators in; other visitors sign in first and come back. Without a network the operator is that of the last session on this device. */
export async function requireOperator(cache: QueryClient, here: string): Promise<void> {
  try {
    await cache.ensureQueryData(operatorQuery);
  } catch (cause) {
    if (isSignedOut(cause)) throw redirect({ to: '/entrar', search: { volver: here } });
    const known = hasNoAnswer(cause) ? storedOperator() : undefined;
    if (!known) throw cause;
    cache.setQueryData(operatorQuery.queryKey, known, { updatedAt: 0 });
  }
}

/** A path of the office to go back to; anything else, such as another site's address, is the start. */
export const placeAfterSignIn = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?!\/)[\w/?=&.,%+-]*$/.test(wanted) && !wanted.startsWith('/entrar') ? wanted : '/';
