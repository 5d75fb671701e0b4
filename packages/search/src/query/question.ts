import type { CodeMatch } from '../index/codes.ts';
import type { QueryWord, Knowledge, ParsedQuery, Reading } from './knowledge.ts';
import type { MetNeed } from '../language/needs.ts';
import { quality } from '../index/rank.ts';
import { readingOfTerms, exactReadings, isMatchable, readingOfMeaning } from './readings.ts';
import { WITHOUT } from '../language/plain-speech.ts';
import { isPurpose } from '../language/purpose.ts';
import { weighSentence } from './sentence.ts';
import { measure, numberAndLetters, singular } from '../language/text.ts';
import { subjectOf } from './subject.ts';
import { split } from './typed-words.ts';
import { abbreviated, derivedReadings } from './unknown-words.ts';
import { ALIAS } from '../index/vocabulary.ts';

const MOST_CODE_OWNERS = 1500;
const MOST_BEGINNINGS = 3000;
const SHORTEST_CODE = 3;
/** Quality that each next thing that serves a need loses, down to the least. */
const NEED_STEP = 8;
const NEED_MINIMUM = 60;
const PART_OF_NEED = 0.5;
/** Extra weight of words that form a term together. */
const TERM_BONUS = 1;
/** The weight of a word that the catalogue has only in a derived form. */
const DERIVED_WEIGHT = 8;
/** The share of its weight that a word after the purpose keeps. */
const PURPOSE_SHARE = 0.7;
/** The weight of all words of a need together. */
const NEED_WEIGHT = 16;
/** The weight of a weak word: "color vino", "kit de barba". */
const WEAK_WEIGHT = 6;

/** Finds every way to match each word. With `unfinished` the last one may be the beginning of a word. */
export function parseQuery(knowledge: Knowledge, words: readonly string[], unfinished: boolean): ParsedQuery {
  const isSmall = (word: string): boolean => knowledge.roles.isSilent(word) || isOnlyAsking(knowledge, word);
  const allSilent = words.every(isSmall);
  const asked = words.map((text, at): QueryWord => {
    if (isQuantity(knowledge, words, at))
      return {
        text,
        silent: true,
        weight: 1,
        readings: [],
        known: true,
        isThing: false,
        isSubject: false,
        isNamed: false,
      };
    const silent = isSmall(text) && !allSilent;
    const isLast = at === words.length - 1 && unfinished;
    const readings = silent ? exactReadings(knowledge, text) : readingsOf(knowledge, text, isLast);
    return {
      text,
      silent,
      weight: silent ? 1 : weightOfWord(knowledge, text, readings.length > 0),
      readings,
      known: silent || readings.length > 0,
      isThing: !silent && readings.some((reading) => namesThing(knowledge, reading)),
      isSubject: false,
      isNamed: false,
    };
  });
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
  for (const [at, word] of asked.entries())
    if (word.known && !isInCatalogue(knowledge, words[at] ?? ''))
      word.readings.push(...readInParts(knowledge, word.text));
  for (const word of asked) {
    if (word.known) continue;
    const fromRoot = derivedReadings(knowledge, word.text);
    word.readings.push(...(fromRoot.length > 0 ? fromRoot : abbreviated(knowledge, word.text)));
    word.isThing = fromRoot.some((reading) => namesThing(knowledge, reading));
    if (fromRoot.length > 0) word.weight = DERIVED_WEIGHT;
  }
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

/** Keeps each term in its best reading; in another it would change nothing. */
function keepBestReadings(readings: readonly Reading[]): Reading[] {
  const seen = new Set<number>();
  return readings
    .toSorted((a, b) => qualityOf(b) - qualityOf(a))
    .flatMap((reading): Reading[] => {
      if (reading.kind !== 'any') return [reading];
      const terms = reading.terms.filter((term) => !seen.has(term));
      for (const term of terms) seen.add(term);
      return terms.length > 0 ? [{ ...reading, terms }] : [];
    });
}

const qualityOf = (reading: Reading): number => (reading.kind === 'codes' ? quality.exact : reading.quality);

function readingsOf(knowledge: Knowledge, word: string, unfinished: boolean): Reading[] {
  if (/\d/.test(word)) return readingsOfNumber(knowledge, word, unfinished);
  const { vocabulary } = knowledge;
  const whole = [
    ...exactReadings(knowledge, word),
    ...readingOfTerms(knowledge, vocabulary.sameNumber(word), quality.sameNumber),
  ];
  const readings = [
    ...whole,
    ...readingOfTerms(knowledge, vocabulary.sameStem(word), quality.sameStem),
    ...readingOfTerms(knowledge, word.includes('n') ? vocabulary.withEnye(word) : [], quality.withEnye),
  ];
  if (unfinished && (word.length > 1 || whole.length === 0)) {
    const terms = vocabulary.beginning(word, MOST_BEGINNINGS);
    readings.push(...readingOfTerms(knowledge, terms, whole.length > 0 ? quality.longer : quality.unfinished));
    if (readings.length === 0) readings.push(...synonymsOfBeginnings(knowledge, terms));
  }
  return whole.length > 0 ? readings : [...readings, ...codeOfLetters(knowledge, word)];
}

/** "chv" beside a brand: a whole code or its last part, never only its beginning. */
function codeOfLetters({ codes }: Knowledge, word: string): Reading[] {
  if (word.length < SHORTEST_CODE) return [];
  const owners = [...codes.find(word, MOST_CODE_OWNERS)].filter(([, match]) => match === 'whole' || match === 'part');
  return owners.length > 0 ? [{ kind: 'codes', owners: new Map(owners) }] : [];
}

/** What a beginning means that only words of synonyms have: "shampo". */
function synonymsOfBeginnings(knowledge: Knowledge, terms: readonly number[]): Reading[] {
  const { vocabulary, synonyms } = knowledge;
  return terms
    .slice(0, 5)
    .flatMap((term) =>
      synonyms
        .matchesAt([vocabulary.word(term)], 0)
        .flatMap(({ meanings }) => meanings.map((meaning) => readingOfMeaning(knowledge, meaning, quality.longer))),
    );
}

/** "7.1" is that label, "71" may be it, "1" is the label 001, "20v" is 20 volumes. */
function readingsOfNumber(knowledge: Knowledge, word: string, unfinished: boolean): Reading[] {
  const { vocabulary, codes } = knowledge;
  const measured = numberAndLetters(word);
  const also = [measured && measure(...measured), word.replace(/^0+(?=\d)/, ''), word.replace(/\.0+$/, '')];
  // "355" is the beginning of 355n, not of 3551.
  const isSameNumber = (term: number): boolean => !/^\d/.test(vocabulary.word(term).slice(word.length));
  const readings = [...new Set([word, ...also])].flatMap((way, at) =>
    way === undefined
      ? []
      : [
          ...exactReadings(knowledge, way),
          ...exactReadings(knowledge, ALIAS + way).map((reading) => ({ ...reading, quality: quality.alias - at })),
        ],
  );
  if (readings.length === 0 && unfinished)
    readings.push(...readingOfTerms(knowledge, vocabulary.beginning(word, 200).filter(isSameNumber), quality.longer));
  const isCode = !word.includes('.') && (/\p{L}/u.test(word) || word.length > 2);
  const owners = isCode ? codes.find(word, MOST_CODE_OWNERS) : new Map<number, CodeMatch>();
  return owners.size > 0 ? [...readings, { kind: 'codes', owners }] : readings;
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

/** Lets the words of a need match what serves it. */
function addNeedReadings(
  knowledge: Knowledge,
  asked: readonly QueryWord[],
  needs: readonly MetNeed[],
  subject: number,
): void {
  for (const { places, finds } of needs) {
    const readings = finds
      .map((found, at) => ({
        ...readingOfMeaning(knowledge, found, Math.max(NEED_MINIMUM, quality.need - NEED_STEP * at)),
        isNamedOnly: true, // "menta" serves greasy hair, the label "Menta" does not
      }))
      .filter(isMatchable);
    if (readings.length === 0) continue;
    for (const place of places) {
      const word = asked[place];
      if (!word || word.silent) continue;
      if (place === subject && places.length > 1 && hasPurposeBetween(asked, subject, places)) continue;
      const own = places.length === 1 ? word.readings.filter(isSameForm) : word.readings.map(lowerAsPartOfNeed);
      word.readings = [...own, ...readings];
      word.known = true;
      word.isThing = true;
      if (places.length > 1) word.weight = NEED_WEIGHT / places.filter((each) => !asked[each]?.silent).length;
    }
  }
}

/** "secador que no queme el pelo" is a dryer; "peinilla de la máquina" is what serves that need. */
function hasPurposeBetween(asked: readonly QueryWord[], subject: number, places: readonly number[]): boolean {
  const last = Math.max(...places);
  return asked.slice(subject + 1, last).some(({ text }) => isPurpose(text));
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

/** "sin que se parta", "sin cortar": a "sin" that is part of a need excludes nothing. */
function silenceNegation(asked: readonly QueryWord[], needs: readonly MetNeed[]): void {
  for (const [at, word] of asked.entries()) {
    if (word.text !== WITHOUT) continue;
    const isInNeed = (place: number): boolean => needs.some(({ places }) => places.includes(place));
    if (!isInNeed(at) && (asked[at + 1]?.text === 'que' || isInNeed(at + 1))) word.silent = true;
  }
}

/** A word of a need does not match its other gender: "barros" is not "barra". */
const isSameForm = (reading: Reading): boolean => reading.kind !== 'any' || reading.quality !== quality.sameStem;

/** Lowers a word of a need of several words: "quitar el gel" does not ask for gel. */
const lowerAsPartOfNeed = (reading: Reading): Reading =>
  reading.kind === 'codes' ? reading : { ...reading, quality: reading.quality * PART_OF_NEED };

/** Whether a word only asks: "sirve", "tienes", unless a document has that name. */
function isOnlyAsking(knowledge: Knowledge, word: string): boolean {
  if (!knowledge.roles.isAsking(word)) return false;
  const term = knowledge.vocabulary.term(word);
  return term === undefined || !knowledge.isThing(term);
}

const hasNamedTerm = (knowledge: Knowledge, reading: Reading): boolean =>
  reading.kind !== 'any' || reading.terms.some((term) => knowledge.isNamed(term));

/** Whether a term of it names a thing. */
function namesThing(knowledge: Knowledge, reading: Reading): boolean {
  const hasThingTerm = (terms: readonly number[]): boolean => terms.some((term) => knowledge.isThing(term));
  if (reading.kind === 'any') return reading.quality >= quality.derived && hasThingTerm(reading.terms);
  return reading.kind === 'codes' || reading.groups.some(hasThingTerm);
}

const isInCatalogue = (knowledge: Knowledge, word: string): boolean => {
  const term = knowledge.vocabulary.term(word);
  return /\d/.test(word) || (term !== undefined && knowledge.isUsed(term));
};

/** Also reads a joined word in parts: "gelpolish" is "gel polish". */
function readInParts(knowledge: Knowledge, word: string): Reading[] {
  const parts = split(knowledge, word);
  return parts === undefined ? [] : [readingOfMeaning(knowledge, parts, quality.joined)];
}
