import type { Database } from '../../platform/transaction.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { forgetPlaces, placesOf } from './places.ts';
import { saveCoverage, saveWarehouse, saveZone } from './warehouse.sql.ts';

/** A warehouse and the one zone it serves. */
export interface WarehouseToSetUp {
  /** Three letters. */
  id: string;
  /** DANE's code of the city it stands in. */
  cityId: string;
  /** DANE's codes of the states (two digits) and cities (five) it delivers to; the state it stands in unless told. */
  covers: readonly string[];
  leadDays: number;
  /** ISO weekdays on which it delivers. */
  weekdays: number[];
  /** In pesos. */
  shippingFee: number;
}

/** `unknown` are codes that are of no place; then nothing was changed. */
type SetUpWarehouse = { unknown: string[] } | { name: string; cities: number };

/** Sets a warehouse up, or changes it: what it is told to cover it covers, besides what it did before. */
export async function setUpWarehouse(db: Database, wish: WarehouseToSetUp): Promise<SetUpWarehouse> {
  const { id, cityId, leadDays, weekdays, shippingFee } = wish;
  const { cities, stateNames } = await placesOf(db);
  const city = cities.get(cityId);
  const covers = wish.covers.length > 0 ? wish.covers : [cityId.slice(0, 2)];
  const unknown = [...new Set([cityId, ...covers])].filter((code) => !cities.has(code) && !stateNames.has(code));
  if (!city || unknown.length > 0) return { unknown };
  const covered = await inTransaction(db, async (tx) => {
    await saveWarehouse(tx, id, city.name, cityId);
    await saveZone(tx, id, city.name, id, leadDays, weekdays, shippingFee);
    return saveCoverage(
      tx,
      id,
      covers.filter((code) => stateNames.has(code)),
      covers.filter((code) => cities.has(code)),
    );
  });
  forgetPlaces(db);
  return { name: city.name, cities: covered.length };
}
