import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../timing/after-paint.ts';
import { isPhoneApp } from '../../native/target.ts';

let hasBegun = false;

/**
 * Whether the whole home page is rendered. The app first renders what fits on a phone's screen, to be interactive sooner; the rest
 * follows after the first paint.
 */
function useWholeLater(): boolean {
  const [isWhole, setIsWhole] = useState(hasBegun);
  useEffect(() => {
    hasBegun = true;
    return afterPaint(() => startTransition(() => setIsWhole(true)));
  }, []);
  return isWhole;
}

/** On the web the page is whole at once: hydration must match the server's HTML, and the scroll position must be restored. */
export const useIsWhole: () => boolean = isPhoneApp ? useWholeLater : () => true;
