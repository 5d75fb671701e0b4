import type { IconOutline } from '@tonalia/ui/icon';

/** A picture with a plus; Lucide's, as the others. */
export const addPhotoOutline: IconOutline =
  'M16 5h6M19 2v6M21 11.5V19a2 2 0 01-2 2H5a2 2 0 01-2-2V5a2 2 0 012-2h7.5M21 15l-3.1-3.1a2 2 0 00-2.8 0L6 21M11 9a2 2 0 11-4 0 2 2 0 014 0';
export const turnOutline: IconOutline = 'M21 12a9 9 0 11-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5';
export const centreOutline: IconOutline =
  'M8 3H5a2 2 0 00-2 2v3M21 8V5a2 2 0 00-2-2h-3M3 16v3a2 2 0 002 2h3M16 21h3a2 2 0 002-2v-3';
