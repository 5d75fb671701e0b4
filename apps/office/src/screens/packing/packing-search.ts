import { isDay } from '../../components/address.ts';

/** The packing as its address holds it. */
export interface PackingSearch {
  /** Id of the shipment. */
  parte?: string;
  /** Its date, in links of earlier versions; absent for what is in stock. */
  despacho?: string;
  /** Number of the shown box, from 1. */
  caja?: number;
}

/** Reads an address. Values that it does not know are left out. */
export function readPackingSearch({ parte, despacho, caja }: Record<string, unknown>): PackingSearch {
  const box = Number(caja);
  const id = typeof parte === 'number' ? String(parte) : parte;
  return {
    ...(typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id) && { parte: id }),
    ...(isDay(despacho) && { despacho }),
    ...(Number.isInteger(box) && box >= 1 && box <= 99 && { caja: box }),
  };
}
