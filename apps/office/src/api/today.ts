import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often the page asks again when no change is announced, in ms. */
const REFRESH = 60_000;

/** What waits for a decision, and today's sales; of one warehouse or of all. */
export const todayQuery = (warehouseId?: string) =>
  queryOptions({
    queryKey: ['today', 'queues', warehouseId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/today', { query: { warehouseId }, signal }).then(({ results }) => results),
    refetchInterval: REFRESH,
  });

/** The versions that end first. */
export const runningOutQuery = (warehouseId?: string) =>
  queryOptions({
    queryKey: ['today', 'running-out', warehouseId],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/running-out', { query: { warehouseId }, signal }).then(({ results }) => results),
    refetchInterval: REFRESH,
  });

/** Orders with a problem that waits for the desk. */
export const problemsQuery = (warehouseId?: string) =>
  queryOptions({
    queryKey: ['today', 'problems', warehouseId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/problems', { query: { warehouseId }, signal }).then(({ results }) => results),
    refetchInterval: REFRESH,
  });
