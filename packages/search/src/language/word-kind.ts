/** Fewer letters do not tell a verb. */
const SHORTEST = 6;

/** A verb or an adverb by its ending, anything else a noun. */
export function kindOf(word: string): 'verb' | 'adverb' | 'noun' {
  if (/(?:[aei]r(?:[mts]e|l[aeo]s?)?|ando|iendo)$/.test(word)) return 'verb';
  return word.endsWith('mente') ? 'adverb' : 'noun';
}

/** Whether one may be the other mistyped: a verb is no noun. */
export const isSameKind = (typed: string, word: string): boolean =>
  typed.length < SHORTEST || kindOf(typed) === kindOf(word);
