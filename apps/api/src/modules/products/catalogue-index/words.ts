import {
  type SearchAnswer,
  type SearchDocument,
  type SearchIndex,
  type SearchWords,
  createSearchIndexBuilder,
} from '@tonalia/search';

/** The words of some products. */
export interface WordSegment {
  words: SearchIndex;
  /** The slot of a document; -1 when its words changed and are in another segment. */
  slotOf(doc: number): number;
  /** The number of a version of the document. */
  versionOf(doc: number, ordinal: number): number;
}

/** A product's words, and the number of its first version. */
export interface ProductWords {
  slot: number;
  firstVersion: number;
  document: SearchDocument;
}

/** Search results by slot; `versions` are the matched versions, -1 for none. */
export interface SlotMatches {
  slots: Int32Array;
  scores: Float32Array;
  versions: Int32Array;
  searchedFor: string | null;
  didYouMean: string[];
}

/** The words of all products: one big segment, and small ones for later changes. */
export interface Words {
  readonly segments: readonly WordSegment[];
  /** Full small segments; with many of them a rebuild pays off. */
  readonly fullSegments: number;
  add(products: readonly ProductWords[]): void;
  remove(slot: number): void;
}

/** A small segment is rebuilt with each change until it has this many products. */
const SMALL = 48;

interface ProductSegment extends WordSegment {
  slots: number[] | Int32Array;
}

function makeSegment(
  words: SearchIndex,
  slots: number[] | Int32Array,
  firstVersions: ArrayLike<number>,
): ProductSegment {
  return {
    words,
    slots,
    slotOf: (doc) => slots[doc] ?? -1,
    versionOf: (doc, ordinal) => (firstVersions[doc] ?? 0) + ordinal,
  };
}

/** Meanings of words besides the names of products. */
export type WordMeanings = Required<SearchWords>;

/** Builds the main segment in steps, yielding between them. */
export function createWordsBuilder(known: WordMeanings) {
  const builder = createSearchIndexBuilder(known);
  const slots: number[] = [];
  const firstVersions: number[] = [];
  return {
    add({ slot, firstVersion, document }: ProductWords): void {
      builder.add(document);
      slots.push(slot);
      firstVersions.push(firstVersion);
    },
    *finish(): Generator<undefined, Words> {
      const words = yield* builder.finishInSteps();
      yield;
      return createWords(makeSegment(words, Int32Array.from(slots), Int32Array.from(firstVersions)), known);
    },
  };
}

function createWords(main: ProductSegment, known: WordMeanings): Words {
  const where = new Map<number, { segment: ProductSegment; doc: number }>();
  main.slots.forEach((slot, doc) => where.set(slot, { segment: main, doc }));
  let fullSegments: ProductSegment[] = [];
  let recent: ProductWords[] = [];
  let small: ProductSegment | undefined;

  const remove = (slot: number): void => {
    const place = where.get(slot);
    if (place) place.segment.slots[place.doc] = -1;
    where.delete(slot);
    recent = recent.filter((product) => product.slot !== slot);
  };
  return {
    get segments() {
      return [main, ...fullSegments, ...(small ? [small] : [])];
    },
    get fullSegments() {
      return fullSegments.length;
    },
    add(products) {
      for (const { slot } of products) remove(slot);
      recent.push(...products);
      const builder = createSearchIndexBuilder(known);
      for (const { document } of recent) builder.add(document);
      const segment = makeSegment(
        builder.finish(),
        recent.map(({ slot }) => slot),
        recent.map(({ firstVersion }) => firstVersion),
      );
      for (const [doc, { slot }] of recent.entries()) where.set(slot, { segment, doc });
      small = segment;
      if (recent.length < SMALL) return;
      fullSegments = [...fullSegments, segment];
      small = undefined;
      recent = [];
    },
    remove,
  };
}

/** Searches all segments. Only the segments that match the most of the query count. */
export function searchWords({ segments }: Words, typed: string): SlotMatches {
  const answers = segments.map((segment) => ({ segment, answer: segment.words.search(typed) }));
  const results = answers.map(({ segment, answer }) => ({ answer, found: toSlots(segment, answer) }));
  const best = Math.max(0, ...results.map(({ answer, found }) => (found.slots.length > 0 ? answer.met : 0)));
  const good = results.filter(({ answer, found }) => found.slots.length > 0 && answer.met === best);
  const asTyped = good.filter(({ answer }) => answer.searchedFor === null);
  const right = asTyped.length > 0 ? asTyped : good;
  return {
    slots: concatenate(
      right.map(({ found }) => found.slots),
      (length) => new Int32Array(length),
    ),
    scores: concatenate(
      right.map(({ found }) => found.scores),
      (length) => new Float32Array(length),
    ),
    versions: concatenate(
      right.map(({ found }) => found.versions),
      (length) => new Int32Array(length),
    ),
    searchedFor: right[0]?.answer.searchedFor ?? null,
    didYouMean: [...new Set(answers.flatMap(({ answer }) => answer.didYouMean))].slice(0, 3),
  };
}

/** Reuses the segment's result array, which has no other reader. */
function toSlots(segment: WordSegment, { matches: { docs, scores, variants: versions } }: SearchAnswer) {
  const slots = new Int32Array(docs.buffer, docs.byteOffset, docs.length);
  let n = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const ordinal = versions[at] ?? -1;
    const slot = segment.slotOf(doc);
    if (slot < 0) continue;
    scores[n] = scores[at] ?? 0;
    versions[n] = ordinal < 0 ? -1 : segment.versionOf(doc, ordinal);
    slots[n] = slot;
    n += 1;
  }
  return { slots: slots.subarray(0, n), scores: scores.subarray(0, n), versions: versions.subarray(0, n) };
}

function concatenate<A extends Int32Array | Float32Array>(parts: readonly A[], make: (length: number) => A): A {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = make(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
