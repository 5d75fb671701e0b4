import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of `paths`, query and all. */
  href: string;
  /** Takes the place of this page in the history, as a filter does. */
  replace?: boolean;
  /** Keeps the place on the page. */
  keepScroll?: boolean;
};

/** A link within the shop: an `<a>` for everybody, a navigation without loading where there is script. */
export function RouteLink({ href, replace = false, keepScroll = false, onClick, children, ...rest }: RouteLinkProps) {
  const router = useRouter();
  // `href` wins over `to`, which the types ask for.
  const preload = () => void router.preloadRoute({ to: '.', href }).catch(() => null);

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    void router.navigate({ href, replace, resetScroll: !keepScroll });
  }
  return (
    <a {...rest} href={href} onClick={go} onPointerEnter={preload} onTouchStart={preload}>
      {children}
    </a>
  );
}

/** Goes to an address of `paths`. */
export function useGo(): (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void {
  const router = useRouter();
  return (href, { replace = false, keepScroll = false } = {}) =>
    void router.navigate({ href, replace, resetScroll: !keepScroll });
}

/** The address of this page: path and query. */
export function useHere(): string {
  return useRouterState({ select: (state) => state.location.pathname + state.location.searchStr });
}

/** Fetches the code of a page that somebody is about to need. */
export function usePrepare(): (href: string) => void {
  const router = useRouter();
  return (href) => void router.preloadRoute({ to: '.', href }).catch(() => null);
}

/** Fetches the code of the pages that come next, so that a network lost meanwhile does not lose the way to them. */
export function usePrepared(...hrefs: string[]): void {
  const router = useRouter();
  const wanted = hrefs.join(' ');
  useEffect(() => {
    for (const href of wanted.split(' ')) void router.preloadRoute({ to: '.', href }).catch(() => null);
  }, [router, wanted]);
}
