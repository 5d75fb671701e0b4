import type { OfflineReference } from '@tonalia/contract/offline';
import type { Database } from '../../../platform/transaction.ts';
import { readReferenceData } from '../catalogue-index/reference-data.ts';
import { lexicon } from '../search-terms/lexicon.ts';
import { listOfflinePresales } from './offline.sql.ts';

/** What products refer to, and the words of the search, as the catalogue index reads them. */
export async function readOfflineReference(db: Database, now: Date): Promise<OfflineReference> {
  const [{ manufacturers, categories, deals, synonyms, needs }, presales] = await Promise.all([
    readReferenceData(db, now),
    listOfflinePresales(db, now),
  ]);
  return {
    brands: [...manufacturers.values()].map(({ id, name }) => ({ id, name })),
    categories: [...categories.values()],
    deals: deals.map(({ weekdays, ...deal }) => ({
      ...deal,
      from: bound(deal.from),
      until: bound(deal.until),
      ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
    })),
    presales: presales.map((presale) => ({ ...presale, from: bound(presale.from), until: bound(presale.until) })),
    synonyms: [...synonyms],
    needs: [...needs],
    lexicon: Object.fromEntries(Object.entries(lexicon)),
  };
}

const bound = (ms: number | null): number | null => (ms !== null && Number.isFinite(ms) ? ms : null);
