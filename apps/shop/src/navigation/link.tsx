import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of `paths`, with its query. */
  href: string;
  /** Replaces the current history entry, for example for a filter. */
  replace?: boolean;
  /** Keeps the scroll position. */
  keepScroll?: boolean;
};

/** A link inside the shop: an `<a>`, and a client-side navigation when script runs. */
export function RouteLink({ href, replace = false, keepScroll = false, onClick, children, ...rest }: RouteLinkProps) {
  const router = useRouter();
  // The types require `to`; `href` takes precedence.
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

/** Navigates to an address of `paths`. */
export function useGo(): (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void {
  const router = useRouter();
  return (href, { replace = false, keepScroll = false } = {}) =>
    void router.navigate({ href, replace, resetScroll: !keepScroll });
}

/** The address of this page: path and query. */
export function useHere(): string {
  return useRouterState({ select: (state) => state.location.pathname + state.location.searchStr });
}

/** Preloads the code of a page that is about to be opened. */
export function usePrepare(): (href: string) => void {
  const router = useRouter();
  return (href) => void router.preloadRoute({ to: '.', href }).catch(() => null);
}

/** Preloads the code of the next pages, so that they open even if the network is lost. */
export function usePrepared(...hrefs: string[]): void {
  const router = useRouter();
  const wanted = hrefs.join(' ');
  useEffect(() => {
    for (const href of wanted.split(' ')) void router.preloadRoute({ to: '.', href }).catch(() => null);
  }, [router, wanted]);
}
