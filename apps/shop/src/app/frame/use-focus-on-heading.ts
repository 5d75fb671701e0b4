import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a navigation the focus is on the new page's heading, so that a reader begins there. Not on the first load. */
export function useFocusOnHeading(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return;
        // A sheet that is still closing keeps the focus to itself.
        const sheet = document.querySelector('dialog[open]');
        if (sheet) sheet.addEventListener('close', focusHeading, { once: true });
        else focusHeading();
      }),
    [router],
  );
}

function focusHeading(): void {
  // A screen that is nothing but a field has put the focus there itself.
  if (document.activeElement?.matches('main input')) return;
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading =
    headings.find((one) => one.checkVisibility?.() ?? true) ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
