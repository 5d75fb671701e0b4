import type { CommittedChange } from '../../../platform/changes.ts';
import type { ReferencePart } from './reference-data.ts';

/** The parts of the catalogue to reload. */
export interface PendingReloads {
  ids: Set<string>;
  parts: Set<ReferencePart>;
}

export const noReloads = (): PendingReloads => ({ ids: new Set(), parts: new Set() });

export function addReloads(pending: PendingReloads, more: PendingReloads): void {
  for (const id of more.ids) pending.ids.add(id);
  for (const part of more.parts) pending.parts.add(part);
}

const productTables = new Set(['products.product', 'products.version', 'products.price', 'products.programmed_price']);
const parts: Record<string, ReferencePart> = {
  'products.manufacturer': 'manufacturers',
  'products.category': 'categories',
  'products.colour_family': 'families',
  'products.deal': 'deals',
  'products.presale': 'presales',
  'products.combo_terms': 'comboTerms',
};

/** Any database client can notify anything: an invalid id would make every later reload fail. */
const isId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** The data that a change makes stale; `everything` when it names none. Stock is only forgotten, because cards read it. */
export function staleAfter({ table, ids }: CommittedChange): PendingReloads | 'everything' {
  if (table === 'products.search_synonym' || table === 'products.search_need') return 'everything';
  if (productTables.has(table)) return ids?.every(isId) ? { ...noReloads(), ids: new Set(ids) } : 'everything';
  const part = parts[table];
  return part === undefined ? noReloads() : { ...noReloads(), parts: new Set([part]) };
}
