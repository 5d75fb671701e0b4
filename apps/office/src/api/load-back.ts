import type { BackStop } from '@tonalia/contract/load-back';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What comes back of a load, by stop. */
export const loadBackQuery = (loadCode: string) =>
  queryOptions<BackStop[]>({
    queryKey: ['picking', 'load-back', loadCode],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/loads/{loadCode}/back', { params: { loadCode }, signal }).then(
        ({ results }) => results,
      ),
    refetchInterval: 10_000,
  });

/** Units of a line that came back. */
export interface LineCount {
  line: number;
  toStock: number;
  damaged: number;
}

/** Closes a refused stop of which nothing came back good. */
export const closeLost = (
  loadCode: string,
  stopId: string,
  { lines, reason }: { lines: LineCount[]; reason: string },
): Promise<BackStop[]> =>
  call('purchase', 'POST /office/loads/{loadCode}/back/{stopId}/lost', {
    params: { loadCode, stopId },
    body: { lines: lines.map(({ line, damaged }) => ({ line, damaged })), reason },
  }).then(({ results }) => results);

/** Counts what came back of a stop. */
export const countBack = (loadCode: string, stopId: string, lines: LineCount[]): Promise<BackStop[]> =>
  call('purchase', 'POST /office/loads/{loadCode}/back/{stopId}', {
    params: { loadCode, stopId },
    body: { lines },
  }).then(({ results }) => results);
