/** Raise it when equal specs produce another picture, so that stored pictures are drawn again. */
export const artVersion = 1;
