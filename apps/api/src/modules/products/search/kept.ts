import type { Facts } from './facts.ts';
import { grown, widened } from './postings.ts';
import type { SearchDocument } from './answers.ts';

/** What suggestions are made of, beside what ranks. */
export interface KeptFacts extends Facts {
  names: string[];
  unitsSold: Float64Array;
  brands: Groups;
  categories: Groups;
  /** Categories above those. */
  parents: Groups;
  shadeNames: string[];
  shadeNameOf: Uint32Array;
}

/** Products by what they have in common. */
export interface Groups {
  names: string[];
  /** Of each product. */
  of: Uint32Array;
  /** Of each group: a product of it, and what all of them sell. */
  firstDoc: Uint32Array;
  unitsSold: Float64Array;
}

/** Each text once, with a number. */
function createPool() {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  return {
    texts,
    add(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}

function createGroups() {
  const names = createPool();
  const of: number[] = [];
  const firstDoc: number[] = [];
  const unitsSold: number[] = [];
  return {
    add(name: string, units: number): void {
      const group = names.add(name);
      firstDoc[group] ??= of.length;
      unitsSold[group] = (unitsSold[group] ?? 0) + units;
      of.push(group);
    },
    finish: (): Groups => ({
      names: names.texts,
      of: Uint32Array.from(of),
      firstDoc: Uint32Array.from(firstDoc),
      unitsSold: Float64Array.from(unitsSold),
    }),
  };
}

/** More than there are products: a key holds units and the place of a product exactly. */
const PLACES = 2 ** 22;

/** What sells best has the least; of those that sell as much the one that was added first. */
function ranksOf(unitsSold: readonly number[]): Uint32Array {
  const ranks = new Uint32Array(unitsSold.length);
  const keys = Float64Array.from(unitsSold, (units, doc) => doc - units * PLACES).sort();
  for (let rank = 0; rank < keys.length; rank += 1) {
    const place = (keys[rank] ?? 0) % PLACES;
    ranks[place < 0 ? place + PLACES : place] = rank;
  }
  return ranks;
}

/** What is kept of the products and versions themselves. */
export function createKept() {
  const [brands, categories, parents] = [createGroups(), createGroups(), createGroups()];
  const shades = createPool();
  const names: string[] = [];
  const unitsSold: number[] = [];
  const nameWords: number[] = [];
  const versionsOf: number[] = [];
  let docOfVersion = new Uint32Array(1024);
  let shadeNameOf = new Uint32Array(1024);
  let shadeWords = new Uint8Array(1024);
  let versions = 0;
  shades.add(''); // no shade

  return {
    addDoc(doc: SearchDocument, words: number): number {
      versionsOf.push(versions);
      unitsSold.push(doc.unitsSold);
      brands.add(doc.brand, doc.unitsSold);
      categories.add(doc.category, doc.unitsSold);
      parents.add(doc.parentCategory ?? '', doc.unitsSold);
      nameWords.push(Math.min(255, words));
      return names.push(doc.name) - 1;
    },
    addVersion(doc: number): number {
      if (versions === docOfVersion.length) {
        docOfVersion = grown(docOfVersion);
        shadeNameOf = grown(shadeNameOf);
        shadeWords = widened(shadeWords);
      }
      docOfVersion[versions] = doc;
      versions += 1;
      return versions - 1;
    },
    setShade(version: number, words: number, name: string | null): void {
      shadeWords[version] = Math.min(255, words);
      shadeNameOf[version] = name === null ? 0 : shades.add(name);
    },
    finish: (): KeptFacts => ({
      names,
      unitsSold: Float64Array.from(unitsSold),
      brands: brands.finish(),
      categories: categories.finish(),
      parents: parents.finish(),
      nameWords: Uint8Array.from(nameWords),
      salesRank: ranksOf(unitsSold),
      versionsOf: Uint32Array.from([...versionsOf, versions]),
      docOfVersion: docOfVersion.slice(0, versions),
      shadeWords: shadeWords.slice(0, versions),
      shadeNames: shades.texts,
      shadeNameOf: shadeNameOf.slice(0, versions),
    }),
  };
}
