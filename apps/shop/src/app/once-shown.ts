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
  const begin = () => {
    stop();
    clearTimeout(late);
    if (!isDone) work();
    isDone = true;
  };
  const look = () => {
    if (document.querySelector('main')) afterPaint(begin);
    else if (!isDone) requestAnimationFrame(look);
  };
  const stop = router.subscribe('onRendered', () => {
    stop();
    look();
  });
  const late = setTimeout(begin, LATEST_MS);
}
