import { isPrice } from './prices.ts';

const COLUMNS = /\t|\s\|\s|\s{4,}/;
const SEMICOLON = /\s*;\s*/;
const BETWEEN =
  /\s*;\s*|,\s+(?!\d+\s+(?:tonos|colores|piezas))|,(?![\d\s])|(?<!\d),(?!\s)|(?<=\d\.\d{1,3}[^,\s]{0,3}),(?=\d{1,2}\.\d)|\s\+\s|\s\/\s/u;
const AND = /(?<!docenas?)\s+[ye]\s+(?=\d|media?\s|un[ao]?\s|dos\s|tres\s|cuatro\s|cinco\s|seis\s|docena)/iu;
const CODED = String.raw`\d{1,2}[.,]\d{1,3}(?:[a-wyz](?!\p{L}))?(?:\s?[x×*]\s?\d{1,3})?`;
const SEVERAL_CODES = new RegExp(String.raw`^((?:\S+\s+)*?)(${CODED}(?:\s+${CODED})+)$`, 'iu');
const EACH_OF =
  /\s*(?:de\s+a|x|×|\*)\s*(\d{1,3})\s*(?:de\s+)?(?:c\/u|cada\s+un[oa])\s*$|\s+(?:de\s+a)\s+(\d{1,3})\s*$|\s+(\d{1,3})\s+(?:de\s+cada\s+un[oa]|c\/u)\s*$/iu;
const HAS_QUANTITY = /[x×*]\s?\d|\d\s?[x×*](?:\s|$)|\(\d+\)/iu;

/** The pieces of a line that order one thing each. */
export function splitLine(line: string): string[] {
  if (COLUMNS.test(line)) return [joinCells(line.split(COLUMNS))];
  const cells = line.split(SEMICOLON);
  if (cells.length > 1 && cells.some((cell) => /^\d{1,4}$/.test(cell.trim()) || isPrice(cell)))
    return [joinCells(cells)];
  const byComma = line.split(/,(?=\S)/);
  if (byComma.slice(1).some((cell) => /^\d{1,4}$/.test(cell)) && !/\d,\d/.test(line.replace(/,\d{1,4}(?:,|$)/g, ' ')))
    return [joinCells(byComma)];
  const each = EACH_OF.exec(line);
  const rest = each ? line.slice(0, each.index) : line;
  const pieces = rest
    .split(BETWEEN)
    .flatMap((piece) => piece.split(AND))
    .flatMap(splitCodes);
  const kept = pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\d]/u.test(piece));
  const count = each?.[1] ?? each?.[2] ?? each?.[3];
  if (count === undefined || kept.length === 0) return kept;
  return kept.map((piece) => (HAS_QUANTITY.test(piece) ? piece : `${piece} x${count}`));
}

/** "tinta sur 7.1 8.34 x2" is two pieces; the words stay with the first. */
function splitCodes(piece: string): string[] {
  const [, words = '', codes] = SEVERAL_CODES.exec(piece.trim()) ?? [];
  if (codes === undefined) return [piece];
  const found = codes.match(new RegExp(CODED, 'giu')) ?? [];
  return found.map((code, at) => (at === 0 ? `${words}${code}` : code));
}

/** One row of a spreadsheet: the cell with a small whole number alone is the quantity; amounts of money are left out. */
function joinCells(cells: readonly string[]): string {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const kept = written.filter((cell) => !isPrice(cell));
  const count = kept.length < 2 ? -1 : countAt(kept);
  if (count < 0) return kept.join(' ');
  return `${kept.filter((_, at) => at !== count).join(' ')} x${Number(kept[count])}`;
}

/** The last such cell, unless the first is the only one. */
const countAt = (cells: readonly string[]): number => cells.findLastIndex((cell) => /^\d{1,3}(?:[.,]00?)?$/.test(cell));
