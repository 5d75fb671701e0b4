/** Distances: where a move counts as a pull, the maximum offset of the ring, and where a release refreshes. */
const SLACK = 10;
const MOST = 96;
const ENOUGH = 64;

/** The offset of the ring for a finger moved down by `distance`, with growing resistance. */
export const pulledBy = (distance: number): number => MOST * (1 - Math.exp(-Math.max(0, distance - SLACK) / MOST));

export const isFarEnough = (pulled: number): boolean => pulled >= ENOUGH;

export type Gesture = 'unknown' | 'pull' | 'other';

/** Interprets a finger's move that began at the top of a page. */
export function meaningOf(across: number, down: number): Gesture {
  if (Math.hypot(across, down) < SLACK) return 'unknown';
  return down > Math.abs(across) ? 'pull' : 'other';
}

/** Whether a touch here can pull the page: the page and all scroll containers in between are at their top. */
export function mayBegin(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || document.querySelector('dialog[open], [data-searching]')) return false;
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
    if (one !== document.documentElement && one.scrollTop > 0) return false;
  }
  return true;
}
