import type { TradeType } from '@tonalia/contract/auth';
import type { OfflineCustomer } from '@tonalia/contract/offline';
import type { City, State } from '@tonalia/contract/tracking';
import { call } from '../http/client.ts';

/** What the registration of a customer asks for: departments, municipalities of those where the seller has customers, and trades. */
export interface HeldPlaces {
  states: readonly State[];
  cities: Record<string, readonly City[]>;
  trades: readonly TradeType[];
}

/** Reads them; those that are kept already are not read again. */
export async function readPlaces(
  customers: readonly OfflineCustomer[],
  before: HeldPlaces | undefined,
): Promise<HeldPlaces> {
  const wanted = [...new Set(customers.map(({ cityId }) => cityId.slice(0, 2)))];
  const missing = wanted.filter((stateId) => !before?.cities[stateId]);
  const [trades, states, ...cities] = await Promise.all([
    call('auth', 'GET /trade-type/list').then(({ results }) => results),
    before?.states ?? call('tracking', 'GET /states').then(({ results }) => results),
    ...missing.map(async (stateId) => {
      const { results } = await call('tracking', 'GET /cities', { query: { stateId } });
      return [stateId, results] as const;
    }),
  ]);
  return { trades, states, cities: { ...before?.cities, ...Object.fromEntries(cities) } };
}
