import type { IconOutline } from '@tonalia/ui/icon';

/** Outlines of few pages, apart from those that every page loads; Lucide's, as in packages/ui. */
export const rareOutlines = {
  key: 'M2.59 17.41A2 2 0 002 18.83V21a1 1 0 001 1h3a1 1 0 001-1v-1a1 1 0 011-1h1a1 1 0 001-1v-1a1 1 0 011-1h.17a2 2 0 001.42-.59l.81-.81a6.5 6.5 0 10-4-4zM16.5 7.5h.01',
  idCard:
    'M13 19a4 4 0 00-8 0M16 10h2M16 14h2M12 12a3 3 0 11-6 0 3 3 0 016 0M4 5h16a2 2 0 012 2v10a2 2 0 01-2 2H4a2 2 0 01-2-2V7a2 2 0 012-2',
  bank: 'M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2l8 5H4z',
  userCheck: 'M16 11l2 2 4-4M16 21v-2a4 4 0 00-4-4H6a4 4 0 00-4 4v2M13 7a4 4 0 11-8 0 4 4 0 018 0',
  zoomIn: 'M21 21l-4.3-4.3M19 11a8 8 0 11-16 0 8 8 0 0116 0M11 8v6M8 11h6',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7M12 15a3 3 0 100-6 3 3 0 000 6',
  turnBack: 'M3 12a9 9 0 109-9 9.75 9.75 0 00-6.74 2.74L3 8M3 3v5h5',
  calendar: 'M8 2v4M16 2v4M5 4h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V6a2 2 0 012-2M3 10h18',
  ban: 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M4.9 4.9l14.2 14.2',
} satisfies Record<string, IconOutline>;
