import type { AuditArea, AuditPage, auditExport } from '@tonalia/contract/office-audit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const PAGE = 50;

/** Which audit events are asked for; days in Colombia, both included. */
export interface AuditWish {
  q?: string | undefined;
  operator?: string | undefined;
  area?: AuditArea | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Audit events, newest first, 50 at a time. */
export const auditQuery = ({ q, operator, area, from, to }: AuditWish) =>
  infiniteQueryOptions({
    queryKey: ['audit', q, operator, area, from, to],
    queryFn: ({ signal, pageParam }): Promise<AuditPage> =>
      call('office', 'GET /audit', {
        query: {
          limit: String(PAGE),
          ...(q !== undefined && { q }),
          ...(operator !== undefined && { operator }),
          ...(area !== undefined && { area }),
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          ...(pageParam !== null && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null, // as: the first page has no event before it
    getNextPageParam: ({ results }) => (results.length === PAGE ? (results.at(-1)?._id ?? null) : null),
  });

/** Operators with audit events. */
export const auditPeopleQuery = queryOptions({
  queryKey: ['audit', 'people'],
  queryFn: ({ signal }) => call('office', 'GET /audit/people', { signal }).then(({ results }) => results),
});

/** The address of the contract; its type keeps it equal. */
const download: typeof auditExport = '/api/office/audit/export';

/** Where the server streams the same events as CSV. */
export function auditExportAddress(wish: AuditWish): string {
  const named = Object.entries(wish).filter((one): one is [string, string] => typeof one[1] === 'string');
  const search = new URLSearchParams(named);
  return search.size === 0 ? download : `${download}?${search}`;
}
