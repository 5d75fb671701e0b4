import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../timing/after-paint.ts';
import { isPhoneApp } from '../../native/target.ts';
import { createStore } from '../../state/store.ts';

/** Whether the home was drawn before, since the app was opened. */
const hasBegun = createStore(false);

/**
 * Whether the whole home page is rendered. The app first renders what fits on a phone's screen, to be interactive sooner; the rest
 * follows after the first paint.
 */
function useWholeLater(): boolean {
  const [isWhole, setIsWhole] = useState(hasBegun.get);
  useEffect(() => {
    hasBegun.set(true);
    return afterPaint(() => startTransition(() => setIsWhole(true)));
  }, []);
  return isWhole;
}

/** On the web the page is whole at once: hydration must match the server's HTML, and the scroll position must be restored. */
export const useIsWhole: () => boolean = isPhoneApp ? useWholeLater : () => true;
