import { uintAt } from '../rows/checked.ts';
import { createCodesBuilder } from './codes.ts';
import { createFactsBuilder } from './stored-facts.ts';
import { createMatcher } from '../query/matcher.ts';
import { type Lexicon, type WordRoles, createWordRoles, emptyLexicon } from '../language/lexicon.ts';
import { createPool } from '../rows/pool.ts';
import { type Need, createNeeds } from '../language/needs.ts';
import { createPostingsBuilder } from './postings.ts';
import { PLACES, field } from './rank.ts';
import { createGroups } from '../query/readings.ts';
import { createInterpreter } from '../query/understand.ts';
import { createLabelTexts } from './label-texts.ts';
import { createSuggest } from '../query/suggest.ts';
import { type Synonym, createSynonyms } from '../language/synonyms.ts';
import { indexWords, plain, rawWords } from '../language/text.ts';
import { createVocabularyBuilder } from './vocabulary.ts';
import type { SearchAttribute, SearchDocument, SearchIndex, SearchIndexBuilder } from './search-index.ts';

/** What the owner of a catalogue knows about its words. Each part may be left out. */
export interface SearchWords {
  /** What words do in a query. */
  lexicon?: Lexicon;
  /** Terms that also find what other words say. */
  synonyms?: readonly Synonym[];
  /** Purposes, and the words of what serves them. */
  needs?: readonly Need[];
}

/** Builds a search index from documents. Keeps names and codes, not the documents. */
export function createSearchIndexBuilder({
  lexicon = emptyLexicon,
  synonyms = [],
  needs = [],
}: SearchWords): SearchIndexBuilder {
  const roles = createWordRoles(lexicon);
  const { isSilent } = roles;
  const vocabulary = createVocabularyBuilder(roles);
  const spelled = createSpellings();
  const byDoc = createPostingsBuilder();
  const byVariant = createPostingsBuilder();
  const codes = createCodesBuilder();
  const labels = createLabelTexts(vocabulary, roles);
  const factsBuilder = createFactsBuilder();
  const documentCodes: string[] = [];
  const brandTerms = new Set<number>();
  const namedTerms = new Set<number>();
  const thingTerms = new Set<number>();
  const headTerms = new Set<number>();

  function fieldsOf(doc: SearchDocument): Map<number, number> {
    const fields = new Map<number, number>();
    const put = (word: string, place: number): void => {
      const term = vocabulary.add(word);
      fields.set(term, (fields.get(term) ?? 0) | place);
      if (place !== field.trait) namedTerms.add(term);
      if (place === field.head) headTerms.add(term);
      if (place === field.head || place === field.brand || place === field.category) thingTerms.add(term);
    };
    const head = rawWords(doc.name).find((word) => !isSilent(word));
    for (const word of indexWords(doc.name)) put(word, word === head ? field.head : field.name);
    for (const word of [...indexWords(doc.brand), ...initialsOf(doc.brand)]) {
      put(word, field.brand);
      brandTerms.add(vocabulary.add(word));
    }
    for (const word of indexWords(doc.category)) put(word, field.category);
    for (const word of indexWords(doc.parentCategory ?? '')) put(word, field.parent);
    for (const word of traitWords(doc.attributes ?? [], roles)) put(word, field.trait);
    for (const text of [doc.name, doc.brand, doc.category, doc.parentCategory ?? '']) spelled.add(text);
    return fields;
  }

  function addVariants(doc: SearchDocument, number: number, fields: Map<number, number>): void {
    for (const variant of doc.variants) {
      const owner = factsBuilder.addVariant(number);
      codes.add(owner, variant.code);
      const { terms, seriesTerms, words, name } = labels.of(variant);
      factsBuilder.setLabel(owner, words, name);
      if (name !== null) spelled.add(name);
      for (const term of terms) byVariant.add(term, owner * 2);
      for (const term of seriesTerms) byVariant.add(term, owner * 2 + 1);
      for (const term of [...terms, ...seriesTerms]) fields.set(term, (fields.get(term) ?? 0) | field.label);
    }
  }

  function* finishInSteps(): Generator<undefined, SearchIndex> {
    const said = createSynonyms(synonyms, roles);
    const needed = createNeeds(needs, roles, said);
    for (const word of [...said.words, ...needed.words]) vocabulary.add(word);
    const facts = factsBuilder.finish();
    const variants = facts.docOfVariant.length;
    yield;
    for (const [number, code] of documentCodes.entries()) {
      codes.add(variants + number, code);
      if (number % STEP === STEP - 1) yield;
    }
    const docPostings = yield* byDoc.finish(vocabulary.size);
    const variantPostings = yield* byVariant.finish(vocabulary.size);
    const { starts } = docPostings;
    const known = yield* vocabulary.finish();
    const isUsed = (term: number): boolean => uintAt(starts, term) !== uintAt(starts, term + 1);
    const knowledge = {
      vocabulary: known,
      roles,
      groupsOf: createGroups(known, roles, isUsed),
      codes: yield* codes.finish(),
      synonyms: said,
      needs: needed,
      isUsed,
      isBrand: (term: number) => brandTerms.has(term),
      isNamed: (term: number) => namedTerms.has(term),
      isThing: (term: number) => thingTerms.has(term),
      isHead: (term: number) => headTerms.has(term),
    };
    yield;
    const queries = createPool(() =>
      createInterpreter(knowledge, createMatcher(docPostings, variantPostings, facts), facts, spelled.of),
    );
    return {
      search: (typed) => queries((query) => query.answer(typed)),
      suggest: createSuggest(queries, knowledge, facts, spelled.of),
    };
  }

  return {
    add(doc) {
      const number = factsBuilder.addDoc(doc, nameWordsOf(doc.name, roles));
      documentCodes.push(doc.code);
      const fields = fieldsOf(doc);
      addVariants(doc, number, fields);
      for (const [term, places] of fields) byDoc.add(term, number * PLACES + places);
    },
    finishInSteps,
    finish() {
      const steps = finishInSteps();
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
  };
}

/** Codes added between two yields. */
const STEP = 10_000;

/** The initials of a brand of three words or more. */
function initialsOf(brand: string): string[] {
  const words = rawWords(brand);
  return words.length < 3 ? [] : [words.map((word) => word[0]).join('')];
}

/**
 * Words of attributes: of "Método rizos: Apto" those of its name. Left out: numbers, which would match labels; what the thing is not;
 * lists of ingredients.
 */
const traitWords = (attributes: readonly SearchAttribute[], { isSilent }: WordRoles): string[] =>
  attributes
    .filter(({ value }) => !/^no\b|,/iu.test(value))
    .flatMap(({ name, value }) => indexWords(/^(?:apto|s[ií])$/iu.test(value) ? name : value))
    .filter((word) => !/\d/.test(word) && !isSilent(word));

/** How many words of a name describe the document; contents ("90 ml") do not count. */
const nameWordsOf = (name: string, { isSilent }: WordRoles): number => {
  const content = /\d[\d.,]*\s*(?:ml|g|und|l|kg)\b\.?/giu;
  return new Set(rawWords(name.replace(content, '')).filter((word) => !isSilent(word))).size;
};

/** The spelling of words with accents. */
function createSpellings() {
  const spellings = new Map<string, string>();
  let last = '';
  return {
    add(text: string): void {
      // oxlint-disable-next-line no-control-regex -- what is not ASCII
      if (text === last || /^[\x00-\x7f]*$/.test(text)) return;
      last = text;
      for (const word of text
        .toLowerCase()
        .normalize('NFC')
        .match(/[\p{L}\p{N}]+/gu) ?? []) {
        const withoutAccents = plain(word);
        if (withoutAccents !== word) spellings.set(withoutAccents, word);
      }
    },
    of: (word: string): string => spellings.get(word) ?? word,
  };
}
