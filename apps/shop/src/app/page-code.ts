/** Failures of what a page is made of, which is fetched when somebody goes there. */
const lost = new WeakSet<object>();

export const isCodeLost = (error: unknown): boolean => typeof error === 'object' && error !== null && lost.has(error);

/** Learns of code that does not come. By its first words the router would load the page anew, and lose it where there is no network. */
export function watchPageCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Page code: ${payload.message}`;
    lost.add(payload);
  });
}

const loadedAt = 'tonalia.loadedAnewAt';
/** What fails again so soon is not mended by loading once more. */
const AGAIN_MS = 30_000;

/**
 * Loads the page anew where somebody serves it: after a release its code has other names. `offline`: nobody does. `failed`: that was
 * done a moment ago and did not help; who asks for it has it done again.
 */
export async function loadAnew(
  isAsked: boolean,
  reload = () => location.reload(),
): Promise<'coming' | 'offline' | 'failed'> {
  if (!isAsked && Date.now() - Number(sessionStorage.getItem(loadedAt) ?? 0) < AGAIN_MS) return 'failed';
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer === null) return 'offline';
  if (answer.status >= 500) return 'failed';
  sessionStorage.setItem(loadedAt, String(Date.now()));
  reload();
  return 'coming';
}
