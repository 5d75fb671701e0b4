/**
 * Largest transfer proof in bytes: a phone photo, or a PDF of a page or two. A CHECK of the database repeats the limit.
 */
export const MOST_PROOF_BYTES = 4 * 1024 * 1024;
