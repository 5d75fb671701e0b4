import { spanishAsking, spanishSilent } from './spanish-words.ts';
import { singular } from './text.ts';

/**
 * What the words of a trade do in a query. All in lower case and without accents; the ñ stays. Nouns in the singular unless they are
 * also listed in the plural.
 */
export interface Lexicon {
  /** Say nothing about a document, beside the Spanish articles and prepositions: "ref". */
  silent: readonly string[];
  /** Ask, greet or praise, beside the usual Spanish words: "promo", "domicilio". */
  asking: readonly string[];
  /** Collections: of "kit de brochas" the brushes are wanted. */
  collections: readonly string[];
  /** Forms rather than uses: for "crema para codos" a butter serves too. */
  forms: readonly string[];
  /** Say less than the word beside them, and are never the thing that is wanted: "color vino". */
  vague: readonly string[];
  /** Weigh less than another word: "kit", "completo". */
  weak: readonly string[];
  /** Come before what a thing is like or where it is used: "color ladrillo", "en el bolso". */
  asides: readonly string[];
  /** What things are used on: of "uñas que se parten" no nails are wanted. */
  usedOn: readonly string[];
}

/** What a word does in a query. */
export interface WordRoles {
  isSilent: (word: string) => boolean;
  isAsking: (word: string) => boolean;
  isCollection: (word: string) => boolean;
  isForm: (word: string) => boolean;
  isVague: (word: string) => boolean;
  isWeak: (word: string) => boolean;
  isAside: (word: string) => boolean;
  isUsedOn: (word: string) => boolean;
}

export const emptyLexicon: Lexicon = {
  silent: [],
  asking: [],
  collections: [],
  forms: [],
  vague: [],
  weak: [],
  asides: [],
  usedOn: [],
};

/** The roles of words in Spanish and in a trade. */
export function createWordRoles(lexicon: Lexicon): WordRoles {
  const is = (words: readonly string[]): ((word: string) => boolean) => {
    const known = new Set(words);
    return (word) => known.has(word);
  };
  const isOneOf = (words: readonly string[]): ((word: string) => boolean) => {
    const isKnown = is(words);
    return (word) => isKnown(singular(word));
  };
  return {
    isSilent: is([...spanishSilent, ...lexicon.silent]),
    isAsking: is([...spanishAsking, ...lexicon.asking]),
    isCollection: isOneOf(lexicon.collections),
    isForm: isOneOf(lexicon.forms),
    isVague: is(lexicon.vague),
    isWeak: is(lexicon.weak),
    isAside: is(lexicon.asides),
    isUsedOn: isOneOf(lexicon.usedOn),
  };
}
