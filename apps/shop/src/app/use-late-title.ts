import { useMatch, useRouter } from '@tanstack/react-router';
import type { RegisteredRouter, RouteIds } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissing } from '../api/http/api-error.ts';
import { pageTitle, titleKey } from './places.ts';

/**
 * In the browser a page does not wait for what it shows. Once that is there and has another `title` than the tab, the route's `head` is
 * asked again. That waits for the end of the navigation: until then the router would take it for leaving the page before, and save
 * the wrong scroll position for the way back.
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

/** What a page about one thing is called: the thing's name, `gone` where there is no such thing, null while neither is known. */
export function titleOfThing(name: string | undefined, error: unknown, gone: string): string | null {
  return name ?? (isMissing(error) ? gone : null);
}
