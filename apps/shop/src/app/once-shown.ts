import { afterPaint } from '../after-paint.ts';
import type { getRouter } from './router.tsx';

/** Longer than a slow phone takes for its first page: what begins sooner would only hold that up. */
const LATEST_MS = 8000;

/**
 * Does `work` once, when the first page is painted: until then the processor is that page's alone. In any case after a while. What
 * the router calls rendered may still be on its way into the place that the shell keeps for it.
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
