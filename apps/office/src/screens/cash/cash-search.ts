import type { SettlementView } from '@tonalia/contract/dispatch-settlement';
import { readPage } from '../../components/address.ts';

/** A tab of the list: settlements of a state, or the drivers that have one to hand over. */
export type CashView = SettlementView | 'drivers';

/** The list of settlements as its address holds it. */
export interface CashSearch {
  vista?: Exclude<CashView, 'open'>;
  /** The id of a route. */
  ruta?: string;
  pagina?: number;
  /** Code of the load with the focus. */
  fila?: string;
}

/** Reads an address. Values that it does not know are left out. */
export function readCashSearch(search: Record<string, unknown>): CashSearch {
  const { vista, fila, ruta } = search;
  return {
    ...((vista === 'difference' || vista === 'closed' || vista === 'drivers') && { vista }),
    ...(typeof ruta === 'string' && /^[0-9a-f-]{36}$/.test(ruta) && { ruta }),
    ...readPage(search['pagina']),
    ...(typeof fila === 'string' && /^HR-\d{5,10}$/.test(fila) && { fila }),
  };
}
