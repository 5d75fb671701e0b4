/** Increase it when equal specs give another picture, so that stored pictures are drawn again. */
export const artVersion = 1;
