/** Errors of page code (lazy chunks) that failed to load. */
const lost = new WeakSet<object>();

export const isCodeLost = (error: unknown): boolean => typeof error === 'object' && error !== null && lost.has(error);

/** Records failed chunks. Changes the error's text, because the router reloads on the original one, and offline a reload loses the page. */
export function watchPageCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Page code: ${payload.message}`;
    lost.add(payload);
  });
}

const loadedAt = 'tonalia.reloadedAt';
/** A failure within this time in ms after a reload is not fixed by another reload. */
const AGAIN_MS = 30_000;

/**
 * Reloads the page if the server responds: after a release its chunks have other names. `offline`: no response. `failed`: a server
 * error, or a reload a moment ago did not help; `isRequested` reloads anyway.
 */
export async function reloadPage(
  isRequested: boolean,
  reload = () => location.reload(),
): Promise<'coming' | 'offline' | 'failed'> {
  if (!isRequested && Date.now() - Number(sessionStorage.getItem(loadedAt) ?? 0) < AGAIN_MS) return 'failed';
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer === null) return 'offline';
  if (answer.status >= 500) return 'failed';
  sessionStorage.setItem(loadedAt, String(Date.now()));
  reload();
  return 'coming';
}
