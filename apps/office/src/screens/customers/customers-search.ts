import type { DebtAge, OfficeCustomerSort, OfficeCustomerTab } from '@tonalia/contract/customer-list';
import type { CustomerFilter } from '../../api/customer-list.ts';
import { readPage } from '../../components/address.ts';

/** The names of the tabs in the address. */
export const tabsInAddress = {
  todos: 'all',
  nuevos: 'new',
  'sin-pedir': 'quiet',
  'en-mora': 'overdue',
  bloqueados: 'blocked',
} as const satisfies Record<string, OfficeCustomerTab>;
type CustomersTab = keyof typeof tabsInAddress;
export const tabNames = Object.keys(tabsInAddress) as CustomersTab[]; // as: the keys of the table above

/** The orders of the list in the address. */
const sortsInAddress = {
  '-ventas': '-bought',
  nombre: 'name',
  '-nombre': '-name',
  '-debe': '-owed',
  '-ultimo': '-lastOrder',
  ultimo: 'lastOrder',
} as const satisfies Record<string, OfficeCustomerSort>;
export type SortInAddress = keyof typeof sortsInAddress;
const sortNames = Object.keys(sortsInAddress) as SortInAddress[]; // as: the keys of the table above

export const debtChoices = ['none', 'current', 'to30', 'to60', 'to90', 'over90'] as const satisfies DebtAge[];

/** Whether a customer may buy on credit, in the address. */
export const creditInAddress = { con: 'with', sin: 'without' } as const;
type CreditInAddress = keyof typeof creditInAddress;

/** The list of customers as its address holds it. */
export interface CustomersSearch {
  /** Absent for all. */
  vista?: Exclude<CustomersTab, 'todos'>;
  q?: string;
  /** The id of a seller; "direct" for none. */
  asesor?: string;
  /** DANE code. */
  ciudad?: string;
  lista?: string;
  cartera?: DebtAge;
  cupo?: CreditInAddress;
  orden?: SortInAddress;
  pagina?: number;
  /** The id of the row with the focus. */
  fila?: string;
}

const UUID = /^[\da-f-]{36}$/;

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readCustomersSearch(search: Record<string, unknown>): CustomersSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const fits = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? { [name]: text(name) } : {});
  const tab = tabNames.find((name) => name === text('vista'));
  const sort = sortNames.find((name) => name === text('orden'));
  const credit = text('cupo');
  const debt = debtChoices.find((name) => name === text('cartera'));
  return {
    ...(tab && tab !== 'todos' && { vista: tab }),
    ...(text('q') !== '' && { q: text('q').slice(0, 80) }),
    ...fits('asesor', /^(direct|[\da-f-]{36})$/),
    ...fits('ciudad', /^\d{5}$/),
    ...fits('lista', /^[\w-]{1,40}$/),
    ...(debt && { cartera: debt }),
    ...((credit === 'con' || credit === 'sin') && { cupo: credit }),
    ...(sort && { orden: sort }),
    ...readPage(search['pagina']),
    ...fits('fila', UUID),
  };
}

/** The same as the API asks it; without an order in the address, the one that the operator may see. */
export const askedCustomers = (
  { vista, q, asesor, ciudad, lista, cartera, cupo, orden, pagina }: CustomersSearch,
  usual: SortInAddress,
): CustomerFilter => ({
  tab: vista ? tabsInAddress[vista] : 'all',
  sort: sortsInAddress[orden ?? usual],
  ...(q !== undefined && { q }),
  ...(asesor !== undefined && { sellerId: asesor }),
  ...(ciudad !== undefined && { cityId: ciudad }),
  ...(lista !== undefined && { tradeType: lista }),
  ...(cartera && { debt: cartera }),
  ...(cupo && { credit: creditInAddress[cupo] }),
  ...(pagina !== undefined && { page: pagina }),
});

/** Where the server streams what these filters give, or the chosen customers; page and order do not count. */
export function customersExportAddress(filter: CustomerFilter, ids?: readonly string[]): string {
  const named = Object.entries(filter).filter(
    (one): one is [string, string] => !['page', 'sort'].includes(one[0]) && typeof one[1] === 'string',
  );
  const search = new URLSearchParams(named);
  if (ids) search.set('ids', ids.join(','));
  return `/api/customers/office/customers/export?${search}`;
}
