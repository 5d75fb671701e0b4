import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetDevice } from '../api/session.ts';
import { placeAfterSignIn } from './guard.ts';

/** The session has ended elsewhere: forgets everything, and leads to the sign-in and back to this page. */
export function leaveOffice(router: AnyRouter, cache: QueryClient): void {
  const { pathname, href } = router.state.location;
  forgetDevice();
  if (pathname === '/entrar') return;
  void router.navigate({ to: '/entrar', search: { volver: placeAfterSignIn(href) } }).then(() => cache.clear());
}
