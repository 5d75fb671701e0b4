/** A code has a digit and no space: "TS-71". Words never wait for it. */
export const looksLikeACode = (words: string): boolean => /^(?=.*\d)\S{3,40}$/.test(words.trim());
