const IDLE_TIMEOUT_MS = 6000;
const PAUSE_MS = 3000;
const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/**
 * Calls `then` once the page is idle and the user has interacted with it or seen it for three seconds, so that the page itself is
 * seen first. Returns the function that cancels it.
 */
export function whenSettled(then: () => void): () => void {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    off.abort();
    then();
  };
  const watch = () => {
    timer = setTimeout(done, PAUSE_MS);
    for (const sign of signs) window.addEventListener(sign, done, { passive: true, once: true, signal: off.signal });
  };
  off.signal.addEventListener('abort', () => clearTimeout(timer));
  if (typeof requestIdleCallback === 'undefined') {
    timer = setTimeout(watch, PAUSE_MS);
    return () => off.abort();
  }
  const request = requestIdleCallback(watch, { timeout: IDLE_TIMEOUT_MS });
  off.signal.addEventListener('abort', () => cancelIdleCallback(request));
  return () => off.abort();
}
