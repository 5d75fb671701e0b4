import { afterPaint } from '../timing/after-paint.ts';
import type { getRouter } from './router.tsx';

/** Timeout in ms; longer than a slow phone needs for its first page, which earlier work would delay. */
const LATEST_MS = 8000;

/**
 * Does `work` once, when the first page is painted, or after the timeout; until then the processor is free for the page. The
 * router's event may come before the page has replaced the shell's skeleton, so `main` is awaited.
 */
export function onceShown(router: Pick<ReturnType<typeof getRouter>, 'subscribe'>, work: () => void): void {
  let isDone = false;
  const start = () => {
    stop();
    clearTimeout(late);
    if (!isDone) work();
    isDone = true;
  };
  const check = () => {
    if (document.querySelector('main')) afterPaint(start);
    else if (!isDone) requestAnimationFrame(check);
  };
  const stop = router.subscribe('onRendered', () => {
    stop();
    check();
  });
  const late = setTimeout(start, LATEST_MS);
}
