import { readSettings } from '../../../platform/settings/settings.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type PriceLimits, defaultPriceLimits } from './price-check.rules.ts';

/** The installation's limits for doubted prices, or the defaults. */
export async function readPriceLimits(db: Database | Transaction): Promise<PriceLimits> {
  const values = await readSettings(db);
  return {
    floor: values['import.price_floor'] ?? defaultPriceLimits.floor,
    change: values['import.price_change_warning'] ?? defaultPriceLimits.change,
    stopShare: values['import.price_stop_share'] ?? defaultPriceLimits.stopShare,
  };
}
