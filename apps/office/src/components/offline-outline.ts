import type { IconOutline } from '@tonalia/ui/icon';

/** Lucide's wifi-off: no network. */
export const offlineOutline: IconOutline =
  'M12 20h.01M8.5 16.43a5 5 0 017 0M5 12.86a10 10 0 015.17-2.69M19 12.86a10 10 0 00-2.007-1.523M2 8.82a15 15 0 014.177-2.643M22 8.82a15 15 0 00-11.288-3.764M2 2l20 20';
