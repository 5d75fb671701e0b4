import { readSettings } from '../../../platform/settings/settings.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type PriceLimits, defaultPriceLimits } from './price-check.rules.ts';

/** When a price is doubted, as the installation sets it; the defaults where it sets nothing. */
export async function readPriceLimits(db: Database | Transaction): Promise<PriceLimits> {
  const values = await readSettings(db);
  return {
    floor: values['import.price_floor'] ?? defaultPriceLimits.floor,
    change: values['import.price_change_warning'] ?? defaultPriceLimits.change,
    stopShare: values['import.price_stop_share'] ?? defaultPriceLimits.stopShare,
  };
}
