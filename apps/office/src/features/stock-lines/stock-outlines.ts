import type { IconOutline } from '@tonalia/ui/icon';

/** Outlines of transfers, counts and purchases; Lucide's, as in packages/ui. */
export const stockOutlines = {
  cart: 'M8 21a1 1 0 100-2 1 1 0 000 2M19 21a1 1 0 100-2 1 1 0 000 2M2 3h3l2.7 12.4a2 2 0 002 1.6h8.8a2 2 0 002-1.6L22 7H6',
  swap: 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4',
  clipboard:
    'M9 2h6a1 1 0 011 1v2a1 1 0 01-1 1H9a1 1 0 01-1-1V3a1 1 0 011-1M16 4h2a2 2 0 012 2v14a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2h2M9 14l2 2 4-4',
  erase:
    'M10 5a2 2 0 00-1.3.5l-6.4 5.7a1 1 0 000 1.6l6.4 5.7a2 2 0 001.3.5h10a2 2 0 002-2V7a2 2 0 00-2-2zM12 9l6 6M18 9l-6 6',
} satisfies Record<string, IconOutline>;
