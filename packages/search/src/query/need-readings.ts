import { quality } from '../index/rank.ts';
import type { MetNeed } from '../language/needs.ts';
import { WITHOUT } from '../language/plain-speech.ts';
import { isPurpose } from '../language/purpose.ts';
import type { Knowledge, QueryWord, Reading } from './knowledge.ts';
import { isMatchable, readingOfMeaning } from './readings.ts';

/** Quality that each next thing that serves a need loses, down to the least. */
const NEED_STEP = 8;
const NEED_MINIMUM = 60;
const PART_OF_NEED = 0.5;
/** The weight of all words of a need together. */
const NEED_WEIGHT = 16;

/** Lets the words of a need match what serves it. */
export function addNeedReadings(
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

/** "sin que se parta", "sin cortar": a "sin" that is part of a need excludes nothing. */
export function silenceNegation(asked: readonly QueryWord[], needs: readonly MetNeed[]): void {
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
