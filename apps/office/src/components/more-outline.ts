import type { IconOutline } from '@tonalia/ui/icon';

/** Three dots in a row. */
export const moreOutline: IconOutline =
  'M13 12a1 1 0 11-2 0 1 1 0 012 0M20 12a1 1 0 11-2 0 1 1 0 012 0M6 12a1 1 0 11-2 0 1 1 0 012 0';
