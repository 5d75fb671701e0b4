/** Kinds of roads in Colombian addresses: the full word, its abbreviation, and other spellings. */
export const roads = {
  calle: { name: 'Calle', short: 'Calle', also: ['cll', 'cl'] },
  carrera: { name: 'Carrera', short: 'Cra.', also: ['cra', 'cr', 'kra', 'kr', 'crr'] },
  avenida: { name: 'Avenida', short: 'Av.', also: ['av', 'avda'] },
  'avenida-calle': { name: 'Avenida Calle', short: 'Av. Calle', also: ['ac', 'av cl', 'avenida cl'] },
  'avenida-carrera': { name: 'Avenida Carrera', short: 'Av. Cra.', also: ['ak', 'av cra', 'av kr', 'avenida cra'] },
  diagonal: { name: 'Diagonal', short: 'Diag.', also: ['diag', 'dg'] },
  transversal: { name: 'Transversal', short: 'Transv.', also: ['transv', 'trans', 'tv'] },
  circular: { name: 'Circular', short: 'Circ.', also: ['circ', 'cir'] },
  autopista: { name: 'Autopista', short: 'Autop.', also: ['autop', 'aut'] },
} as const;

/** A key of `roads`. */
export type Road = keyof typeof roads;
/** Every kind of road, in the order of the form. */
export const roadKinds = Object.keys(roads) as Road[]; // the keys of `roads` are exactly Road

/**
 * Parts of an address: road, its number or name, the number after the #, the number after the dash, and further
 * directions.
 */
export interface Street {
  road: Road;
  number: string;
  crossing: string;
  plate: string;
  complement: string;
}

/** A required part of an address besides its road: `Calle number # crossing - plate`. */
export type StreetPart = 'number' | 'crossing' | 'plate';

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A number as street signs write it: "7a bis sur" → "7A Bis Sur". A name stays as typed. */
function tidyNumber(typed: string): string {
  const text = spaced(typed).replace(/^(?:#|no\.?|n°)\s*/i, '');
  if (!/^\d/.test(text)) return text;
  return text
    .replace(/\b(bis|sur|norte|este|oeste)\b/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .replace(/\d+ ?[a-z]{1,2}\b/gi, (numbered) => numbered.toUpperCase())
    .replace(/ [a-z]\b/g, (letter) => letter.toUpperCase());
}

const partOfBuilding =
  /^(local|piso|barrio|apto|apartamento|oficina|consultorio|casa|torre|interior|bodega|edificio|manzana|bloque|esquina|frente|sector)\b/i;

/** "Local 2" within the address becomes "local 2"; a name keeps its capital: "CC Mayorca". */
function tidyComplement(typed: string): string {
  const text = spaced(typed).replace(/^,\s*/, '');
  return partOfBuilding.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Missing or invalid parts: the road's name or number, and two numbers that start with a digit. */
export function faultyParts({ number, crossing, plate }: Pick<Street, StreetPart>): StreetPart[] {
  const faults: StreetPart[] = [];
  if (!/^[\p{L}\d]/u.test(number.trim())) faults.push('number');
  if (!/^\d{1,3}(?!\d)/.test(tidyNumber(crossing))) faults.push('crossing');
  if (!/^\d{1,3}(?!\d)/.test(tidyNumber(plate))) faults.push('plate');
  return faults;
}

/** The address on one line: "Cra. 7 # 14-32, local 2". Missing parts show as "…". */
export function writeStreet({ road, number, crossing, plate, complement }: Street): string {
  const [name, first, second] = [number, crossing, plate].map((part) => tidyNumber(part) || '…');
  const more = tidyComplement(complement);
  return `${roads[road].short} ${name} # ${first}-${second}${more && `, ${more}`}`;
}

const wordsOf = (road: Road) => [roads[road].name, roads[road].short, ...roads[road].also];
const plainRoad = (text: string) => spaced(text.toLowerCase().replaceAll('.', ' '));

/** The longest road name wins: "Av. Cra. 68" is not an avenue called "Cra. 68". */
const beginnings = roadKinds
  .flatMap((road) => wordsOf(road).map((words) => ({ road, words: plainRoad(words).split(' ') })))
  .toSorted((a, b) => b.words.length - a.words.length);

/** Parses an address on one line; null when it has no road and numbers (a rural address). */
export function readStreet(text: string): Street | null {
  const found = /^(.+?)\s*(?:#|\bno\.?\s|n°)\s*([^,-]+?)\s*-\s*([^,]+?)\s*(?:,\s*(.*))?$/is.exec(spaced(text));
  const [, before = '', crossing = '', plate = '', complement = ''] = found ?? [];
  const words = plainRoad(before).split(' ');
  const beginning = beginnings.find((one) => one.words.every((word, at) => words[at] === word));
  if (!found || !beginning) return null;
  // The space after a road's dot is optional: "Cra.7".
  const number = spaced(before.replaceAll('.', '. ')).split(' ').slice(beginning.words.length).join(' ');
  const street = { road: beginning.road, number, crossing, plate, complement };
  return faultyParts(street).length === 0 ? street : null;
}
