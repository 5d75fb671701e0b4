import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Tells a part of the list whether it is near what is seen; answers how to stop. */
export type Watch = (part: Element, tell: (isNear: boolean) => void) => () => void;

/** About a screen ahead, so that neither a swipe nor an arrow key meets an empty place. */
const AHEAD = '800px 0px';

/** One observer for all parts of a list that scrolls; where there is none, every part is near. */
export function useWatch(list: RefObject<HTMLElement | null>): Watch {
  const observer = useRef<IntersectionObserver>(undefined);
  const told = useRef(new Map<Element, (isNear: boolean) => void>());
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback<Watch>(
    (part, tell) => {
      if (typeof IntersectionObserver === 'undefined') {
        tell(true);
        return () => {};
      }
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) told.current.get(target)?.(isIntersecting);
        },
        { root: list.current, rootMargin: AHEAD },
      );
      const watcher = observer.current;
      told.current.set(part, tell);
      watcher.observe(part);
      return () => {
        told.current.delete(part);
        watcher.unobserve(part);
      };
    },
    [list],
  );
}

/** Whether a part is to be drawn: it is near, or has the focus. */
export function useIsNear(part: RefObject<HTMLElement | null>, watch: Watch, startsNear: boolean): boolean {
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    // Rendering ahead must not block what is visible.
    return watch(element, (near) => startTransition(() => setNear(near || element.contains(document.activeElement))));
  }, [part, watch]);
  return isNear;
}
