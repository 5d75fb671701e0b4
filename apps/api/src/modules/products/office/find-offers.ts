import type { DeskOffer } from '@tonalia/contract/products-offers';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { findSellablesById } from '../sellable/find-sellables.ts';
import { offerOf } from '../sellable/offer-of.ts';
import { suggestFrom } from '../suggest/suggest-from.ts';
import { listVersionsOf } from './versions.sql.ts';

const MOST = 12;

/** The versions on sale that typed words name, for one shopper: shades first, then the versions of found products. */
export async function findOffers(
  { db, catalogue, clock }: Pick<CatalogueContext, 'db' | 'catalogue'> & { clock: Clock },
  shopper: Shopper,
  words: string,
): Promise<DeskOffer[]> {
  const { shades, products } = suggestFrom(await catalogue.current(), words);
  const rows = products.length > 0 ? await listVersionsOf(db, { productIds: products, most: MOST }) : [];
  const ids = [...new Set([...shades, ...rows.map(({ id }) => id)])].slice(0, MOST);
  const sellables = await findSellablesById(db, shopper, ids, clock);
  return sellables.filter(({ active }) => active).map(offerOf);
}
