import type { IconOutline } from '@tonalia/ui/icon';

/** Outlines of lists and files; Lucide's, as in packages/ui. */
export const listIcons = {
  fileUp:
    'M6 22a2 2 0 01-2-2V4a2 2 0 012-2h8a2.4 2.4 0 011.7.7l3.6 3.6A2.4 2.4 0 0120 8v12a2 2 0 01-2 2zM14 2v5a1 1 0 001 1h5M12 12v6M15 15l-3-3-3 3',
  sheet:
    'M6 22a2 2 0 01-2-2V4a2 2 0 012-2h8a2.4 2.4 0 011.7.7l3.6 3.6A2.4 2.4 0 0120 8v12a2 2 0 01-2 2zM14 2v5a1 1 0 001 1h5M8 13h2M14 13h2M8 17h2M14 17h2',
  folder:
    'M6 14l1.5-2.9A2 2 0 019.24 10H20a2 2 0 011.94 2.5l-1.54 6a2 2 0 01-1.95 1.5H4a2 2 0 01-2-2V5a2 2 0 012-2h3.9a2 2 0 011.69.9l.81 1.2a2 2 0 001.67.9H18a2 2 0 012 2v2',
  paste:
    'M11 14h10M16 4h2a2 2 0 012 2v1.34M17 18l4-4-4-4M8 4H6a2 2 0 00-2 2v14a2 2 0 002 2h12a2 2 0 001.8-1.1M9 2h6a1 1 0 011 1v2a1 1 0 01-1 1H9a1 1 0 01-1-1V3a1 1 0 011-1',
} satisfies Record<string, IconOutline>;
