import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Open layers over the page, the topmost last: Back closes one at a time. */
const layers: object[] = [];

interface BackOptions {
  /** Leaves Back to the router: the layer is closed, or in the address. */
  isOff?: boolean;
  /** Reloading and closing the tab ask first. */
  hasTyped?: boolean;
}

/** Back calls `close` of the topmost layer and stays on the page. */
export function useBackCloses(close: () => void, { isOff = false, hasTyped = false }: BackOptions = {}): void {
  const [layer] = useState<object>(() => ({}));
  useEffect(() => {
    if (isOff) return;
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOff, layer]);
  useBlocker({
    disabled: isOff,
    enableBeforeUnload: hasTyped,
    shouldBlockFn({ action }) {
      if (action === 'PUSH' || action === 'REPLACE' || layers.at(-1) !== layer) return false;
      // The router first returns to this page; a navigation of `close` before that would change the page behind.
      addEventListener('popstate', close, { once: true });
      return true;
    },
  });
}
