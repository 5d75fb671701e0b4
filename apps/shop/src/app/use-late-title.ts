import { useMatch, useRouter } from '@tanstack/react-router';
import type { RegisteredRouter, RouteIds } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissing } from '../api/http/api-error.ts';
import { pageTitle, titleKey } from './places.ts';

/**
 * In the browser a page does not wait for its data. When the data arrives with another `title` than the tab's, the
 * route's `head` runs again. That waits for the end of the navigation: earlier the router would count it as leaving the
 * previous page, and save the wrong scroll position for going back.
 */
export function useLateTitle(from: RouteIds<RegisteredRouter['routeTree']>, title: string | null): void {
  const router = useRouter();
  const pathname = useMatch({ from, select: (match) => match.pathname });
  useEffect(() => {
    if (title === null) return;
    router.options.context.cache.setQueryData(titleKey(pathname), title);
    if (document.title === pageTitle(title)) return;
    const lookAgain = () => void router.invalidate({ filter: (match) => match.routeId === from });
    if (router.state.resolvedLocation?.href === router.state.location.href) return lookAgain();
    const stop = router.subscribe('onRendered', () => {
      stop();
      lookAgain();
    });
    return stop;
  }, [title, from, pathname, router]);
}

/** The title of a page about one product, order or list: its name, `gone` when it does not exist, null while unknown. */
export function titleOfThing(name: string | undefined, error: unknown, gone: string): string | null {
  return name ?? (isMissing(error) ? gone : null);
}
