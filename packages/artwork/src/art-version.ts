/** Goes up when equal specs come out as another picture, so that stored pictures are drawn anew. */
export const artVersion = 1;
