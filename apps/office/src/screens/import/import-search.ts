import type { ImportKind, ImportRowFilter } from '@tonalia/contract/import-office';
import { readPage } from '../../components/address.ts';

const filters = {
  cambios: 'changes',
  nuevos: 'created',
  precios: 'priced',
  existencias: 'stocked',
  dudosos: 'doubted',
  bajas: 'fallen',
  saltados: 'skipped',
  siguen: 'kept',
} as const satisfies Record<string, ImportRowFilter>;
type FilterInAddress = keyof typeof filters;
/** The names of the filters of rows in the address. */
export const filterNames = Object.keys(filters) as FilterInAddress[]; // as: the keys of the table above

const kinds = {
  catalogo: 'catalogue',
  precios: 'prices',
  existencias: 'stock',
  clientes: 'customers',
  cartera: 'receivables',
} as const satisfies Record<string, ImportKind>;
type KindInAddress = keyof typeof kinds;
/** The names of the kinds of lists in the address. */
export const kindNames = Object.keys(kinds) as KindInAddress[]; // as: the keys of the table above

/** The kind of list that a name in the address means. */
export const kindOf = (name: KindInAddress): ImportKind => kinds[name];
/** Whether a kind of list is of the catalogue, which has prices and units. */
export const isOfCatalogue = (kind: ImportKind): boolean => kind !== 'customers' && kind !== 'receivables';
/** The filter that a name in the address means. */
export const filterOf = (name: FilterInAddress): ImportRowFilter => filters[name];

/** The first page of imports as its address holds it. */
export interface ImportsSearch {
  tipo?: KindInAddress;
  pagina?: number;
}

export function readImportsSearch(search: Record<string, unknown>): ImportsSearch {
  const tipo = kindNames.find((name) => name === search['tipo']);
  return { ...(tipo && { tipo }), ...readPage(search['pagina']) };
}

const stepNames = ['columnas', 'revisar', 'informe'] as const;
/** A step of an import after its file. */
export type ImportStepName = (typeof stepNames)[number];

/** One import as its address holds it. */
export interface ImportSearch {
  /** Absent for the step that it is in. */
  paso?: ImportStepName;
  /** Absent for all that changes. */
  filtro?: Exclude<FilterInAddress, 'cambios'>;
  q?: string;
  pagina?: number;
}

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readImportSearch(search: Record<string, unknown>): ImportSearch {
  const paso = stepNames.find((name) => name === search['paso']);
  const filtro = filterNames.find((name) => name === search['filtro']);
  const q = ['string', 'number'].includes(typeof search['q']) ? String(search['q']).trim().slice(0, 80) : '';
  return {
    ...(paso && { paso }),
    ...(filtro && filtro !== 'cambios' && { filtro }),
    ...(q !== '' && { q }),
    ...readPage(search['pagina']),
  };
}
