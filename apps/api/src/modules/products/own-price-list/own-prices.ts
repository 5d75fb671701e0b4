import { clientPrice } from '@tonalia/rules/client-price';
import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findSellablesById } from '../sellable/find-sellables.ts';
import { type VersionOfList, listVersionsOfBrands } from './listed-versions.sql.ts';

/** A version with its price for one shopper. */
export interface OwnPrice {
  category: string;
  brand: string;
  code: string;
  barcode: string | null;
  product: string;
  /** Empty for a product without versions. */
  version: string;
  /** Pesos of one unit, IVA included. */
  price: number;
  minimum: number;
  canBeOrdered: boolean;
  /** `#rrggbb` of its shade. */
  hex: string | null;
}

interface PricingContext {
  db: Database;
  clock: Clock;
}

interface OwnPriceWish {
  brands: readonly string[] | null;
  onlyAvailable: boolean;
}

/** Versions priced at once: other requests are answered between two of them. */
const AT_ONCE = 200;

/**
 * A shopper's own prices of one unit, by the one rule of prices: trade type, programmed prices of now, deals without a minimum. Read
 * as the reader takes them.
 */
export async function* ownPrices(
  context: PricingContext,
  shopper: Shopper,
  { brands, onlyAvailable }: OwnPriceWish,
): AsyncGenerator<OwnPrice> {
  const listed = await listVersionsOfBrands(context.db, brands === null ? null : [...brands]);
  yield* pricesOf(context, shopper, { listed, onlyAvailable });
}

/** The prices of listed versions, in their order. */
export async function* pricesOf(
  { db, clock }: PricingContext,
  shopper: Shopper,
  { listed, onlyAvailable }: { listed: readonly VersionOfList[]; onlyAvailable: boolean },
): AsyncGenerator<OwnPrice> {
  for (let at = 0; at < listed.length; at += AT_ONCE) {
    const chunk = listed.slice(at, at + AT_ONCE);
    const places = new Map(chunk.map((one) => [one.id, one]));
    const found = await findSellablesById(db, shopper, [...places.keys()], clock);
    for (const one of found) {
      const place = places.get(one.versionId);
      const canBeOrdered = one.active && (one.stock >= one.minQuantity || one.presale !== null);
      if (!place || !one.active || (onlyAvailable && !canBeOrdered)) continue;
      yield {
        category: place.category,
        brand: one.manufacturer.name,
        code: one.versionCode ?? one.code,
        barcode: place.barcode,
        product: one.name,
        version: one.versionName ?? '',
        price: one.price(1).price,
        minimum: one.minQuantity,
        canBeOrdered,
        hex: one.color?.color ?? null,
      };
    }
    // the database may answer at once, and so may the reader
    await new Promise((next) => setImmediate(next));
  }
}

/** The same versions at what a salon asks its own clients, `markup` percent over its price. */
export async function* pricesForClients(prices: AsyncIterable<OwnPrice>, markup: number): AsyncGenerator<OwnPrice> {
  for await (const one of prices) yield { ...one, price: clientPrice(one.price, markup) };
}
