import { isDay } from '../../components/address.ts';

/** The names of the tabs in the address; the first is the page without one. */
export const tabNames = ['listas', 'programados', 'ofertas', 'volumen', 'pactados', 'cupones', 'medios'] as const;
export type PricesTab = (typeof tabNames)[number];
export const spanNames = ['semana', 'mes', 'trimestre'] as const;

/** The tab that an address shows; a form of programmed prices is beside them. */
export const tabOf = ({ vista, panel }: PricesSearch): PricesTab =>
  vista ?? (panel === 'programar' ? 'programados' : 'listas');

/** The prices as their address holds them. */
export interface PricesSearch {
  /** Absent for the lists. */
  vista?: Exclude<PricesTab, 'listas'>;
  q?: string;
  /** A trade type; among the lists, the one with prices of its own. */
  lista?: string;
  categoria?: string;
  marca?: string;
  margen?: 'bajo';
  /** Prices without IVA, to be read. */
  iva?: 'sin';
  /** Ids of the open products. */
  abiertos?: string;
  /** The state of offers or coupons. */
  estado?: string;
  /** Of the calendar: programmed prices or offers only. */
  clase?: 'precios' | 'ofertas';
  /** The first day of the calendar; absent for the week of today. */
  desde?: string;
  /** Absent for five weeks. */
  tramo?: Exclude<(typeof spanNames)[number], 'mes'>;
  pagina?: number;
  /** The row with the focus. */
  fila?: string;
  panel?: 'explicar' | 'programar' | 'pactar' | 'oferta' | 'cupon' | 'medio';
  cliente?: string;
  tipo?: string;
  version?: string;
  /** In Bogotá, to the minute; absent for now. */
  fecha?: string;
  cantidad?: number;
  /** Another list price to try, in pesos. */
  base?: number;
}

const word = /^[\w-]{1,40}$/;
const id = /^[1-9]\d{0,17}$/;
/** What each part of an address may be; every page loads this, so it is short. */
const parts: { [K in keyof Required<PricesSearch>]: RegExp } = {
  vista: /^(programados|ofertas|volumen|pactados|cupones|medios)$/,
  q: /^.{1,80}$/,
  lista: word,
  estado: word,
  categoria: id,
  marca: id,
  margen: /^bajo$/,
  iva: /^sin$/,
  abiertos: /^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,49}$/,
  clase: /^(precios|ofertas)$/,
  desde: /^\d{4}-\d\d-\d\d$/,
  tramo: /^(semana|trimestre)$/,
  pagina: /^[1-9]\d{0,3}$/,
  fila: word,
  panel: /^(explicar|programar|pactar|oferta|cupon|medio)$/,
  cliente: /^[\da-f-]{36}$/,
  tipo: word,
  version: id,
  fecha: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  cantidad: /^[1-9]\d{0,3}$/,
  base: /^[1-9]\d{0,5}$/,
};
const numbers = ['pagina', 'cantidad', 'base'];

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readPricesSearch(search: Record<string, unknown>): PricesSearch {
  const found: Record<string, string | number> = {};
  for (const [name, pattern] of Object.entries(parts)) {
    const value = search[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    const isWrong = name === 'desde' && !isDay(text);
    if (pattern.test(text) && !isWrong) found[name] = numbers.includes(name) ? Number(text) : text;
  }
  return found as PricesSearch; // as: each part was matched with its pattern
}
