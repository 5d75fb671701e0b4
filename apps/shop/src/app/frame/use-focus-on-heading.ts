import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Loaded with the first navigation, which needs it first. */
const loadFocus = () => import('./move-focus.ts');

/**
 * After a navigation the focus moves to the new page's heading, so that a screen reader starts there; after going back, to the link
 * that was followed. Not on the first load.
 */
export function useFocusOnHeading(): void {
  const router = useRouter();
  useEffect(() => {
    let isBack = false;
    const forget = router.history.subscribe(({ action }) => {
      isBack = action.type === 'BACK' || action.type === 'GO';
      void loadFocus().catch(() => null);
    });
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || fromLocation === undefined) return;
      const left = isBack ? fromLocation.pathname : null;
      const focus = () =>
        loadFocus().then(
          ({ moveFocus }) => moveFocus(left),
          () => null,
        );
      // A closing sheet still holds the focus.
      const sheet = document.querySelector('dialog[open]');
      if (sheet) sheet.addEventListener('close', focus, { once: true });
      else void focus();
    });
    return () => {
      forget();
      stop();
    };
  }, [router]);
}
