import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Reports whether a part of the list is near the visible area; returns the function that stops. */
export type WatchNearness = (part: Element, notify: (isNear: boolean) => void) => () => void;

/** About one screen ahead, so that neither a swipe nor an arrow key reaches an empty area. */
const AHEAD = '800px 0px';

/** One IntersectionObserver for all parts of a list; without the API every part counts as near. */
export function useWatch(list: RefObject<HTMLElement | null>): WatchNearness {
  const observer = useRef<IntersectionObserver>(undefined);
  const listeners = useRef(new Map<Element, (isNear: boolean) => void>());
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback<WatchNearness>(
    (part, notify) => {
      if (typeof IntersectionObserver === 'undefined') {
        notify(true);
        return () => {};
      }
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) listeners.current.get(target)?.(isIntersecting);
        },
        { root: list.current, rootMargin: AHEAD },
      );
      const watcher = observer.current;
      listeners.current.set(part, notify);
      watcher.observe(part);
      return () => {
        listeners.current.delete(part);
        watcher.unobserve(part);
      };
    },
    [list],
  );
}

/** Whether to draw a part: it is near the visible area, or has the focus. */
export function useIsNear(part: RefObject<HTMLElement | null>, watch: WatchNearness, startsNear: boolean): boolean {
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    // Rendering ahead must not block what is visible.
    return watch(element, (near) => startTransition(() => setNear(near || element.contains(document.activeElement))));
  }, [part, watch]);
  return isNear;
}
