import type { ReturnReason, ReturnWish } from '@tonalia/contract/return-state';
import type { ReturnTab } from '@tonalia/contract/returns-office';
import { readPage } from '../../components/address.ts';
import type { ReturnsWish } from '../../api/returns.ts';

/** The names of the tabs in the address. */
export const tabsInAddress = {
  todas: 'all',
  decidir: 'undecided',
  camino: 'collecting',
  aceptadas: 'accepted',
  rechazadas: 'rejected',
} as const satisfies Record<string, ReturnTab>;
export type ReturnsTab = keyof typeof tabsInAddress;
export const tabNames = Object.keys(tabsInAddress) as ReturnsTab[]; // as: the keys of the table above

const reasons = ['broken', 'shade', 'expired', 'unordered', 'unsold', 'regret'] as const satisfies ReturnReason[];
const wishes = ['source', 'balance'] as const satisfies ReturnWish[];

/** The list of returns as its address holds it. */
export interface ReturnsSearch {
  /** Absent for all. */
  estado?: Exclude<ReturnsTab, 'todas'>;
  q?: string;
  motivo?: ReturnReason;
  pide?: ReturnWish;
  bodega?: string;
  pagina?: number;
  /** The id of the row with the focus. */
  fila?: string;
  /** The code of the order of which a return is opened. */
  crear?: string;
}

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readReturnsSearch(search: Record<string, unknown>): ReturnsSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const state = tabNames.find((name) => name === search['estado']);
  const reason = reasons.find((one) => one === search['motivo']);
  const wish = wishes.find((one) => one === search['pide']);
  return {
    ...(state && state !== 'todas' && { estado: state }),
    ...(text('q') !== '' && { q: text('q').slice(0, 80) }),
    ...(reason && { motivo: reason }),
    ...(wish && { pide: wish }),
    ...(/^[A-Z]{3}$/.test(text('bodega')) && { bodega: text('bodega') }),
    ...readPage(search['pagina']),
    ...(/^[0-9a-f-]{36}$/.test(text('fila')) && { fila: text('fila') }),
    ...(/^[\w-]{1,40}$/.test(text('crear')) && { crear: text('crear') }),
  };
}

/** The same as the API asks it. */
export const askedReturns = ({ estado, q, motivo, pide, bodega, pagina }: ReturnsSearch): ReturnsWish => ({
  tab: estado ? tabsInAddress[estado] : 'all',
  ...(q !== undefined && { q }),
  ...(motivo && { reason: motivo }),
  ...(pide && { wish: pide }),
  ...(bodega !== undefined && { warehouseId: bodega }),
  ...(pagina !== undefined && { page: pagina }),
});

export { reasons as reasonChoices, wishes as wishChoices };
