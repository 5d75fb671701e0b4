/** A sheet of paper with rows. */
export const FILE = 'M14 2H6a2 2 0 00-2 2v16a2 2 0 002 2h12a2 2 0 002-2V8zM14 2v6h6M8 13h2M8 17h2M14 13h2M14 17h2';

/** The bars of a code, within a frame. */
export const BARS =
  'M3 7V5a2 2 0 012-2h2M17 3h2a2 2 0 012 2v2M21 17v2a2 2 0 01-2 2h-2M7 21H5a2 2 0 01-2-2v-2M8 7v10M12 7v10M17 7v10';

/** A clipboard, with an arrow out of it. */
export const CLIPBOARD =
  'M9 2h6a1 1 0 011 1v2a1 1 0 01-1 1H9a1 1 0 01-1-1V3a1 1 0 011-1M11 14h10M16 4h2a2 2 0 012 2v1.3M17 18l4-4-4-4M8 4H6a2 2 0 00-2 2v14a2 2 0 002 2h12a2 2 0 001.8-1.1';
