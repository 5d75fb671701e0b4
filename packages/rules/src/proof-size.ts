/** Most bytes of the proof of a transfer: a photo of a phone, or a PDF of a page or two. A CHECK of the database says the same. */
export const MOST_PROOF_BYTES = 4 * 1024 * 1024;
