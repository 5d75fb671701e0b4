import type {
  CashCount,
  ExplanationKind,
  Settlement,
  SettlementClosing,
  SettlementView,
} from '@tonalia/contract/dispatch-settlement';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open page asks again, in ms: drivers record while it is open. */
const REFRESH = 15_000;

/** `routeId`: of one route. */
export const settlementsQuery = (view: SettlementView, page: number, routeId?: string) =>
  queryOptions({
    queryKey: ['settlements', 'list', view, page, routeId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/settlements', {
        query: { view, page: String(page), ...(routeId && { routeId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** Drivers with a settlement to receive, a page of them. */
export const settlementDriversQuery = (page: number) =>
  queryOptions({
    queryKey: ['settlements', 'list', 'drivers', page],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/settlements/by-driver', { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const settlementQuery = (loadCode: string) =>
  queryOptions({
    queryKey: ['settlements', 'one', loadCode],
    queryFn: ({ signal }): Promise<Settlement> =>
      call('purchase', 'GET /office/settlements/{loadCode}', { params: { loadCode }, signal }).then(
        ({ results }) => results,
      ),
    refetchInterval: REFRESH,
  });

/** Where the browser gets a photo of a stop, or a receipt. */
export const settlementPicture = (loadCode: string, id: string): string =>
  `/api/purchase/office/settlements/${loadCode}/pictures/${id}`;

type At = Pick<Settlement, 'code' | 'version'>;

export const saveCount = ({ code, version }: At, count: CashCount, isChangeReturned: boolean): Promise<Settlement> =>
  call('purchase', 'PUT /office/settlements/{loadCode}/count', {
    params: { loadCode: code },
    body: { version, count, isChangeReturned },
  }).then(({ results }) => results);

export const markSeen = ({ code, version }: At, stopId: string, isSeen: boolean): Promise<Settlement> =>
  call('purchase', 'PUT /office/settlements/{loadCode}/stops/{stopId}/seen', {
    params: { loadCode: code, stopId },
    body: { version, isSeen },
  }).then(({ results }) => results);

/** A transfer that never reached the bank. */
export const missTransfer = ({ code, version }: At, stopId: string): Promise<Settlement> =>
  call('purchase', 'POST /office/settlements/{loadCode}/stops/{stopId}/missed', {
    params: { loadCode: code, stopId },
    body: { version },
  }).then(({ results }) => results);

/** A part of the difference to explain. */
export interface ExplanationWish {
  kind: ExplanationKind;
  text: string;
  amount: number;
  orderCode: string | null;
  receipt: string | null;
}

export const explain = ({ code, version }: At, wish: ExplanationWish): Promise<Settlement> =>
  call('purchase', 'POST /office/settlements/{loadCode}/explanations', {
    params: { loadCode: code },
    body: { version, ...wish },
  }).then(({ results }) => results);

export const takeExplanationBack = ({ code }: At, id: string): Promise<Settlement> =>
  call('purchase', 'DELETE /office/settlements/{loadCode}/explanations/{id}', { params: { loadCode: code, id } }).then(
    ({ results }) => results,
  );

export const approveDifference = ({ code, version }: At): Promise<Settlement> =>
  call('purchase', 'POST /office/settlements/{loadCode}/approve', {
    params: { loadCode: code },
    body: { version },
  }).then(({ results }) => results);

export const closeSettlement = ({ code, version }: At, dryRun: boolean): Promise<SettlementClosing> =>
  call('purchase', 'POST /office/settlements/{loadCode}/close', {
    params: { loadCode: code },
    body: { version, dryRun },
  }).then(({ results }) => results);

export const adjustSettlement = (
  { code }: At,
  adjustment: { clientId: string; amount: number; reason: string },
): Promise<Settlement> =>
  call('purchase', 'POST /office/settlements/{loadCode}/adjustments', {
    params: { loadCode: code },
    body: adjustment,
  }).then(({ results }) => results);

/** After a change the page shows the answer, and the lists are old. */
export function showSettlement(cache: QueryClient, settlement: Settlement): void {
  cache.setQueryData(settlementQuery(settlement.code).queryKey, settlement);
  void cache.invalidateQueries({ queryKey: ['settlements', 'list'] });
}
