/** A mix as a colourist writes it. What a text does not say is undefined. */
export interface MixText {
  name?: string;
  lines: { words: string; grams: number }[];
  /** Strength of the developer. */
  volume?: number;
  /** Tenths of developer for each gram of dye. */
  proportion?: number;
  minutes?: number;
}

/** Why a text is no mix, with the piece that is not understood. */
export type MixTextRefusal = { why: 'empty' | 'grams' | 'range' | 'proportion' | 'volume' | 'lines'; piece: string };

/** Limits of a mix, which the contract states too. */
export interface MixLimits {
  lines: number;
  grams: number;
}

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`;
const GRAMS = String.raw`\s*(?:gramos?|grs?|g)\b\.?`;
// These read a text without long runs of spaces, which would make them slow.
const nameBefore = /^([^:\d\n]{1,60}?) ?: ?(?=\S)/u;
const proportionOf = new RegExp(String.raw`(?<![\d.,:])1\s*:\s*${NUMBER}`, 'u');
const volumeOf = /(?:oxidante|ox\.?|revelador|crema)? ?(?:de )?(?<![\d.,])(\d{1,3}) ?vol(?:[uú]menes|s)?\b\.?/iu;
const minutesOf = /(?<![\d.,])(\d{1,3}) ?min(?:utos?)?\b\.?/iu;
const wordsFirst = new RegExp(String.raw`^(.*\S)\s+${NUMBER}${GRAMS}$`, 'iu');
const gramsFirst = new RegExp(String.raw`^${NUMBER}${GRAMS}\s+(?:de\s+)?(.*\S)$`, 'iu');
// A comma inside a number is no end: "7,1 30 g".
const betweenPieces = /[+;\n]|,(?!\d)| y /u;

/** Reads "Sra. Nubia: 7.1 30 g + 7.3 15 g, 20 vol, 1:1,5". */
export function readMix(text: string, { lines: mostLines, grams: mostGrams }: MixLimits): MixText | MixTextRefusal {
  let rest = text.replace(/[^\S\n]+/gu, ' ').trim();
  const take = (pattern: RegExp): [piece: string, found: string] | null => {
    const match = pattern.exec(rest);
    if (!match) return null;
    rest = `${rest.slice(0, match.index)};${rest.slice(match.index + match[0].length)}`;
    return [match[0].trim(), match[1] ?? ''];
  };
  const name = take(nameBefore);
  const proportion = take(proportionOf);
  const volume = take(volumeOf);
  const minutes = take(minutesOf);
  const tenths = proportion && Math.round(toNumber(proportion[1]) * 10);
  if (proportion && (tenths === null || tenths < 5 || tenths > 40)) return { why: 'proportion', piece: proportion[0] };
  if (volume && (Number(volume[1]) < 1 || Number(volume[1]) > 60)) return { why: 'volume', piece: volume[0] };
  if (minutes && (Number(minutes[1]) < 1 || Number(minutes[1]) > 240)) return { why: 'range', piece: minutes[0] };
  const pieces = rest.split(betweenPieces).filter((piece) => piece.trim() !== '');
  const lines: MixText['lines'] = [];
  for (const piece of pieces) {
    const [words, written] = pieceOf(piece.trim());
    if (words === null) return { why: 'grams', piece: piece.trim() };
    const grams = toNumber(written);
    if (!Number.isInteger(grams) || grams < 1 || grams > mostGrams) return { why: 'range', piece: piece.trim() };
    lines.push({ words, grams });
  }
  if (lines.length === 0) return { why: 'empty', piece: text.trim() };
  if (lines.length > mostLines) return { why: 'lines', piece: String(mostLines) };
  return {
    ...(name && { name: name[1].trim() }),
    lines,
    ...(volume && { volume: Number(volume[1]) }),
    ...(tenths !== null && { proportion: tenths }),
    ...(minutes && { minutes: Number(minutes[1]) }),
  };
}

function pieceOf(piece: string): [words: string, grams: string] | [null, null] {
  const [, words, grams] = wordsFirst.exec(piece) ?? [];
  if (words !== undefined && grams !== undefined) return [words, grams];
  const [, before, after] = gramsFirst.exec(piece) ?? [];
  return after === undefined || before === undefined ? [null, null] : [after, before];
}

const toNumber = (written: string): number => Number(written.replace(',', '.'));

/** The text of a mix that `readMix` reads again. */
export function writeMix({ lines, volume, proportion, minutes }: Omit<MixText, 'name'>): string {
  return [
    lines.map(({ words, grams }) => `${words} ${grams} g`).join(' + '),
    volume === undefined ? '' : `${volume} vol`,
    proportion === undefined ? '' : proportionText(proportion),
    minutes === undefined ? '' : `${minutes} min`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** "1:1,5" of 15 tenths. */
export const proportionText = (tenths: number): string => `1:${String(tenths / 10).replace('.', ',')}`;
