import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const PATIENCE_MS = 4000;

/** Preloads the code of a likely next page when the browser is idle. */
export function usePreparedWhenIdle(href: string): void {
  const router = useRouter();
  useEffect(() => {
    const prepare = () => void router.preloadRoute({ to: '.', href }).catch(() => null);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(prepare, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(prepare, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(request);
  }, [router, href]);
}
