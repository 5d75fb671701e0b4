/** Ahead of what is seen, so that who scrolls does not wait for it; what the server drew is there to be read meanwhile. */
const AHEAD = '500px';

export interface UntilNear {
  /** Comes true when the place is near; at once where nothing tells what is seen, as on the server. */
  isNear: Promise<void>;
  /** The place, as a `ref`. */
  place: (element: Element | null) => (() => void) | undefined;
}

/**
 * Holds back the code of what stands far down a page: `isNear.then(() => import(…))` inside a `lazy`, `place` on the element around
 * its `Suspense`. What the server drew of it stays as it is until then.
 */
export function untilNear(): UntilNear {
  let tell = () => {};
  const isNear = new Promise<void>((resolve) => {
    tell = resolve;
  });
  if (typeof IntersectionObserver === 'undefined') tell();
  return {
    isNear,
    place: (element) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) tell();
        },
        { rootMargin: element.childElementCount > 0 ? '0px' : AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

/** From where on the shop is drawn for a desktop: Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** Whether the window is as wide as a desktop's; also where nothing tells, as on the server. */
export const isWide = (): boolean => typeof matchMedia === 'undefined' || matchMedia(WIDE).matches;

/** Comes true once the window is as wide as a desktop's: what a phone never shows, it need not load. */
export function untilWide(): Promise<void> {
  if (isWide()) return Promise.resolve();
  return new Promise((resolve) => {
    matchMedia(WIDE).addEventListener('change', () => isWide() && resolve());
  });
}
