/** Letters that have no base letter in Unicode. */
const untied: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Replaces the ñ while accents are removed; a letter of no script. */
const ENYE = '\uE000';

/** A text as words are compared: lower case, without accents, apostrophes and trade marks. The ñ stays. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9 .,/-]*$/.test(lower)) return lower;
  return lower
    .replace(/[™®©ºª'’´`]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ñ', ENYE)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(ENYE, 'ñ')
    .replace(/[ßæœøđłı]/g, (letter) => untied[letter] ?? letter);
}

const RAW = /[\p{L}\p{N}]+(?:[.,/_-][\p{L}\p{N}]+)*/gu;

/** The words of a text; "7.1", "peel-off" and "au-0071" are one word. */
export const rawWords = (text: string): string[] => plain(text).match(RAW) ?? [];

/** As `rawWords`, for many short texts of few distinct words: each is read once. */
export function createWordReader(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const read = (part: string): readonly string[] => {
    const words = known.get(part) ?? rawWords(part);
    if (known.size < MOST_READ) known.set(part, words);
    return words;
  };
  return (text) => text.split(/\s+/).flatMap(read);
}

/** Most words that are cached: more than a catalogue has. */
const MOST_READ = 50_000;

/** "7/1", "7,1" and "7-1" are "7.1"; "1.000" is "1000"; undefined for what is not a number. */
export function numberOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (/^[1-9]\d{0,2}(?:[.,]000)+$|^[1-9]\d{0,2}(?:[.,]\d{3}){2,}$|^[1-9]\d?[.,]\d00$/.test(word))
    return word.replace(/[.,]/g, '');
  return /^\d{1,3}(?:[.,/-]\d{1,3}){1,2}$/.test(word) ? word.replace(/[,/-]/g, '.') : undefined;
}

const units: Record<string, [unit: string, times: number]> = Object.fromEntries(
  (
    [
      ['ml', 1, 'ml mls cc mililitro mililitros'],
      ['ml', 1000, 'l lt lts ltr litro litros'],
      ['g', 1, 'g gr grs gramo gramos'],
      ['g', 1000, 'kg kgs kilo kilos'],
      ['oz', 1, 'oz onza onzas'],
      ['und', 1, 'und unds unid unids uds unidad unidades'],
      ['vol', 1, 'v vol vols volumen volumenes'],
      ['w', 1, 'w watt watts vatios'],
      ['mm', 1, 'mm'],
      ['cm', 1, 'cm cms'],
    ] as const
  ).flatMap(([unit, times, names]) => names.split(' ').map((name) => [name, [unit, times] as const])),
) as Record<string, [unit: string, times: number]>; // what is written above

/** "60" and "ml" are "60ml", "1" and "litro" are "1000ml"; undefined for what measures nothing. */
export function measure(number: string, unit: string | undefined): string | undefined {
  const known = unit === undefined || !Object.hasOwn(units, unit) ? undefined : units[unit];
  return known && /^\d+(?:\.\d+)?$/.test(number)
    ? `${Number((Number(number) * known[1]).toFixed(2))}${known[0]}`
    : undefined;
}

/** "60ml" is "60" and "ml", "7.1n" is "7.1" and "n"; undefined for what is not a number before letters. */
export function numberAndLetters(word: string): [number: string, letters: string] | undefined {
  const found = /^(\d+(?:[.,]\d+)*)-?(\p{L}+)$/u.exec(word);
  const number = found?.[1] === undefined ? undefined : numberOf(found[1]);
  return number === undefined || found?.[2] === undefined ? undefined : [number, found[2]];
}

/** The parts of a compound word or code: "champu-tratante" is "champu" and "tratante". */
export const partsOf = (word: string): string[] => word.split(/[.,/_-]/);

/** Without anything between letters and digits: how codes are compared. */
export const compact = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a text under each of which it is found: whole, in parts, a number with its unit. */
export function indexWords(text: string): string[] {
  const raw = rawWords(text);
  return raw.flatMap((word, at) => {
    const number = numberOf(word);
    if (number !== undefined) {
      const measured = measure(number, raw[at + 1]);
      return measured === undefined ? [number] : [number, measured];
    }
    const parts = partsOf(word);
    const measured = numberAndLetters(word);
    const whole = (measured && measure(...measured)) ?? parts.join('');
    return parts.length > 1
      ? [whole, ...parts.map((part) => numberOf(part) ?? part)]
      : measured && whole !== word
        ? [whole, word]
        : [whole];
  });
}

/** Without the plural: "tintes", "volúmenes", "lápices" and "verdes" are "tinte", "volumen", "lapiz" and "verde". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d|^..is$/.test(word)) return word;
  if (/[aeiou]ces$/.test(word)) return `${word.slice(0, -3)}z`;
  // No Spanish word ends in two consonants, or in a consonant after such a pair of vowels: the e belongs to the word.
  if (/(?:[^aeiou]|[aeo]i)[lrndzj]es$/.test(word)) return word.slice(0, -1);
  if (word.length > 4 && /[lrndzj]es$|[^aeiou]ues$|[iuy]es$/.test(word)) return word.slice(0, -2);
  return /[aeiouy]s$/.test(word) || /[^aeious]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The same for singular and plural, also where the plural does not tell the singular: "aire" and "aires", "color" and "colores". */
export function numberKey(word: string): string {
  const one = singular(word);
  return one.length > 4 && /[lrndzj]e$/.test(one) ? one.slice(0, -1) : one;
}

/** Without plural and gender, and without the last vowel of what has none: "rojas" and "rojo" are "roj". */
export function stem(word: string): string {
  const one = numberKey(word);
  return one.length > 3 && /[ao]$/.test(one) ? one.slice(0, -1) : one;
}

/** As if the ñ did not exist, for keyboards without it. */
export const withoutEnye = (word: string): string => word.replaceAll('ñ', 'n');

/** The words a label's number is found under: "7.0" is "7", "001" is "1"; "CN 127" is "cn127", "cn" and "127". */
export function labelNumberWords(code: string): string[] {
  const raw = rawWords(code);
  const parts = raw.flatMap((word) => numberOf(word) ?? partsOf(word));
  const whole = parts.length === 1 ? (parts[0] ?? '') : parts.join('');
  const short = [whole.replace(/\.0+$/, ''), whole.replace(/^0+(?=\d)/, '')];
  return [...new Set(whole === '' ? [] : [whole, ...short, ...parts])];
}

/** What else a label's number may be typed as: without its point, without its letters. */
export function labelNumberAliases(code: string): string[] {
  const joined = compact(code);
  const digits = /^\p{L}*(\d{2,})\p{L}*$/u.exec(joined)?.[1];
  return joined === '' ? [] : [joined, ...(digits === undefined ? [] : [digits])];
}
