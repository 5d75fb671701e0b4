import type { IconOutline } from '@tonalia/ui/icon';

/** Outlines of what is not done yet, apart from those that every page loads; Lucide's, as in packages/ui. */
export const circleOutlines = {
  circle: 'M22 12a10 10 0 11-20 0 10 10 0 0120 0',
  circleDot: 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M12 12h.01',
} satisfies Record<string, IconOutline>;
