import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { PortfolioCustomer } from '@tonalia/contract/auth';
import { plainText } from '@tonalia/rules/plain-text';
import type { Answer } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { recentCustomers } from './recent-customers.ts';

type Pages = InfiniteData<Answer<'auth', 'GET /seller/customers'>>;

/** Offline list: customers shown before on this device with a matching name. */
export function useSeenCustomers(search: string, isNeeded: boolean): PortfolioCustomer[] {
  const { user } = useSession();
  const cache = useQueryClient();
  if (!isNeeded || user === null) return [];
  const lists = cache.getQueriesData<Pages>({ queryKey: keys.portfolio('').slice(0, 2) });
  const listed = lists.flatMap(([, list]) => list?.pages.flatMap(({ results }) => results) ?? []);
  const seen = new Map([...listed, ...recentCustomers(user._id)].map((one) => [one.customerId, one]));
  const wanted = plainText(search);
  return [...seen.values()]
    .filter(({ name }) => plainText(name).includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
}
