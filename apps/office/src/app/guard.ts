import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSignedOut } from '../api/call.ts';
import { operatorQuery } from '../api/session.ts';

/** Lets operators in; other visitors sign in first and come back. */
export async function requireOperator(cache: QueryClient, here: string): Promise<void> {
  try {
    await cache.ensureQueryData(operatorQuery);
  } catch (cause) {
    if (isSignedOut(cause)) throw redirect({ to: '/entrar', search: { volver: here } });
    throw cause;
  }
}

/** A path of the office to go back to; anything else, such as another site's address, is the start. */
export const placeAfterSignIn = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?!\/)[\w/?=&.,%+-]*$/.test(wanted) && !wanted.startsWith('/entrar') ? wanted : '/';
