import type { Difference } from '@tonalia/contract/products';
import { count } from './es-CO.ts';
import { optionMessages } from './options.es-CO.ts';

/** Units of a shade of which a part leaves now and the rest in presale. */
interface ShadeSplit {
  code: string;
  now: number;
  /** "hoy", "el 4 de mayo". */
  when: string;
  later: number;
  day: string;
}

/** Texts of 'Carta de color'. */
export const shadeMessages = {
  tones: (n: number) => count(n, 'tono', 'tonos'),
  units: optionMessages.units,
  trayCount: (tones: number, units: number) => `${shadeMessages.tones(tones)}, ${units} und.`,
  seeChosen: (tones: number) => (tones === 1 ? 'Ver el tono elegido' : `Ver los ${tones} tonos elegidos`),
  share: 'Compartir carta',
  chosenTitle: 'Tonos elegidos',
  all: 'Todos',
  volume: optionMessages.volume,
  available: optionMessages.available,
  skip: 'Saltar la lista de tonos',
  noMatch: 'Ningún tono coincide',
  clearFilters: 'Ver todos los tonos',
  digits: 'Teclado de números',
  goToHeight: 'Ir a la altura de tono',
  goToFamily: 'Ir a la familia de color',
  height: (n: string, name: string) => `Altura ${n}, ${name}`,
  family: (name: string, n: number) => `${name}, ${shadeMessages.tones(n)}`,
  presale: (day: string) => `Preventa ${day}`,
  presaleSoon: 'Preventa',
  isNew: 'Nuevo',
  split: (now: number, when: string, later: number, day: string) => `${now} ${when}, ${later} el ${day}`,
  splitFor: ({ code, now, when, later, day }: ShadeSplit) =>
    `${code}: ${now} ${now === 1 ? 'sale' : 'salen'} ${when} y ${later} en preventa el ${day}`,
  toReplace: (shade: string) => `${shade}, ver los más parecidos`,
  nearest: 'Los más parecidos con stock',
  noneNear: 'Ningún otro tono de esta carta tiene stock',
  /** "Un poco más claro"; of what is far, without the comfort. */
  direction: (difference: Difference | null, isAlike: boolean) => {
    if (difference === null) return 'Casi igual';
    return isAlike ? `Un poco ${difference}` : `${difference.charAt(0).toUpperCase()}${difference.slice(1)}`;
  },
  otherBrands: 'Ver parecidos de otras marcas',
  byColour: 'Buscar por color',
  toAdd: (shade: string) => `${shade}, agregar`,
  chosen: (shade: string, units: number) => `${shade}, ${shadeMessages.units(units)}, agregar`,
  announced: (code: string, units: number, pesos: string) =>
    `${code}, ${shadeMessages.units(units)}. Total ${pesos} pesos`,
  keep: 'Conservar selección',
  emptyTitle: '¿Vaciar la selección?',
  empty: 'Vaciar selección',
  kept: (tones: number) => (tones === 1 ? 'Guardamos el tono elegido' : `Guardamos tus ${tones} tonos elegidos`),
  goesOn: (tones: number, volume: string | null) =>
    `Sigues con ${tones === 1 ? '1 tono elegido' : `${tones} tonos elegidos`}${volume === null ? '' : ` de ${volume}`}`,
  resume: 'Continuar',
  /** Changes since the selection was stored. */
  changed: ({ gone, fewer, priced }: { gone: number; fewer: number; priced: number }) =>
    [
      gone > 0 &&
        `${gone === 1 ? '1 tono ya no está' : `${gone} tonos ya no están`} disponible${gone === 1 ? '' : 's'}`,
      fewer > 0 && `${fewer === 1 ? '1 tono quedó' : `${fewer} tonos quedaron`} con menos unidades`,
      priced > 0 && `${priced === 1 ? '1 tono cambió' : `${priced} tonos cambiaron`} de precio`,
    ]
      .filter(Boolean)
      .join(', '),
  changeTitle: (volume: string) => `¿Cambiar a ${volume}?`,
  dropped: (tones: number) => (tones === 1 ? 'Se quita el tono elegido.' : `Se quitan los ${tones} tonos elegidos.`),
  change: 'Cambiar y quitar tonos',
  each: (pesos: string) => `${pesos} c/u`,
  loadFailed: 'No pudimos cargar la carta de color',
};
