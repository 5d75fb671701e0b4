const IDLE_AT_LAST_MS = 6000;
const STILL_MS = 3000;
const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/**
 * Calls `then` once the page is idle and the person has begun to move on it, or has looked at it for three seconds: the page
 * itself is what they see first. Answers how to call it off.
 */
export function whenSettled(then: () => void): () => void {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    off.abort();
    then();
  };
  const watch = () => {
    timer = setTimeout(done, STILL_MS);
    for (const sign of signs) window.addEventListener(sign, done, { passive: true, once: true, signal: off.signal });
  };
  off.signal.addEventListener('abort', () => clearTimeout(timer));
  if (typeof requestIdleCallback === 'undefined') {
    timer = setTimeout(watch, STILL_MS);
    return () => off.abort();
  }
  const request = requestIdleCallback(watch, { timeout: IDLE_AT_LAST_MS });
  off.signal.addEventListener('abort', () => cancelIdleCallback(request));
  return () => off.abort();
}
