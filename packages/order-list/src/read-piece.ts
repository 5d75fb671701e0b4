import { bundleOf, countOf, countedUnit } from './quantity-words.ts';
import { withoutMarkedPrices, withoutPlainPrices } from './prices.ts';
import type { RowReading } from './reading.ts';

const MOST = 9_999;
const UNIT_OF_CONTENTS = String.raw`(?:ml|mls|cc|l|lt|lts|litros?|g|gr|grs|gramos?|kg|kilos?|oz|onzas?|w|vol|v|volumen|volumenes|volúmenes|tonos)`;
const NOT_CONTENTS = String.raw`(?![\d.,/]*\d|\s?${UNIT_OF_CONTENTS}(?![\p{L}\d]))`;
const AFTER_TIMES = new RegExp(String.raw`(?<![\p{L}\d])[x×*]\s?(\d{1,4})${NOT_CONTENTS}`, 'giu');
const GLUED_TIMES = new RegExp(String.raw`(?<=\d)[x×*]\s?(\d{1,4})${NOT_CONTENTS}`, 'giu');
const BEFORE_TIMES = /(?<![\p{L}\d.,/-])(\d{1,4})\s?[x×*](?=\s|$)/giu;
const SAID = /(?<![\p{L}\d])(?:cant(?:idad)?|qty)\.?\s?:?\s?(\d{1,4})(?![\d.,]\d)/iu;
const ASIDE = /[([]\s?(\d{1,4})\s?(?:und?s?|unidades)?\s?[)\]]/iu;
const LEADER = /^(.*?[^\s.]\.??)\s*(?:\s[-–—=→>]+|:|\.{2,}|_{2,}|=)\s*(\d{1,4})$/u;
const AHEAD = /^(\d{1,4})\s*(?:[-–—:→]+|de(?:l| la)?)\s+(\S.*)$/iu;

/** All ways to read a piece, the likeliest first; those with the same words and quantity once. */
export function readPiece(piece: string): RowReading[] {
  const priced = withoutMarkedPrices(piece);
  const unpriced = withoutPlainPrices(priced);
  const found = [...readingsOf(priced), ...(unpriced === undefined ? [] : readingsOf(unpriced))];
  const distinct = new Map(found.map((each) => [`${each.words}\n${each.quantity}`, each]));
  return [...distinct.values()];
}

function readingsOf(piece: string): RowReading[] {
  // "100 und. x 9" has two amounts: one of them is what a pack contains.
  const marked = [counted(piece), times(piece), aside(piece)].filter((reading) => reading !== undefined);
  if (marked.length === 0) return valid([whole(piece), ...loose(piece)]);
  return valid([...marked, ...(marked.some(({ quantity }) => quantity > 100) ? [whole(piece)] : [])]);
}

const valid = (readings: readonly RowReading[]): RowReading[] =>
  readings
    .map((reading) => ({ ...reading, words: bare(reading.words) }))
    .filter(({ words, quantity }) => words !== '' && quantity >= 1 && quantity <= MOST);

const whole = (words: string): RowReading => ({ words, quantity: 1, unit: null, isCounted: false });

/** "2 cajas", "media docena de", "una docena", "6 und". */
function counted(piece: string): RowReading | undefined {
  const words = piece.split(/\s+/).flatMap(splitAmount);
  for (let at = 0; at < words.length; at += 1) {
    const found = amountAt(words, at);
    if (!found || found.length === words.length) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + found.length)].join(' ');
    return { words: rest, quantity: found.quantity, unit: found.unit, isCounted: true };
  }
  return undefined;
}

/** "6und" is "6" and "und"; "180f" is the number of a shade. */
function splitAmount(word: string): string[] {
  const unit = /^\d{1,4}(\p{L}{1,9}\.?)$/u.exec(word)?.[1];
  const isAmount = unit !== undefined && (countedUnit(unit) ?? bundleOf(unit)) !== undefined;
  return isAmount ? [word.slice(0, -unit.length), unit] : [word];
}

/** An amount in words that begins at a place, and how many words it takes. */
function amountAt(
  words: readonly string[],
  at: number,
): { quantity: number; unit: string | null; length: number } | undefined {
  const [one = '', next = ''] = [words[at], words[at + 1]];
  const bundle = bundleOf(next);
  if (bundle !== undefined && /^media?$/i.test(one)) return { quantity: bundle / 2, unit: null, length: 2 };
  const count = countOf(one);
  if (count !== undefined && bundle !== undefined)
    return isAndHalf(words, at + 2)
      ? { quantity: count * bundle + bundle / 2, unit: null, length: 4 }
      : { quantity: count * bundle, unit: null, length: 2 };
  const unit = countedUnit(next);
  if (count !== undefined && unit !== undefined) return { quantity: count, unit, length: 2 };
  if (!/^docena$/i.test(one)) return undefined;
  return isAndHalf(words, at + 1) ? { quantity: 18, unit: null, length: 3 } : { quantity: 12, unit: null, length: 1 };
}

const isAndHalf = (words: readonly string[], at: number): boolean =>
  /^y$/i.test(words[at] ?? '') && /^media$/i.test(words[at + 1] ?? '');

/** "7.1 x3", "3x 7.1", "7.1x3"; of several the last is the quantity. */
function times(piece: string): RowReading | undefined {
  const found =
    [...piece.matchAll(AFTER_TIMES)].at(-1) ??
    [...piece.matchAll(GLUED_TIMES)].at(-1) ??
    [...piece.matchAll(BEFORE_TIMES)].at(-1);
  if (!found) return undefined;
  const words = `${piece.slice(0, found.index)} ${piece.slice(found.index + found[0].length)}`;
  return { words, quantity: Number(found[1]), unit: null, isCounted: true };
}

function aside(piece: string): RowReading | undefined {
  const found = SAID.exec(piece) ?? ASIDE.exec(piece);
  if (found) return { words: piece.replace(found[0], ' '), quantity: Number(found[1]), unit: null, isCounted: true };
  const [, words, count] = LEADER.exec(piece) ?? [];
  if (words !== undefined) return { words, quantity: Number(count), unit: null, isCounted: true };
  const [, first, rest] = AHEAD.exec(piece) ?? [];
  return rest === undefined ? undefined : { words: rest, quantity: Number(first), unit: null, isCounted: true };
}

/** A number at an end may count, or name a shade or contents. */
function loose(piece: string): RowReading[] {
  const words = piece.split(/\s+/);
  if (words.length < 2) return glued(piece);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const [lastCount, firstCount] = [countOf(last), countOf(first)];
  const atEnd =
    lastCount === undefined
      ? []
      : [{ words: words.slice(0, -1).join(' '), quantity: lastCount, unit: null, isCounted: true }];
  const atStart =
    firstCount === undefined
      ? []
      : [{ words: words.slice(1).join(' '), quantity: firstCount, unit: null, isCounted: true }];
  return /^\p{L}/u.test(first) ? [...atStart, ...atEnd] : [...atEnd, ...atStart];
}

/** "7.1-3" is three of 7.1. */
function glued(piece: string): RowReading[] {
  const [, words, count] = /^(\d{1,2}[.,]\d{1,3})[-:=](\d{1,3})$/.exec(piece) ?? [];
  return words === undefined ? [] : [{ words, quantity: Number(count), unit: null, isCounted: true }];
}

const bare = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|de(?:l| la| los| las)?\s|[-–—:=,.;*])+/iu, '')
    .replace(/(?:\s|[-–—:=,;(*]|\s[x×])+$/iu, '')
    .trim();
