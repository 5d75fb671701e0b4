/** Distance below the viewport at which loading starts, so that scrolling does not wait; served HTML is loaded only when visible. */
const AHEAD = '500px';

export interface UntilNear {
  /** Resolves when the place is near the viewport; at once without IntersectionObserver, as on the server. */
  isNear: Promise<void>;
  /** The `ref` of the place. */
  place: (element: Element | null) => (() => void) | undefined;
}

/**
 * Delays the code of parts far down a page: `isNear.then(() => import(…))` inside a `lazy`, `place` on the element around
 * its `Suspense`. The served HTML stays until then.
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

/** The breakpoint of the desktop layout: Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** Whether the window has the desktop width; true without `matchMedia`, as on the server. */
export const isWide = (): boolean => typeof matchMedia === 'undefined' || matchMedia(WIDE).matches;

/** Resolves when the window has the desktop width, so that phones do not load desktop parts. */
export function untilWide(): Promise<void> {
  if (isWide()) return Promise.resolve();
  return new Promise((resolve) => {
    matchMedia(WIDE).addEventListener('change', () => isWide() && resolve());
  });
}
