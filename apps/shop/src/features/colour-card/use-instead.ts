import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Shade } from './shades.ts';

/** The shade that is out whose likes are shown; coming back leads the focus to its tile again. */
export function useInstead(list: RefObject<HTMLElement | null>) {
  const [instead, setInstead] = useState<Shade | null>(null);
  const cameFrom = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (instead !== null || cameFrom.current === null) return;
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-shade]') ?? [])];
    const tile = tiles.find((one) => one.dataset['shade'] === cameFrom.current);
    tile?.querySelector('button')?.focus();
    cameFrom.current = null;
  }, [instead, list]);

  return {
    instead,
    showInstead: useCallback((shade: Shade) => {
      cameFrom.current = shade.version.code;
      setInstead(shade);
    }, []),
    hideInstead: useCallback(() => setInstead(null), []),
  };
}
