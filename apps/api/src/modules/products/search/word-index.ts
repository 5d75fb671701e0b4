import { createCodesBuilder } from './codes.ts';
import { createKept } from './kept.ts';
import { createMatcher } from './matcher.ts';
import { type Need, createNeeds } from './needs.ts';
import { createPostingsBuilder } from './postings.ts';
import { PLACES, field } from './rank.rules.ts';
import { createGroups } from './readings.ts';
import { createSearch } from './search-words.ts';
import { createShadeTexts } from './shade-texts.ts';
import { createSuggest } from './suggest-words.ts';
import { type Synonym, createSynonyms } from './synonyms.ts';
import { indexWords, isSilent, plain, rawWords } from './text.rules.ts';
import { createVocabularyBuilder } from './vocabulary.ts';
import type { Attribute, SearchDocument, WordIndex, WordIndexBuilder } from './answers.ts';

export type { SearchDocument, WordAnswer, WordIndex, WordIndexBuilder } from './answers.ts';
export type { Need } from './needs.ts';
export type { Synonym } from './synonyms.ts';

/** Gathers products, then knows them by their words. Keeps names, not the documents. */
export function createWordIndexBuilder(synonyms: readonly Synonym[], needs: readonly Need[] = []): WordIndexBuilder {
  const vocabulary = createVocabularyBuilder();
  const spelled = createSpellings();
  const byDoc = createPostingsBuilder();
  const byVersion = createPostingsBuilder();
  const codes = createCodesBuilder();
  const shades = createShadeTexts(vocabulary);
  const kept = createKept();
  const productCodes: string[] = [];
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
    for (const word of traitWords(doc.attributes ?? [])) put(word, field.trait);
    for (const text of [doc.name, doc.brand, doc.category, doc.parentCategory ?? '']) spelled.add(text);
    return fields;
  }

  function addVersions(doc: SearchDocument, number: number, fields: Map<number, number>): void {
    for (const version of doc.versions) {
      const owner = kept.addVersion(number);
      codes.add(owner, version.code);
      const { terms, sectionTerms, words, name } = shades.of(version);
      kept.setShade(owner, words, name);
      if (name !== null) spelled.add(name);
      for (const term of terms) byVersion.add(term, owner * 2);
      for (const term of sectionTerms) byVersion.add(term, owner * 2 + 1);
      for (const term of [...terms, ...sectionTerms]) fields.set(term, (fields.get(term) ?? 0) | field.shade);
    }
  }

  function* finishInSteps(): Generator<undefined, WordIndex> {
    const said = createSynonyms(synonyms);
    const needed = createNeeds(needs, said);
    for (const word of [...said.words, ...needed.words]) vocabulary.add(word);
    const facts = kept.finish();
    const versions = facts.docOfVersion.length;
    yield;
    for (const [number, code] of productCodes.entries()) {
      codes.add(versions + number, code);
      if (number % STEP === STEP - 1) yield;
    }
    const docPostings = yield* byDoc.finish(vocabulary.size);
    const versionPostings = yield* byVersion.finish(vocabulary.size);
    const { starts } = docPostings;
    const known = yield* vocabulary.finish();
    const isUsed = (term: number): boolean => starts[term] !== starts[term + 1];
    const knowledge = {
      vocabulary: known,
      groupsOf: createGroups(known, isUsed),
      codes: yield* codes.finish(),
      synonyms: said,
      needs: needed,
      isUsed,
      isBrand: (term: number) => brandTerms.has(term),
      isNamed: (term: number) => namedTerms.has(term),
      isThing: (term: number) => thingTerms.has(term),
      isHead: (term: number) => headTerms.has(term),
    };
    const matcher = createMatcher(docPostings, versionPostings, facts);
    yield;
    const search = createSearch(knowledge, matcher, facts, spelled.of);
    return { search: (typed) => search.answer(typed), suggest: createSuggest(search, knowledge, facts, spelled.of) };
  }

  return {
    add(doc) {
      const number = kept.addDoc(doc, nameWordsOf(doc.name));
      productCodes.push(doc.code);
      const fields = fieldsOf(doc);
      addVersions(doc, number, fields);
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

/** Steps that others wait for are this many codes long. */
const STEP = 10_000;

/** A long brand is also called by its initials. */
function initialsOf(brand: string): string[] {
  const words = rawWords(brand);
  return words.length < 3 ? [] : [words.map((word) => word[0]).join('')];
}

/**
 * Words of attributes: of "Método rizos: Apto" those of its name. Numbers would be taken for shades; what it does not need, or a list of
 * what is in it, is not what it is.
 */
const traitWords = (attributes: readonly Attribute[]): string[] =>
  attributes
    .filter(({ value }) => !/^no\b|,/iu.test(value))
    .flatMap(({ name, value }) => indexWords(/^(?:apto|s[ií])$/iu.test(value) ? name : value))
    .filter((word) => !/\d/.test(word) && !isSilent(word));

/** Words of a name that say what it is; its contents do not. */
const nameWordsOf = (name: string): number => {
  const content = /\d[\d.,]*\s*(?:ml|g|und|l|kg)\b\.?/giu;
  return new Set(rawWords(name.replace(content, '')).filter((word) => !isSilent(word))).size;
};

/** How words are written with their accents, for those that have any. */
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
        const bare = plain(word);
        if (bare !== word) spellings.set(bare, word);
      }
    },
    of: (word: string): string => spellings.get(word) ?? word,
  };
}
