/** A sheet of paper with rows. */
export const FILE = 'M14 2H6a2 2 0 00-2 2v16a2 2 0 002 2h12a2 2 0 002-2V8zM14 2v6h6M8 13h2M8 17h2M14 13h2M14 17h2';
