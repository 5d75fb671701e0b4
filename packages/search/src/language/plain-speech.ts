/** Counts only together with the next word. */
export const WITHOUT = 'sin';

const having = new Set(
  'tenga tengan tiene tienen traiga traigan trae traen lleve lleven lleva contenga contengan contiene sea sean es use usa con'.split(
    ' ',
  ),
);
const articles = new Set(['a', 'al', 'de', 'el', 'la', 'los', 'las', 'con', 'nada', 'tanto', 'tanta']);
const refusing = new Set(['tolero', 'tolera', 'soporto', 'soporta', 'resisto', 'resiste']);
const wanting = new Set(['quiero', 'queremos', 'quiere', 'busco', 'buscamos', 'necesito', 'necesitamos']);
const instead = new Set(['solo', 'sino', 'mejor', 'pero']);
/** A longer refusal is a sentence of its own. */
const LONGEST_REFUSAL = 6;

const sizes = new Map([
  ['ese', 's'],
  ['eme', 'm'],
  ['ele', 'l'],
  ['pequeña', 's'],
  ['mediana', 'm'],
  ['grande', 'l'],
]);

const numbers = new Map([
  ['diez', '10'],
  ['veinte', '20'],
  ['treinta', '30'],
  ['cuarenta', '40'],
  ['cincuenta', '50'],
]);

const times = new Set(['dia', 'dias', 'tardes', 'noches']);

/** Rewrites spoken phrases: "buenas noches" goes, "que no tenga amoniaco" becomes "sin amoniaco", "no quiero laca sino gel" becomes "gel". */
export function toPlainSpeech(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (/^buen[oa]?s?$/.test(words[at - 1] ?? '') && times.has(word)) continue;
    const refused = refusalLength(words, at);
    if (refused > 0) at += refused - 1;
    else if (isNegation(words, at)) {
      at += 1;
      while (articles.has(words[at + 1] ?? '')) at += 1;
      said.push(WITHOUT);
    } else said.push((words[at - 1] === 'talla' ? sizes.get(word) : numbers.get(word)) ?? word);
  }
  return said;
}

/** Whether the words mean "sin": "no tenga", "alérgica al", "no tolero". */
function isNegation(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  if (words[at] === 'no') return having.has(next) || refusing.has(next);
  return /^alergi(?:c[oa]s?|a)$/.test(words[at] ?? '') && (next === 'a' || next === 'al');
}

/** The length of a refusal: in "no quiero tinte fuerte solo un reflejo" up to "solo". 0 without one. */
function refusalLength(words: readonly string[], at: number): number {
  if (words[at] !== 'no' || !wanting.has(words[at + 1] ?? '') || words[at + 2] === 'que') return 0;
  const length = words.slice(at + 2, at + 2 + LONGEST_REFUSAL).findIndex((word) => instead.has(word));
  return length < 1 ? 0 : length + 3;
}
