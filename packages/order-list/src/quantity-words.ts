import { plain } from '@tonalia/search/text';

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
};

/** Names of what a row counts, in the singular, with the forms in which people write them. */
const units: Readonly<Record<string, string>> = {
  unidad: 'u und unds unid unids uni unidad unidades ud uds pza pzas pieza piezas pz',
  caja: 'caja cajas cja cjas cajita cajitas',
  tubo: 'tubo tubos tubito tubitos',
  frasco: 'frasco frascos fco fcos frasquito frasquitos',
  tarro: 'tarro tarros tarrito tarritos',
  pote: 'pote potes',
  botella: 'botella botellas',
  sobre: 'sobre sobres sobrecito sobrecitos',
  paquete: 'paquete paquetes paq pqte pqtes',
  display: 'display displays',
};

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([unit, forms]) => forms.split(' ').map((form) => [form, unit] as const)),
);

/** The number that a word names: "tres" is 3, "3" is 3; undefined for other words. */
export function countOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  const name = plain(word);
  return Object.hasOwn(numbers, name) ? numbers[name] : undefined;
}

/** The unit that a word names in the singular: "cajas" and "cja." are "caja". */
export const countedUnit = (word: string): string | undefined => unitOf.get(plain(word).replace(/\.$/, ''));

/** Units of "docena", "par" and "decena"; undefined for other words. */
export function bundleOf(word: string): number | undefined {
  const name = plain(word).replace(/\.$/, '');
  if (/^(docenas?|doc|dna)$/.test(name)) return 12;
  if (/^decenas?$/.test(name)) return 10;
  return /^par(es)?$/.test(name) ? 2 : undefined;
}
