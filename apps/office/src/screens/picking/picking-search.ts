import type { PickBoard } from '@tonalia/contract/dispatch-office';
import { isDay } from '../../components/address.ts';

/** The board as its address holds it. */
export interface PickingSearch {
  /** A day, or `atrasado`; absent for today. */
  despacho?: string;
  bodega?: string;
  /** Code of the shown wave; absent for the first. */
  ola?: string;
  ver?: 'pedidos' | 'sin-ola';
  agrupar?: 'marca';
  /** Id of the version in the line with the focus. */
  fila?: string;
}

const LATE = 'atrasado';

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readPickingSearch(search: Record<string, unknown>): PickingSearch {
  const text = (name: keyof PickingSearch, shape: RegExp) => {
    const value = search[name];
    const plain = typeof value === 'number' ? String(value) : value;
    return typeof plain === 'string' && shape.test(plain) ? { [name]: plain } : {};
  };
  const { despacho } = search;
  return {
    ...((despacho === LATE || isDay(despacho)) && { despacho }),
    ...text('bodega', /^[A-Z]{3}$/),
    ...text('ola', /^OLA-\d{6}-[A-Z]{3}-\d{1,3}$/),
    ...text('ver', /^(pedidos|sin-ola)$/),
    ...text('agrupar', /^marca$/),
    ...text('fila', /^\d{1,18}$/),
  };
}

/** The asked day of the API; undefined for today. */
export const askedDay = ({ despacho }: PickingSearch): PickBoard['day'] | undefined =>
  despacho === LATE ? 'late' : despacho;

/** A day of the API as the address names it; today is left out. */
export const dayInAddress = (day: PickBoard['day'], today: string): Pick<PickingSearch, 'despacho'> =>
  day === today ? {} : { despacho: day === 'late' ? LATE : day };
