import { readPage } from '../../components/address.ts';

/** The page about money as its address holds it. */
export interface PaymentsSearch {
  vista?: Exclude<MoneyView, 'transferencias'>;
  q?: string;
  pagina?: number;
  /** What a tab shows of its rows. */
  estado?: string;
  /** Days of the payments at the gateway; today without it. */
  fecha?: 'semana' | 'mes';
  /** Reference of a payment method, and a result. */
  medio?: string;
  resultado?: string;
  /** Payments at the gateway from the oldest on; from the newest without it. */
  orden?: 'hora';
  /** The id of the row with the focus; of cash the code of its load. */
  fila?: string;
}

export const moneyViews = ['transferencias', 'pasarela', 'reembolsos', 'conciliacion', 'efectivo'] as const;
export type MoneyView = (typeof moneyViews)[number];

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readPaymentsSearch(search: Record<string, unknown>): PaymentsSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const [row, words, state] = [text('fila'), text('q'), text('estado')];
  const [date, method, result] = [text('fecha'), text('medio'), text('resultado')];
  const vista = moneyViews.find((view) => view === search['vista'] && view !== 'transferencias');
  return {
    ...(vista && vista !== 'transferencias' && { vista }),
    ...(words !== '' && { q: words.slice(0, 80) }),
    ...readPage(search['pagina']),
    ...(/^[a-z]{1,20}$/.test(state) && { estado: state }),
    ...((date === 'semana' || date === 'mes') && { fecha: date }),
    ...(/^[a-z0-9_-]{1,40}$/.test(method) && { medio: method }),
    ...(/^[a-z_]{1,20}$/.test(result) && { resultado: result }),
    ...(search['orden'] === 'hora' && { orden: 'hora' as const }),
    ...(/^(\d{1,18}|HR-\d{5,10})$/.test(row) && { fila: row }),
  };
}
