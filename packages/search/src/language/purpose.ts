const purposes = new Set(['para', 'pa', 'pal', 'pala', 'que', 'con']);

/** "tinte para canas", "base que tape": after such a word stands what the thing before it is for. */
export const isPurpose = (word: string): boolean => purposes.has(word);
