import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { hasNoAnswer, isSignedOut } from '../api/call.ts';
import { mayDo, operatorQuery } from '../api/session.ts';
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

/** As `requireOperator`, for the pages of the warehouse outside the frame: a role that may not see the picking lands on the page that says so. */
export async function requirePicking(cache: QueryClient, here: string): Promise<void> {
  await requireOperator(cache, here);
  const operator = cache.getQueryData(operatorQuery.queryKey);
  if (operator && !mayDo(operator, 'picking.read')) throw redirect({ to: '/alistamiento' });
}

/** A path of the office to go back to; anything else, such as another site's address, is the start. */
export const placeAfterSignIn = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?!\/)[\w/?=&.,%+-]*$/.test(wanted) && !wanted.startsWith('/entrar') ? wanted : '/';
