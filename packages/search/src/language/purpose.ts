const purposes = new Set(['para', 'pa', 'pal', 'pala', 'que', 'con']);

/** A word before a purpose: "tinte para canas", "base que tape". */
export const isPurpose = (word: string): boolean => purposes.has(word);
