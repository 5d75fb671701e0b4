import { afterPaint } from '../after-paint.ts';
import type { getRouter } from './router.tsx';

/** As long as the phone itself leaves its splash up. */
const LATEST_MS = 3000;

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
