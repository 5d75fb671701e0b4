import { afterPaint } from '../after-paint.ts';
import type { getRouter } from './router.tsx';

/** As long as the phone itself leaves its splash up. */
const LATEST_MS = 3000;

/** Does `work` once, when the first page is painted: until then the processor is that page's alone. In any case after a while. */
export function onceShown(router: Pick<ReturnType<typeof getRouter>, 'subscribe'>, work: () => void): void {
  const begin = () => {
    stop();
    clearTimeout(late);
    work();
  };
  const stop = router.subscribe('onRendered', () => {
    stop();
    afterPaint(begin);
  });
  const late = setTimeout(begin, LATEST_MS);
}
