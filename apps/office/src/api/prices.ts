import type { DealSales } from '@tonalia/contract/deal-sales';
import type {
  DealChanged,
  DealDraft,
  PriceCrossing,
  PriceExplanation,
  PriceProgram,
  ProgramChanged,
  ProgramDraft,
} from '@tonalia/contract/prices-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open page asks again, in ms: windows begin and end. */
const REFRESH = 60_000;
/** Most rows of the calendar. */
const MOST_ROWS = '100';

/** A price to explain; absent parts are a visitor, now, the fewest units and the saved list price. */
export interface PriceWish {
  versionId: string;
  customerId?: string | undefined;
  tradeTypeId?: string | undefined;
  at?: string | undefined;
  quantity?: number | undefined;
  basePrice?: number | undefined;
}

export const explainQuery = ({ quantity, basePrice, ...wish }: PriceWish) =>
  queryOptions({
    queryKey: ['prices', 'explain', wish, quantity, basePrice],
    queryFn: ({ signal }): Promise<PriceExplanation> =>
      call('products', 'GET /office/prices/explain', {
        query: {
          ...wish,
          ...(quantity !== undefined && { quantity: String(quantity) }),
          ...(basePrice !== undefined && { basePrice: String(basePrice) }),
        },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
  });

/** Programmed prices of a span of time. */
export const programsQuery = (span: {
  from: string;
  until: string;
  tradeTypeId?: string | undefined;
  brandId?: string | undefined;
}) =>
  queryOptions({
    queryKey: ['prices', 'programs', span],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/prices/programs', { query: { ...span, limit: MOST_ROWS }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** Programmed prices and offers of a span of time that price the same versions at once. */
export const crossingsQuery = ({ from, until }: { from: string; until: string }) =>
  queryOptions({
    queryKey: ['prices', 'crossings', from, until],
    queryFn: ({ signal }): Promise<PriceCrossing[]> =>
      call('products', 'GET /office/prices/crossings', { query: { from, until }, signal }).then(
        ({ results }) => results,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** The file of what the list of agreed prices is filtered by. */
export const agreedExportAddress = (wish: { q?: string | undefined; state?: string | undefined }): string =>
  `/api/products/office/prices/agreed/export?${new URLSearchParams(
    Object.entries(wish).filter((one): one is [string, string] => one[1] !== undefined),
  )}`;

/** A page of the prices agreed with customers. */
export const agreedQuery = (wish: {
  q?: string | undefined;
  state?: 'coming' | 'running' | 'ended' | undefined;
  page?: number | undefined;
}) =>
  queryOptions({
    queryKey: ['prices', 'agreed', wish],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/prices/agreed', {
        query: { q: wish.q, state: wish.state, ...(wish.page && { page: String(wish.page) }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const dealsQuery = (wish: {
  q?: string | undefined;
  kind?: 'deal' | 'break' | undefined;
  state?: 'coming' | 'running' | 'ended' | undefined;
  brandId?: string | undefined;
  page?: number | undefined;
}) =>
  queryOptions({
    queryKey: ['prices', 'deals', wish],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/deals', {
        query: {
          q: wish.q,
          kind: wish.kind,
          state: wish.state,
          brandId: wish.brandId,
          ...(wish.page && { page: String(wish.page) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** What deals of a page sold, by their ids. */
export const dealSalesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['prices', 'deals', 'sales', ids],
    queryFn: ({ signal }): Promise<ReadonlyMap<string, DealSales>> =>
      call('purchase', 'GET /office/deals/sales', { query: { ids: ids.join(',') }, signal }).then(
        ({ results }) => new Map(results.map((one) => [one._id, one])),
      ),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: REFRESH,
  });

/** What holds now or later, for the tabs. */
export const priceCountsQuery = queryOptions({
  queryKey: ['prices', 'counts'],
  queryFn: ({ signal }) => call('products', 'GET /office/prices/counts', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** A row that a change was made for. */
export interface VersionedRow {
  _id: string;
  version: number;
}

/** Saves a programmed price, new or in the place of `saved`; with `dryRun` it only says what saving would do. */
export const saveProgram = (
  draft: ProgramDraft,
  { saved, dryRun, signal }: { saved?: VersionedRow | undefined; dryRun: boolean; signal?: AbortSignal },
): Promise<ProgramChanged> => {
  const more = signal ? { signal } : {};
  const sent = saved
    ? call('products', 'PUT /office/prices/programs/{id}', {
        params: { id: saved._id },
        body: { ...draft, version: saved.version, dryRun },
        ...more,
      })
    : call('products', 'POST /office/prices/programs', { body: { ...draft, dryRun }, ...more });
  return sent.then(({ results }) => results);
};

/** Saves a deal as `saveProgram` saves a programmed price. */
export const saveDeal = (
  draft: DealDraft,
  { saved, dryRun, signal }: { saved?: VersionedRow | undefined; dryRun: boolean; signal?: AbortSignal },
): Promise<DealChanged> => {
  const more = signal ? { signal } : {};
  const sent = saved
    ? call('products', 'PUT /office/deals/{id}', {
        params: { id: saved._id },
        body: { ...draft, version: saved.version, dryRun },
        ...more,
      })
    : call('products', 'POST /office/deals', { body: { ...draft, dryRun }, ...more });
  return sent.then(({ results }) => results);
};

/** Ends a programmed price; returns the id that undoes it. */
export const cancelProgram = ({ _id: id, version }: Pick<PriceProgram, '_id' | 'version'>): Promise<string> =>
  call('products', 'POST /office/prices/programs/{id}/cancel', { params: { id }, body: { version } }).then(
    ({ results }) => results.undo._id,
  );

/** Ends a deal; returns the id that undoes it. */
export const stopDeal = ({ _id: id, version }: VersionedRow): Promise<string> =>
  call('products', 'POST /office/deals/{id}/stop', { params: { id }, body: { version } }).then(
    ({ results }) => results.undo._id,
  );

/** Gives a programmed price or deal what it was before a change. */
export const undoPriceChange = (id: string): Promise<unknown> =>
  call('products', 'POST /office/prices/changes/{id}/undo', { params: { id }, body: {} });

/** After a change of prices. */
export const forgetPrices = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: ['prices'] });
