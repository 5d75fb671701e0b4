import type { Database } from '../../../platform/transaction.ts';
import type { Deal } from '@tonalia/rules/price';
import { withUsualNeeds } from '../search-terms/usual-needs.ts';
import { withUsualSynonyms } from '../search-terms/usual-synonyms.ts';
import type { TimeSpan } from './span.ts';
import {
  findCategoryNames,
  findComboTerms,
  findComingDeals,
  findComingPresales,
  findFamilyNames,
  findManufacturerNames,
  findNeeds,
  findSynonyms,
} from './reference-data.sql.ts';

export interface CategoryName {
  id: string;
  name: string;
  parentId: string | null;
}

export interface ComingDeal extends Deal, TimeSpan {
  tradeTypeId: string | null;
  /** ISO weekdays on which it holds; none for every day. */
  weekdays: readonly number[];
}

/** The presale window of a product. */
export interface ComingPresale extends TimeSpan {
  dispatchDate: string;
  /** Units left. */
  left: number;
}

/** When a combo is sold, and to which trade types and warehouses; empty sets are all of them. */
export interface ComboWindow extends TimeSpan {
  tradeTypeIds: ReadonlySet<string>;
  warehouseIds: ReadonlySet<string>;
}

/** Reference data of products (brands, categories, deals, presales, terms of combos): few rows, reloaded whole when one changes. Maps keep display order. */
export interface ReferenceData {
  manufacturers: ReadonlyMap<string, { id: string; name: string; ink: string; ground: string; photo?: string | null }>;
  categories: ReadonlyMap<string, CategoryName>;
  families: ReadonlyMap<string, { id: string; name: string; hex: string }>;
  synonyms: readonly { term: string; meaning: string }[];
  needs: readonly { need: string; finds: string }[];
  deals: readonly ComingDeal[];
  /** By product. */
  presales: ReadonlyMap<string, ComingPresale>;
  /** By combo: those that are not sold always and to everyone. */
  comboTerms: ReadonlyMap<string, ComboWindow>;
}

export type ReferencePart = keyof ReferenceData;

const readers: { [P in ReferencePart]: (db: Database, now: Date) => Promise<ReferenceData[P]> } = {
  manufacturers: async (db) => new Map((await findManufacturerNames(db)).map((row) => [row.id, row])),
  categories: async (db) =>
    new Map((await findCategoryNames(db)).map(({ id, name, parent_id }) => [id, { id, name, parentId: parent_id }])),
  families: async (db) => new Map((await findFamilyNames(db)).map((row) => [row.id, row])),
  synonyms: async (db) => withUsualSynonyms(await findSynonyms(db)),
  needs: async (db) => withUsualNeeds(await findNeeds(db)),
  deals: async (db, now) =>
    (await findComingDeals(db, now)).map((row) => ({ ...row, from: startOf(row.from), until: endOf(row.until) })),
  presales: async (db, now) =>
    new Map(
      (await findComingPresales(db, now)).map((row) => [
        row.product_id,
        {
          from: startOf(row.opens_at),
          until: endOf(row.closes_at),
          dispatchDate: row.dispatch_date,
          left: row.presale_left,
        },
      ]),
    ),
  comboTerms: async (db) =>
    new Map(
      (await findComboTerms(db)).map(({ comboId, from, until, tradeTypeIds, warehouseIds }) => [
        comboId,
        {
          from: startOf(from),
          until: endOf(until),
          tradeTypeIds: new Set(tradeTypeIds),
          warehouseIds: new Set(warehouseIds),
        },
      ]),
    ),
};

// pg returns PostgreSQL's infinity as a number
const startOf = (bound: Date | number | null): number => (bound === null ? Number.NEGATIVE_INFINITY : Number(bound));
const endOf = (bound: Date | number | null): number => (bound === null ? Number.POSITIVE_INFINITY : Number(bound));

export const readReferencePart = <P extends ReferencePart>(
  part: P,
  db: Database,
  now: Date,
): Promise<ReferenceData[P]> => readers[part](db, now);

export async function readReferenceData(db: Database, now: Date): Promise<ReferenceData> {
  const [manufacturers, categories, families, synonyms, needs, deals, presales, comboTerms] = await Promise.all([
    readReferencePart('manufacturers', db, now),
    readReferencePart('categories', db, now),
    readReferencePart('families', db, now),
    readReferencePart('synonyms', db, now),
    readReferencePart('needs', db, now),
    readReferencePart('deals', db, now),
    readReferencePart('presales', db, now),
    readReferencePart('comboTerms', db, now),
  ]);
  return { manufacturers, categories, families, synonyms, needs, deals, presales, comboTerms };
}
