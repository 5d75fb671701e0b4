import { useEffect, useState } from 'react';

const WIDE = '(width >= 64rem)';

const isWideNow = (): boolean => typeof window !== 'undefined' && (window.matchMedia?.(WIDE).matches ?? false);

/**
 * Whether the window has room for two columns. Own to this screen: a file shared with another page would be in every page's first load.
 * It asks the browser once: `useSyncExternalStore` asks after each render, and that computes the styles of the whole page.
 */
export function useTwoColumns(): boolean {
  const [isWide, setWide] = useState(isWideNow);
  useEffect(() => {
    const media = window.matchMedia?.(WIDE);
    const update = () => setWide(isWideNow());
    update();
    media?.addEventListener('change', update);
    return () => media?.removeEventListener('change', update);
  }, []);
  return isWide;
}
