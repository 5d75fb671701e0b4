import { quality } from '../index/rank.ts';
import { WITHOUT } from '../language/plain-speech.ts';
import { isPurpose } from '../language/purpose.ts';
import { singular } from '../language/text.ts';
import type { Knowledge, ParsedQuery, QueryWord, Reading } from './knowledge.ts';
import { addNeedReadings, silenceNegation } from './need-readings.ts';
import { exactReadings, isMatchable, readingOfMeaning, readingOfTerms } from './readings.ts';
import { weighSentence } from './sentence.ts';
import { subjectOf } from './subject.ts';
import { split } from './typed-words.ts';
import { abbreviated, derivedReadings } from './unknown-words.ts';
import { keepBestReadings, namesThing, readingsOf } from './word-readings.ts';

/** Extra weight of words that form a term together. */
const TERM_BONUS = 1;
/** The weight of a word that the catalogue has only in a derived form. */
const DERIVED_WEIGHT = 8;
/** The share of its weight that a word after the purpose keeps. */
const PURPOSE_SHARE = 0.7;
/** The weight of a weak word: "color vino", "kit de barba". */
const WEAK_WEIGHT = 6;

/** Finds every way to match each word. With `unfinished` the last one may be the beginning of a word. */
export function parseQuery(knowledge: Knowledge, words: readonly string[], unfinished: boolean): ParsedQuery {
  const allSilent = words.every((word) => isSmall(knowledge, word));
  const asked = words.map((_, at) => wordAt(knowledge, words, at, { unfinished, allSilent }));
  for (const [at, word] of words.entries()) {
    addJoinedReadings(knowledge, asked, at, word);
    addSynonymReadings(knowledge, asked, words, at);
  }
  const needs = knowledge.needs.met(words);
  for (const at of asked.keys()) shareAlternatives(asked, at);
  const subject = allSilent ? -1 : subjectOf(knowledge, asked);
  addNeedReadings(knowledge, asked, needs, subject);
  setSubject(knowledge, asked, subject);
  if (!allSilent) silenceNegation(asked, needs);
  addReadingsInParts(knowledge, asked, words);
  for (const word of asked) if (!word.known) readUnknown(knowledge, word);
  for (const [at, word] of asked.entries()) {
    // "sin" means nothing without the next word.
    if (word.text === WITHOUT && !allSilent && asked[at + 1]?.readings.length === 0) word.silent = true;
    word.known ||= word.readings.length > 0;
    word.readings = keepBestReadings(word.readings);
  }
  for (const word of asked) word.isNamed ||= word.readings.some((reading) => hasNamedTerm(knowledge, reading));
  const unserved = needs.flatMap(({ places, finds }) =>
    finds.length === 0 && !(subject >= 0 && places.every((place) => isAside(knowledge, asked, place))) ? [places] : [],
  );
  return { words: asked, isSentence: weighSentence(asked, knowledge.roles), unserved };
}

const isSmall = (knowledge: Knowledge, word: string): boolean =>
  knowledge.roles.isSilent(word) || isOnlyAsking(knowledge, word);

/** One word with its own readings: a quantity has none, a silent one only exact ones. */
function wordAt(
  knowledge: Knowledge,
  words: readonly string[],
  at: number,
  { unfinished, allSilent }: { unfinished: boolean; allSilent: boolean },
): QueryWord {
  const text = words[at] ?? '';
  const plain = { text, weight: 1, isThing: false, isSubject: false, isNamed: false };
  if (isQuantity(knowledge, words, at)) return { ...plain, silent: true, readings: [], known: true };
  if (isSmall(knowledge, text) && !allSilent)
    return { ...plain, silent: true, readings: exactReadings(knowledge, text), known: true };
  const readings = readingsOf(knowledge, text, at === words.length - 1 && unfinished);
  return {
    ...plain,
    silent: false,
    weight: weightOfWord(knowledge, text, readings.length > 0),
    readings,
    known: readings.length > 0,
    isThing: readings.some((reading) => namesThing(knowledge, reading)),
  };
}

/** Also reads known words that the catalogue does not have in parts. */
function addReadingsInParts(knowledge: Knowledge, asked: readonly QueryWord[], words: readonly string[]): void {
  for (const [at, word] of asked.entries())
    if (word.known && !isInCatalogue(knowledge, words[at] ?? ''))
      word.readings.push(...readInParts(knowledge, word.text));
}

/** Reads an unknown word by its root, or else as an abbreviation. */
function readUnknown(knowledge: Knowledge, word: QueryWord): void {
  const fromRoot = derivedReadings(knowledge, word.text);
  word.readings.push(...(fromRoot.length > 0 ? fromRoot : abbreviated(knowledge, word.text)));
  word.isThing = fromRoot.some((reading) => namesThing(knowledge, reading));
  if (fromRoot.length > 0) word.weight = DERIVED_WEIGHT;
}

/** A quantity: "12 esmaltes" is not the label 12. "1000ml" and "7.1" are not quantities. */
const isQuantity = ({ roles }: Knowledge, words: readonly string[], at: number): boolean =>
  /^\d{1,3}$/.test(words[at] ?? '') &&
  /^\p{L}{4,}$/u.test(words[at + 1] ?? '') &&
  singular(words[at + 1] ?? '') !== words[at + 1] &&
  words.slice(0, at).every(roles.isSilent);

/** A brand weighs more than what it makes; an unknown word may be a brand. */
function weightOfWord(knowledge: Knowledge, text: string, isMet: boolean): number {
  if (/^\d/.test(text) || knowledge.roles.isWeak(text)) return WEAK_WEIGHT;
  const term = knowledge.vocabulary.term(text);
  return !isMet || (term !== undefined && knowledge.isBrand(term)) ? 11 : 10;
}

/** "top coat" finds "topcoat": the joined word matches both. */
function addJoinedReadings(knowledge: Knowledge, asked: readonly QueryWord[], at: number, word: string): void {
  const here = asked[at];
  const next = asked[at + 1];
  if (!here || !next || next.text.length < 2) return;
  const joined = word + next.text;
  if (joined.length < 4) return;
  const readings = [
    ...exactReadings(knowledge, joined),
    ...readingOfTerms(knowledge, knowledge.vocabulary.sameNumber(joined), quality.joined),
  ];
  if (readings.length === 0) return;
  for (const each of [here, next]) {
    each.readings.push(...readings);
    each.known = true;
  }
}

/** Adds the meanings of synonyms to their words. */
function addSynonymReadings(
  knowledge: Knowledge,
  asked: readonly QueryWord[],
  words: readonly string[],
  at: number,
): void {
  for (const { length, meanings } of knowledge.synonyms.matchesAt(words, at)) {
    const readings = meanings
      .map((meaning) => readingOfMeaning(knowledge, meaning, quality.synonym))
      .filter(isMatchable);
    if (readings.length === 0) continue;
    for (const each of asked.slice(at, at + length)) {
      each.readings.push(...readings);
      each.known = true;
      each.isThing ||= readings.some((reading) => namesThing(knowledge, reading));
      if (length > 1) each.weight += TERM_BONUS;
    }
  }
}

/** "cera o pomada", "galón o litro": a match of one is a match of the other, also of an unknown one. */
function shareAlternatives(asked: readonly QueryWord[], at: number): void {
  if (asked[at]?.text !== 'o') return;
  const one = asked[at - 1];
  const other = asked.slice(at + 1, at + 3).find(({ silent }) => !silent);
  if (!one || one.silent || !other) return;
  const readings = [...one.readings, ...other.readings];
  for (const each of [one, other]) {
    each.readings = [...readings];
    each.known ||= readings.length > 0;
    each.isThing = one.isThing || other.isThing;
  }
}

/** Marks the subject, which is never left out unless it only names a form; words after its purpose weigh less. */
function setSubject({ roles }: Knowledge, asked: readonly QueryWord[], at: number): void {
  const subject = asked[at];
  if (!subject) return;
  if (roles.isForm(subject.text)) return;
  subject.isSubject = true;
  const purpose = asked.findIndex(({ text }, place) => place > at && isPurpose(text));
  if (purpose < 0) return;
  for (const word of asked.slice(purpose)) word.weight *= PURPOSE_SHARE;
}

/** Whether a word says where or how: "en el bolso", "sin perfume", "color ladrillo". */
function isAside({ roles }: Knowledge, asked: readonly QueryWord[], place: number): boolean {
  const before = asked.slice(Math.max(0, place - 2), place).map(({ text }) => text);
  return before.some(roles.isAside) || before.at(-1) === WITHOUT;
}

/** Whether a word only asks: "sirve", "tienes", unless a document has that name. */
function isOnlyAsking(knowledge: Knowledge, word: string): boolean {
  if (!knowledge.roles.isAsking(word)) return false;
  const term = knowledge.vocabulary.term(word);
  return term === undefined || !knowledge.isThing(term);
}

const hasNamedTerm = (knowledge: Knowledge, reading: Reading): boolean =>
  reading.kind !== 'any' || reading.terms.some((term) => knowledge.isNamed(term));

const isInCatalogue = (knowledge: Knowledge, word: string): boolean => {
  const term = knowledge.vocabulary.term(word);
  return /\d/.test(word) || (term !== undefined && knowledge.isUsed(term));
};

/** Also reads a joined word in parts: "gelpolish" is "gel polish". */
function readInParts(knowledge: Knowledge, word: string): Reading[] {
  const parts = split(knowledge, word);
  return parts === undefined ? [] : [readingOfMeaning(knowledge, parts, quality.joined)];
}
