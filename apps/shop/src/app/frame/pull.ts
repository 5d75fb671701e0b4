/** How far a finger moves before it means something, how far the page's ring follows it, and where letting go refreshes. */
const SLACK = 10;
const MOST = 96;
const ENOUGH = 64;

/** Where the ring is when a finger is `distance` below where it began: slower and slower, as if held back. */
export const pulledBy = (distance: number): number => MOST * (1 - Math.exp(-Math.max(0, distance - SLACK) / MOST));

export const isFarEnough = (pulled: number): boolean => pulled >= ENOUGH;

export type Meaning = 'unknown' | 'pull' | 'other';

/** What a finger that began at the top of a page means by having moved this far. */
export function meaningOf(across: number, down: number): Meaning {
  if (Math.hypot(across, down) < SLACK) return 'unknown';
  return down > Math.abs(across) ? 'pull' : 'other';
}

/** Whether a finger put down here could pull the page: the page is at its top, and so is everything between. */
export function mayBegin(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || document.querySelector('dialog[open], [data-searching]')) return false;
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
    if (one !== document.documentElement && one.scrollTop > 0) return false;
  }
  return true;
}
