import type { IconOutline } from '@tonalia/ui/icon';

/** A percent sign, for an offer. */
export const percentOutline: IconOutline =
  'M19 5 5 19M9 6.5a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0M20 17.5a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0';
