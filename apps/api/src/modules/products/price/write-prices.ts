import { AppError } from '@tonalia/contract/errors';
import { type Transaction, brokenConstraint, pgCode } from '../../../platform/transaction.ts';
import { removeTradePrices, setBasePrices, setTradePrices } from './set-price.sql.ts';

/** A price to write. Null for the list price; a null price removes that of the trade type. */
export interface PriceToWrite {
  versionId: string;
  tradeTypeId: string | null;
  pesos: number | null;
}

/** Writes prices of versions with locked rows in few statements. TRADE_TYPE_NOT_FOUND. */
export async function writePrices(tx: Transaction, prices: readonly PriceToWrite[]): Promise<void> {
  const base: { ids: string[]; pesos: number[] } = { ids: [], pesos: [] };
  const trade: typeof base & { tradeTypeIds: string[] } = { ids: [], pesos: [], tradeTypeIds: [] };
  const removed: { ids: string[]; tradeTypeIds: string[] } = { ids: [], tradeTypeIds: [] };
  for (const { versionId, tradeTypeId, pesos } of prices) {
    const list = pesos === null ? removed : tradeTypeId === null ? base : trade;
    list.ids.push(versionId);
    if ('pesos' in list && pesos !== null) list.pesos.push(pesos);
    if ('tradeTypeIds' in list && tradeTypeId !== null) list.tradeTypeIds.push(tradeTypeId);
  }
  if (base.ids.length > 0) await setBasePrices(tx, base);
  if (removed.ids.length > 0) await removeTradePrices(tx, removed);
  if (trade.ids.length > 0) await setTradePrices(tx, trade).catch(refuseUnknownTradeType);
}

function refuseUnknownTradeType(error: unknown): never {
  if (pgCode(error) === '23503' && brokenConstraint(error)?.includes('trade_type'))
    throw new AppError('TRADE_TYPE_NOT_FOUND');
  throw error;
}
