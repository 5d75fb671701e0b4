import { isDay } from '../../components/address.ts';

/** The load sheets as their address holds them. */
export interface LoadsSearch {
  /** Day of dispatch; absent for today. */
  despacho?: string;
  bodega?: string;
  /** The route that is shown while it has no sheet; "ninguna" for no route. */
  ruta?: string;
  /** Number of the stop with the focus, from 1. */
  parada?: number;
  /** Each box with its code. */
  mostrar?: 'cajas';
}

/** Reads an address. Values that it does not know are left out. */
export function readLoadsSearch({ despacho, bodega, ruta, parada, mostrar }: Record<string, unknown>): LoadsSearch {
  const stop = Number(parada);
  return {
    ...(isDay(despacho) && { despacho }),
    ...(typeof bodega === 'string' && /^[A-Z]{3}$/.test(bodega) && { bodega }),
    ...(typeof ruta === 'string' && /^[\w-]{1,40}$/.test(ruta) && { ruta }),
    ...(Number.isInteger(stop) && stop >= 1 && stop <= 500 && { parada: stop }),
    ...(mostrar === 'cajas' && { mostrar }),
  };
}
