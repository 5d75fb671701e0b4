import { grown } from './columns.ts';
import { bestOf } from './best-of.ts';
import { empty } from './empty.ts';
import { smallest } from './smallest.ts';
import { type Facts, docOfOwner, isVersion } from './facts.ts';
import { type Postings, placeOf } from './postings.ts';
import type { AskedWord } from './knowledge.ts';
import { SECTION_WORTH, SHADE_WORTH, WHOLE_SHADE, codeWorth } from './rank.rules.ts';

/** Products that met the words, with what each word is worth to each of all products. */
export interface Weighed {
  words: readonly AskedWord[];
  worths: readonly Uint8Array[];
  met: Uint32Array;
  scores: Float32Array;
  /** By how much the worth of all words is divided. */
  total: number;
}

export interface ShadeGains {
  /** What the one version that has most of the words adds to each product that was met. */
  gained: Float32Array;
  /** That version, or -1. */
  explaining: Int32Array;
  /** Versions with what they add. */
  touched: Uint32Array;
  values: Float32Array;
  /** Of each of them, the place of its product among those that were met. */
  places: Int32Array;
}

/** Entries of versions one question may walk through; beyond, shades no longer decide. */
const MOST_WALKED = 1_000_000;
/** Of more products than anybody pages through, only the best have their shades looked at. */
const MOST_LOOKED_AT = 300;
/** So many steps find the versions of one product in a long row. */
const STEPS_OF_A_PRODUCT = 20;

/** "áurea 7.1 cenizo": of all shades of a product the one that has both words explains it, and ranks it. */
export function createShadeGains(byVersion: Postings, facts: Facts): (weighed: Weighed) => ShadeGains {
  const versions = facts.docOfVersion.length;
  const gains = new Uint16Array(versions);
  const hits = new Uint16Array(versions);
  const own = new Uint8Array(versions);
  /** What the word that is looked at now gave, twice; odd where it is of the shade itself. */
  const given = new Uint16Array(versions);
  const placeOfDoc = new Int32Array(facts.nameWords.length).fill(-1);
  const seen = new Uint32Array(versions);
  // Filled by each question.
  let gainedOf = new Float32Array();
  let explainingOf = new Int32Array();

  return ({ words, worths, met: all, scores, total }) => {
    const looked = bestPlaces(all, scores, facts.salesRank);
    const met = looked.map((place) => all[place] ?? 0);
    for (const [at, doc] of met.entries()) placeOfDoc[doc] = looked[at] ?? 0;
    let touches = 0;
    let walks = MOST_WALKED;

    /** Once for each word: readings come best first. But "rojos" is a section's very name, and the shade "Rojo cereza" is meant. */
    function gain(version: number, doc: number, at: number, value: number, isOwn: boolean, silent: boolean): void {
      const before = hits[version] ?? 0;
      const bit = 1 << at;
      const known = before & bit ? (given[version] ?? 0) : 0;
      const wasOwn = (known & 1) === 1;
      if (before & bit && (wasOwn || !isOwn)) return;
      if (before === 0) {
        seen[touches] = version;
        touches += 1;
      }
      hits[version] = before | bit;
      if (isOwn) own[version] = (own[version] ?? 0) + 1;
      const worth = Math.max(0, value - (worths[at]?.[doc] ?? 0));
      const more = Math.max(0, (silent ? Math.floor(worth / 10) : worth) - (known >>> 1));
      given[version] = ((known >>> 1) + more) * 2 + (isOwn ? 1 : 0);
      if (more > 0) gains[version] = (gains[version] ?? 0) + more;
    }

    function walk(term: number, quality: number, at: number, silent: boolean): void {
      const [start, end] = [byVersion.starts[term] ?? 0, byVersion.starts[term + 1] ?? 0];
      const isFew = met.length * STEPS_OF_A_PRODUCT < end - start;
      walks -= isFew ? met.length * STEPS_OF_A_PRODUCT : end - start;
      if (walks < 0) return;
      const ownValue = Math.round((SHADE_WORTH * quality) / 100);
      const sectionValue = Math.round((SECTION_WORTH * quality) / 100);
      const tell = (value: number): void => {
        const doc = facts.docOfVersion[value >>> 1] ?? 0;
        const isOwn = (value & 1) === 0;
        if ((placeOfDoc[doc] ?? -1) >= 0) gain(value >>> 1, doc, at, isOwn ? ownValue : sectionValue, isOwn, silent);
      };
      if (isFew)
        eachOf(
          met.filter((doc) => (worths[at]?.[doc] ?? 0) < ownValue),
          start,
          end,
          tell,
        );
      else for (let place = start; place < end; place += 1) tell(byVersion.values[place] ?? 0);
    }

    function eachOf(docs: Uint32Array, start: number, end: number, tell: (value: number) => void): void {
      let from = start;
      for (const doc of docs) {
        from = placeOf(byVersion.values, (facts.versionsOf[doc] ?? 0) * 2, from, end);
        const after = (facts.versionsOf[doc + 1] ?? 0) * 2;
        for (; from < end && (byVersion.values[from] ?? 0) < after; from += 1) tell(byVersion.values[from] ?? 0);
      }
    }

    function walkAll(word: AskedWord, at: number): void {
      for (const reading of word.readings) {
        if (reading.kind === 'codes') {
          for (const [owner, match] of reading.owners) {
            const doc = docOfOwner(facts, owner);
            if (isVersion(facts, owner) && (placeOfDoc[doc] ?? -1) >= 0)
              gain(owner, doc, at, codeWorth[match], true, false);
          }
        } else {
          const terms = reading.kind === 'any' ? reading.terms : reading.groups.flat();
          for (const term of terms) walk(term, reading.quality, at, word.silent);
        }
      }
    }

    /** What is gained over all words, and a little more where they are all of the shade. Forgets it for the next question. */
    function take(version: number): number {
      const of = facts.shadeWords[version] ?? 0;
      const share = of === 0 ? 0 : Math.min(1, (own[version] ?? 0) / of);
      const value = (gains[version] ?? 0) === 0 ? 0 : (gains[version] ?? 0) / total + WHOLE_SHADE * share;
      gains[version] = hits[version] = own[version] = 0;
      return value;
    }

    for (const [at, word] of words.entries()) walkAll(word, at);
    const touched = seen.subarray(0, touches);
    const values = new Float32Array(touches);
    const places = Int32Array.from(touched, (version) => placeOfDoc[facts.docOfVersion[version] ?? 0] ?? 0);
    const gained = empty((gainedOf = grown(gainedOf, all.length)), all.length);
    const explaining = empty((explainingOf = grown(explainingOf, all.length)), all.length, -1);
    for (const [at, version] of touched.entries()) {
      const value = Math.fround(take(version));
      values[at] = value;
      const place = places[at] ?? 0;
      const known = gained[place] ?? 0;
      if (value > known || (value > 0 && value === known && version < (explaining[place] ?? 0))) {
        gained[place] = value;
        explaining[place] = version;
      }
    }
    for (const doc of met) placeOfDoc[doc] = -1;
    return { gained, explaining, touched, values, places };
  };
}

/** Filled by each question. */
let keysOf = new Float64Array();

/** Where the best are among those that were met, in the order of their numbers. */
function bestPlaces(met: Uint32Array, scores: Float32Array, salesRank: Uint32Array): Uint32Array {
  if (met.length <= MOST_LOOKED_AT) return Uint32Array.from(met, (_, place) => place);
  const keyOf = (place: number): number =>
    (salesRank[met[place] ?? 0] ?? 0) - Math.round((scores[place] ?? 0) * 16) * 2 ** 26;
  keysOf = grown(keysOf, met.length);
  const keys = keysOf.subarray(0, met.length);
  for (let place = 0; place < met.length; place += 1) keys[place] = keyOf(place);
  const worst = smallest(keys, MOST_LOOKED_AT + 1)[MOST_LOOKED_AT] ?? 0;
  const best: number[] = [];
  for (let place = 0; place < met.length; place += 1) if (keyOf(place) < worst) best.push(place);
  return Uint32Array.from(best);
}

/** The shades that match best, of any product. `scoreOf` is that of the product at a place among those that were met. */
export function bestShades(
  { touched, values, places }: ShadeGains,
  facts: Facts,
  most: number,
  scoreOf: (place: number) => number,
): number[] {
  const worth = values.map((value, at) => {
    const isShade = value > 0 && (facts.shadeWords[touched[at] ?? 0] ?? 0) > 0;
    return isShade ? value + scoreOf(places[at] ?? 0) : 0;
  });
  return bestOf(touched.length, most, (a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
    .filter((at) => (worth[at] ?? 0) > 0)
    .map((at) => touched[at] ?? 0);
}
