import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long the heading of a page is waited for, in ms. */
const PATIENCE = 5000;

/**
 * After a navigation the focus is on the new page's heading, so that a reader begins there; after going back, on the link to where
 * one was. Not on the first load.
 */
export function useFocusOnHeading(): void {
  const router = useRouter();
  useEffect(() => {
    let isBack = false;
    const forget = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'GO';
    });
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || fromLocation === undefined) return;
      const left = isBack ? fromLocation.pathname : null;
      const focus = () => (left !== null && linksTo(left).length > 0 ? focusLink(left) : focusHeading());
      // A sheet that is still closing keeps the focus to itself.
      const sheet = document.querySelector('dialog[open]');
      if (sheet) sheet.addEventListener('close', focus, { once: true });
      else focus();
    });
    return () => {
      forget();
      stop();
    };
  }, [router]);
}

const linksTo = (path: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([tabindex="-1"])')].filter(
    (link) => link.pathname === path && (link.checkVisibility?.() ?? true),
  );

/** Once the page stands where it stood: of several links to one place, the one in sight was pressed. */
function focusLink(path: string): void {
  requestAnimationFrame(() => {
    const links = linksTo(path);
    const isInSight = (link: HTMLElement) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const link = links.find(isInSight) ?? links[0];
    if (link) link.focus({ preventScroll: true });
    else focusHeading();
  });
}

/** A page may still be on its way: its heading has the focus once it is there, unless somebody took that elsewhere. */
function focusHeading(): void {
  focusNow();
  const watcher = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main')) focusNow();
  });
  watcher.observe(document, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), PATIENCE);
}

function focusNow(): void {
  // A screen that is nothing but a field has put the focus there itself.
  if (document.activeElement?.matches('main input')) return;
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading =
    headings.find((one) => one.checkVisibility?.() ?? true) ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
