import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { type ListedPrice, doubtOf } from '../import/price-check.rules.ts';
import { readPriceLimits } from '../import/price-limits.ts';
import { findTradePrice, lockVersionOfCode } from './set-price.sql.ts';
import { writePrices } from './write-prices.ts';

/** A price set by hand. */
export interface PriceChange {
  /** The code of a version, or of a product without shades and volumes; upper case. */
  code: string;
  /** Null for the list price. */
  tradeTypeId: string | null;
  price: ListedPrice;
  /** Accepts a doubted price. */
  isConfirmed: boolean;
  by: string;
}

/** Only `done` changed the price. `doubted`: the limits of imports find it implausible and it was not confirmed. Prices in pesos. */
export type PriceSet =
  | { outcome: 'unknown code' }
  | { outcome: 'unknown trade type' }
  | { outcome: 'doubted'; name: string; before: number | null; sentence: string }
  | { outcome: 'done'; name: string; before: number | null };

/** Sets one price with the checks of an import and an audit event. `before` is null for the first price of a trade type. */
export async function setPrice(db: Database, change: PriceChange): Promise<PriceSet> {
  const { code, tradeTypeId, price, isConfirmed, by } = change;
  const set = inTransaction(db, async (tx): Promise<PriceSet> => {
    const [version] = await lockVersionOfCode(tx, code);
    if (!version) return { outcome: 'unknown code' };
    const { id, name } = version;
    const before =
      tradeTypeId === null ? version.base_price : ((await findTradePrice(tx, id, tradeTypeId))[0]?.amount ?? null);
    const doubt = doubtOf(price, before, await readPriceLimits(tx));
    if (doubt && !isConfirmed) return { outcome: 'doubted', name, before, sentence: doubt.sentence };
    await writePrices(tx, [{ versionId: id, tradeTypeId, pesos: price.pesos }]);
    const detail = { code: version.code, tradeType: tradeTypeId, before, after: price.pesos, by };
    await recordAuditEvent(tx, { actorId: null, action: 'products.price_set', subjectId: id, detail });
    return { outcome: 'done', name, before };
  });
  return set.catch((error: unknown): PriceSet => {
    if (error instanceof AppError && error.code === 'TRADE_TYPE_NOT_FOUND') return { outcome: 'unknown trade type' };
    throw error;
  });
}
