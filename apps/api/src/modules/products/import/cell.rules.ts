import type { DecimalMark } from '@tonalia/contract/import-office';
import { isPhotoFile, photoFileName } from '@tonalia/rules/photo-file';
import { maxPrice, maxStock } from '@tonalia/rules/policy';

type Unit = 'ml' | 'g' | 'und';

/** Suppliers' names of units, with the factor to our unit. */
const units = new Map<string, { unit: Unit; times: number }>(
  (
    [
      ['ml', 1, 'ml mililitros cc cm3'],
      ['ml', 1000, 'l lt lts litro litros'],
      ['g', 1, 'g gr grs gramos'],
      ['g', 1000, 'kg kgs kilo kilos'],
      ['und', 1, 'und unds unidad unidades u'],
    ] as const
  ).flatMap(([unit, times, names]) => names.split(' ').map((name) => [name, { unit, times }] as const)),
);

/** Removes line breaks, invisible characters and repeated spaces. */
export function clean(cell: string | undefined): string {
  return (cell ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** Normalises text for comparison: without accents and case, but "caña" is not "cana". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?!(?<=n)\u0303)\p{M}/gu, '')
    .normalize('NFC');
}

/** A separator behind a file or before an address; a name can contain them too. */
const BETWEEN_PHOTOS = /(?<=\.(?:jpe?g|png|webp|avif))[\s,;|]|[\s,;|](?=https?:\/\/)/i;
const SEPARATORS = ' ,;|';
const LONGEST_FILE_NAME = 200;
const LONGEST_ADDRESS = 1_000;

/**
 * The photographs of a cell ("TS 71.jpg; frente.png"): files in lower case and without folders, and addresses as they are. `notes` say which
 * text is neither.
 */
export function readPhotoNames(text: string | undefined): { names: string[]; notes: string[] } {
  const names = new Set<string>();
  const notes: string[] = [];
  for (const written of (text ?? '').split(BETWEEN_PHOTOS).map(withoutSeparators)) {
    const name = /^https?:\/\//i.test(written) ? readAddress(written) : readFileName(written);
    if (name !== undefined) names.add(name);
    else if (written !== '') notes.push(`la foto "${short(written)}" no es el nombre de un archivo de imagen`);
  }
  return { names: [...names], notes };
}

/** The text without separators around it. */
function withoutSeparators(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SEPARATORS.includes(text.charAt(start))) start += 1;
  while (end > start && SEPARATORS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const readFileName = (text: string): string | undefined =>
  isPhotoFile(text) && text.length <= LONGEST_FILE_NAME ? photoFileName(text) : undefined;

function readAddress(text: string): string | undefined {
  const address = URL.parse(text)?.href;
  return address !== undefined && !/\s/.test(text) && address.length <= LONGEST_ADDRESS ? address : undefined;
}

/** `#RRGGBB` from "#abc", "AABBCC"…; null for other text. */
export function readHex(text: string | undefined): string | null {
  const found = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text ?? '')?.[1];
  if (!found) return null;
  const six = found.length === 3 ? found.replace(/./g, '$&$&') : found;
  return `#${six.toUpperCase()}`;
}

/** Parses pesos in any notation: "12.900", "$ 12,900", "12900,00", "12900.5" (rounded). Undefined for other text. */
export function readPrice(text: string, mark?: DecimalMark): number | undefined {
  const amount = Math.round(readNumber(barePrice(text), mark) ?? 0);
  return amount >= 1 && amount <= maxPrice ? amount : undefined;
}

/** A price with decimals, without currency signs ("12.9" of "$ 12.9"); undefined for whole pesos and other text. */
export function decimalPrice(text: string, mark?: DecimalMark): string | undefined {
  const bare = barePrice(text);
  return partsOf(bare, mark)?.decimals === undefined ? undefined : bare;
}

/** The number of a text of `decimalPrice`: its last separator marks decimals. */
export function readDecimal(text: string): number {
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d+)$/.exec(text) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}

function barePrice(text: string): string {
  return text.replace(/^(?:cop)?\s*\$?\s*|\s*(?:cop|pesos)?$/gi, '').replaceAll(' ', '');
}

/** A whole number, "1.200" and "12,0" too; undefined for anything else. */
export function readCount(text: string, mark?: DecimalMark): number | undefined {
  const count = readNumber(text, mark);
  return count !== undefined && Number.isInteger(count) && count <= maxStock ? count : undefined;
}

/** Parses a number with decimals; undefined for other text. */
function readNumber(text: string, mark: DecimalMark | undefined): number | undefined {
  const parts = partsOf(text, mark);
  return parts && Number(`${parts.whole}.${parts.decimals ?? 0}`);
}

const marks = { comma: ',', dot: '.' } as const;

const TWO_READINGS = /(?<![\d.,])[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/gu;

/** The marks of decimals that a cell has when its numbers with two readings have thousands: `comma` of "$ 12.900", none of "12,90". */
export function marksOf(cell: string): DecimalMark[] {
  if (!/[.,]/.test(cell)) return [];
  const found = cell.replace(/[\p{Cf}\p{Cc}\p{Z}]+/gu, '').matchAll(TWO_READINGS);
  return Array.from(found, ([, separator]) => (separator === '.' ? 'comma' : 'dot'));
}

/** In "12.900" and "12,900" the separator marks thousands unless it is the mark of decimals; in other cases the last separator marks decimals: "12900,5", "0,250", "1.234,50". */
function partsOf(
  text: string,
  mark: DecimalMark | undefined,
): { whole: string; decimals: string | undefined } | undefined {
  const grouped = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$|^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text);
  const isDecimal = mark !== undefined && text.includes(marks[mark]) && /^\d+[.,]\d{3}$/.test(text);
  if (grouped && !isDecimal) {
    const whole = grouped[1] ?? grouped[3] ?? '';
    return { whole: whole.replace(/[.,]/g, ''), decimals: grouped[2] ?? grouped[4] };
  }
  const [, whole, decimals] = /^(\d{1,15})(?:[.,](\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : { whole, decimals };
}

/** Parses an amount with its unit, litres and kilos as thousands; null when empty, an error text when invalid. */
export function readVolume(
  text: string | undefined,
  unitText: string | undefined,
  mark?: DecimalMark,
): { amount: number; unit: Unit } | null | string {
  if (!text) return null;
  const refused = `el volumen "${short(text)}" no se entiende (ejemplo: 90 ml)`;
  const [, number = '', written = ''] = /^([\d.,]*\d)\s*([a-z]+\d?)?\.?$/i.exec(text) ?? [];
  const known = units.get((written || unitText || 'ml').toLowerCase().replace(/\.$/, ''));
  if (!known) return refused;
  // "1.000 L" is one litre: a thousand litres are not a retail size
  const isSmall = known.times !== 1 && /^\d+[.,]\d+$/.test(number);
  const amount = isSmall ? Number(number.replace(',', '.')) : readNumber(number, mark);
  const rounded = Math.round((amount ?? 0) * known.times);
  return rounded >= 1 && rounded <= 100_000 ? { amount: rounded, unit: known.unit } : refused;
}

/** Makes text from a file safe for a terminal. */
export function shown(text: string): string {
  return short(clean(text));
}

/** Shortens a wrong value for the report. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text;
}
