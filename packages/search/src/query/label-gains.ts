import { byteAt, doubleAt, floatAt, intAt, itemAt, shortAt, uintAt } from '../rows/checked.ts';
import { grown } from '../rows/grown.ts';
import { bestOf } from '../rows/best-of.ts';
import { empty } from '../rows/empty.ts';
import { smallest } from '../rows/smallest.ts';
import { type DocumentFacts, docOfOwner, isVariant } from '../index/facts.ts';
import { type Postings, placeOf } from '../index/postings.ts';
import type { QueryWord } from './knowledge.ts';
import { SERIES_WORTH, LABEL_WORTH, WHOLE_LABEL, codeWorth } from '../index/rank.ts';

/** Documents that met the words, with what each word is worth to each of all documents. */
export interface WeighedDocuments {
  words: readonly QueryWord[];
  worths: readonly Uint8Array[];
  met: Uint32Array;
  scores: Float32Array;
  /** By how much the worth of all words is divided. */
  total: number;
}

export interface LabelGains {
  /** What the one variant that has most of the words adds to each document that was met. */
  gained: Float32Array;
  /** That variant, or -1. */
  explaining: Int32Array;
  /** Variants with what they add. */
  touched: Uint32Array;
  values: Float32Array;
  /** Of each of them, the place of its document among those that were met. */
  places: Int32Array;
}

/** A word while its variants are walked through: made once, so that no variant costs an object. */
interface WordWalk {
  /** Marks the variants that have it. */
  bit: number;
  silent: boolean;
  /** What it is worth to each document already. */
  worthOf: Uint8Array;
}

/** Entries of variants one question may walk through; beyond, labels no longer decide. */
const MAX_WALKED_VARIANTS = 1_000_000;
/** Of more documents than anybody pages through, only the best have their labels looked at. */
const MAX_EXAMINED = 300;
/** So many steps find the variants of one document in a long row. */
const STEPS_OF_A_PRODUCT = 20;

/** "áurea 7.1 cenizo": of all labels of a document the one that has both words explains it, and ranks it. */
export function createLabelGains(byVariant: Postings, facts: DocumentFacts): (weighed: WeighedDocuments) => LabelGains {
  const variants = facts.docOfVariant.length;
  const gains = new Uint16Array(variants);
  const hits = new Uint16Array(variants);
  const own = new Uint8Array(variants);
  /** What the word that is looked at now gave, twice; odd where it is of the label itself. */
  const given = new Uint16Array(variants);
  const placeOfDoc = new Int32Array(facts.nameWords.length).fill(-1);
  const seen = new Uint32Array(variants);
  let keysOf = new Float64Array();
  let gainedOf = new Float32Array();
  let explainingOf = new Int32Array();

  /** Where the best are among those that were met, in the order of their numbers. */
  function bestPlaces(met: Uint32Array, scores: Float32Array): Uint32Array {
    if (met.length <= MAX_EXAMINED) return Uint32Array.from(met, (_, place) => place);
    const keyOf = (place: number): number =>
      uintAt(facts.salesRank, uintAt(met, place)) - Math.round(floatAt(scores, place) * 16) * 2 ** 26;
    keysOf = grown(keysOf, met.length);
    const keys = keysOf.subarray(0, met.length);
    for (let place = 0; place < met.length; place += 1) keys[place] = keyOf(place);
    const worst = doubleAt(smallest(keys, MAX_EXAMINED + 1), MAX_EXAMINED);
    const best: number[] = [];
    for (let place = 0; place < met.length; place += 1) if (keyOf(place) < worst) best.push(place);
    return Uint32Array.from(best);
  }

  return ({ words, worths, met: all, scores, total }) => {
    const examined = bestPlaces(all, scores);
    const met = examined.map((place) => uintAt(all, place));
    for (const [at, doc] of met.entries()) placeOfDoc[doc] = uintAt(examined, at);
    let touches = 0;
    let walks = MAX_WALKED_VARIANTS;

    /** Once for each word: readings come best first. But "rojos" is a series's very name, and the label "Rojo cereza" is meant. */
    function addGain({ bit, silent, worthOf }: WordWalk, variant: number, value: number, isOwn: boolean): void {
      const before = shortAt(hits, variant);
      const known = before & bit ? shortAt(given, variant) : 0;
      const wasOwn = (known & 1) === 1;
      if (before & bit && (wasOwn || !isOwn)) return;
      if (before === 0) {
        seen[touches] = variant;
        touches += 1;
      }
      hits[variant] = before | bit;
      if (isOwn) own[variant] = byteAt(own, variant) + 1;
      const worth = Math.max(0, value - byteAt(worthOf, uintAt(facts.docOfVariant, variant)));
      const more = Math.max(0, (silent ? Math.floor(worth / 10) : worth) - (known >>> 1));
      given[variant] = ((known >>> 1) + more) * 2 + (isOwn ? 1 : 0);
      if (more > 0) gains[variant] = shortAt(gains, variant) + more;
    }

    function walkTerm(word: WordWalk, term: number, quality: number): void {
      const [start, end] = [uintAt(byVariant.starts, term), uintAt(byVariant.starts, term + 1)];
      const isFew = met.length * STEPS_OF_A_PRODUCT < end - start;
      walks -= isFew ? met.length * STEPS_OF_A_PRODUCT : end - start;
      if (walks < 0) return;
      const ownValue = Math.round((LABEL_WORTH * quality) / 100);
      const seriesValue = Math.round((SERIES_WORTH * quality) / 100);
      const report = (value: number): void => {
        const doc = uintAt(facts.docOfVariant, value >>> 1);
        const isOwn = (value & 1) === 0;
        if (intAt(placeOfDoc, doc) >= 0) addGain(word, value >>> 1, isOwn ? ownValue : seriesValue, isOwn);
      };
      if (isFew)
        forEachVariant(
          met.filter((doc) => byteAt(word.worthOf, doc) < ownValue),
          start,
          end,
          report,
        );
      else for (let place = start; place < end; place += 1) report(uintAt(byVariant.values, place));
    }

    function forEachVariant(docs: Uint32Array, start: number, end: number, report: (value: number) => void): void {
      let from = start;
      for (const doc of docs) {
        from = placeOf(byVariant.values, uintAt(facts.variantsOf, doc) * 2, from, end);
        const after = uintAt(facts.variantsOf, doc + 1) * 2;
        for (; from < end && uintAt(byVariant.values, from) < after; from += 1) report(uintAt(byVariant.values, from));
      }
    }

    function walkReadings({ readings, silent }: QueryWord, at: number): void {
      const word = { bit: 1 << at, silent, worthOf: itemAt(worths, at) };
      const code = { ...word, silent: false };
      for (const reading of readings) {
        if (reading.kind === 'codes') {
          for (const [owner, match] of reading.owners) {
            const doc = docOfOwner(facts, owner);
            if (isVariant(facts, owner) && intAt(placeOfDoc, doc) >= 0) addGain(code, owner, codeWorth[match], true);
          }
        } else {
          const terms = reading.kind === 'any' ? reading.terms : reading.groups.flat();
          for (const term of terms) walkTerm(word, term, reading.quality);
        }
      }
    }

    /** The gain over all words, with a bonus when they cover the whole label. Resets the variant for the next query. */
    function takeGain(variant: number): number {
      const of = byteAt(facts.labelWords, variant);
      const share = of === 0 ? 0 : Math.min(1, byteAt(own, variant) / of);
      const value = shortAt(gains, variant) === 0 ? 0 : shortAt(gains, variant) / total + WHOLE_LABEL * share;
      gains[variant] = hits[variant] = own[variant] = 0;
      return value;
    }

    for (const [at, word] of words.entries()) walkReadings(word, at);
    const touched = seen.subarray(0, touches);
    const values = new Float32Array(touches);
    const places = Int32Array.from(touched, (variant) => intAt(placeOfDoc, uintAt(facts.docOfVariant, variant)));
    const gained = empty((gainedOf = grown(gainedOf, all.length)), all.length);
    const explaining = empty((explainingOf = grown(explainingOf, all.length)), all.length, -1);
    for (const [at, variant] of touched.entries()) {
      const value = Math.fround(takeGain(variant));
      values[at] = value;
      const place = intAt(places, at);
      const known = floatAt(gained, place);
      if (value > known || (value > 0 && value === known && variant < intAt(explaining, place))) {
        gained[place] = value;
        explaining[place] = variant;
      }
    }
    for (const doc of met) placeOfDoc[doc] = -1;
    return { gained, explaining, touched, values, places };
  };
}

/** The labels that match best, of any document. `scoreOf` is that of the document at a place among those that were met. */
export function bestLabels(
  { touched, values, places }: LabelGains,
  facts: DocumentFacts,
  most: number,
  scoreOf: (place: number) => number,
): number[] {
  const worth = values.map((value, at) => {
    const isLabel = value > 0 && byteAt(facts.labelWords, uintAt(touched, at)) > 0;
    return isLabel ? value + scoreOf(intAt(places, at)) : 0;
  });
  return bestOf(touched.length, most, (a, b) => floatAt(worth, b) - floatAt(worth, a))
    .filter((at) => floatAt(worth, at) > 0)
    .map((at) => uintAt(touched, at));
}
