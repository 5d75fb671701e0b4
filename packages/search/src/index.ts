export { createSearchIndexBuilder, type SearchWords } from './index/build-index.ts';
export type {
  SearchAnswer,
  SearchAttribute,
  SearchDocument,
  SearchIndex,
  SearchIndexBuilder,
  SearchMatches,
  SearchSuggestions,
  SearchVariant,
} from './index/search-index.ts';
export { type Lexicon, type WordRoles, createWordRoles } from './language/lexicon.ts';
export type { Need } from './language/needs.ts';
export { type Synonym, type SynonymMatch, type Synonyms, createSynonyms } from './language/synonyms.ts';
