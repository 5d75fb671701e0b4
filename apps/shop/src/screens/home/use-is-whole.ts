import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../timing/after-paint.ts';
import { isPhoneApp } from '../../native/target.ts';

let hasBegun = false;

/**
 * Whether everything of the home is drawn. The app begins with what fits a phone's screen, so that it is seen and answers sooner;
 * the rest follows when that is painted.
 */
function useWholeLater(): boolean {
  const [isWhole, setIsWhole] = useState(hasBegun);
  useEffect(() => {
    hasBegun = true;
    return afterPaint(() => startTransition(() => setIsWhole(true)));
  }, []);
  return isWhole;
}

/** A page of the web is whole at once: what the server drew is what the browser draws, and where one was on it is found again. */
export const useIsWhole: () => boolean = isPhoneApp ? useWholeLater : () => true;
