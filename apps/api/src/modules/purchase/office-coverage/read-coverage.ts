import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { dayIn } from '@tonalia/rules/dates';
import { dispatchDay } from '@tonalia/rules/dispatch-day';
import { day } from '@tonalia/rules/durations';
import { holidaysOf } from '@tonalia/rules/holidays';
import { cutoffHour } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { countCustomersByCity } from '../../customers/index.ts';
import { listPlaces, listWarehouseNames, listZoneTerms } from '../../tracking/index.ts';
import { countOrdersByCity, countReceivedByCity } from './coverage-use.sql.ts';

/** Days of orders that are counted. */
const RECENT_DAYS = 30;
/** Days between an order and a delivery that is counted, at most: presales wait for months. */
const LONGEST_WAIT = 120;

/** All zones and places, with the customers and orders of each. */
export async function readCoverage(db: Database, clock: Clock): Promise<CoverageMap> {
  const now = clock.now();
  const [zones, { states, cities }, warehouses] = await Promise.all([
    listZoneTerms(db),
    listPlaces(db),
    listWarehouseNames(db),
  ]);
  const cityIds = cities.map(({ id }) => id);
  const since = new Date(now.getTime() - RECENT_DAYS * day);
  const ordered = new Date(since.getTime() - LONGEST_WAIT * day);
  const [customers, orders, received] = await Promise.all([
    countCustomersByCity(db, cityIds),
    countOrdersByCity(db, { cityIds, since }),
    countReceivedByCity(db, { cityIds, since, ordered }),
  ]);
  const customersIn = new Map(customers.map((one) => [one.cityId, one.customers]));
  const ordersTo = new Map(orders.map((one) => [one.cityId, one.orders]));
  const zoneOfCity = new Map(cities.map(({ id, zoneId }) => [id, zoneId]));
  const receivedIn = Map.groupBy(received, ({ cityId }) => zoneOfCity.get(cityId) ?? null);
  return {
    zones: zones.map(({ id, revision, ...terms }) => ({
      ...terms,
      _id: id,
      nextDispatch: dispatchDay(now, terms.cutoff),
      received: sumsOf(receivedIn.get(id) ?? []),
      version: revision,
    })),
    states: states.map(named),
    cities: cities.map(({ id, name, stateId, zoneId }) => ({
      _id: id,
      name,
      stateId,
      zoneId,
      customers: customersIn.get(id) ?? 0,
      orders: ordersTo.get(id) ?? 0,
    })),
    warehouses: warehouses.map(named),
    cutoff: cutoffHour,
    holidays: comingHolidays(dayIn(now)),
  };
}

const sumsOf = (cities: readonly { all: number; inTime: number }[]) => ({
  all: cities.reduce((sum, { all }) => sum + all, 0),
  inTime: cities.reduce((sum, { inTime }) => sum + inTime, 0),
});

const named = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });

function comingHolidays(today: string): string[] {
  const year = Number(today.slice(0, 'yyyy'.length));
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter((date) => date >= today);
}
