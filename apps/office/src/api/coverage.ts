import type { CoverageAnswer, CoverageEffect, CoverageMap, ZoneSaveBody } from '@tonalia/contract/coverage-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const coverageQuery = queryOptions({
  queryKey: ['coverage', 'map'],
  queryFn: ({ signal }): Promise<CoverageMap> =>
    call('purchase', 'GET /office/coverage', { signal }).then(({ results }) => results),
});

/** What the shop answers a customer of a municipality that orders at an instant; now without one. */
export const coverageAnswerQuery = (cityId: string, at: string | undefined) =>
  queryOptions({
    queryKey: ['coverage', 'answer', cityId, at],
    queryFn: ({ signal }): Promise<CoverageAnswer> =>
      call('purchase', 'GET /office/coverage/cities/{cityId}', {
        params: { cityId },
        query: at === undefined ? {} : { at },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const saveZone = (zoneId: string, body: ZoneSaveBody): Promise<CoverageEffect> =>
  call('purchase', 'PUT /office/coverage/zones/{zoneId}', { params: { zoneId }, body }).then(({ results }) => results);

/** What saving a zone would do. Apart from what live changes ask again: an old version would be refused. */
export const zoneEffectQuery = (zoneId: string, body: ZoneSaveBody) =>
  queryOptions({
    queryKey: ['coverage-preview', zoneId, body],
    queryFn: (): Promise<CoverageEffect> => saveZone(zoneId, { ...body, dryRun: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });

const remove = (zoneId: string, body: { version: number; dryRun: boolean }): Promise<CoverageEffect> =>
  call('purchase', 'POST /office/coverage/zones/{zoneId}/remove', { params: { zoneId }, body }).then(
    ({ results }) => results,
  );

export const removeZone = (zoneId: string, version: number): Promise<CoverageEffect> =>
  remove(zoneId, { version, dryRun: false });

/** What removing a zone would do. */
export const removalQuery = (zoneId: string, version: number) =>
  queryOptions({
    queryKey: ['coverage-preview', zoneId, version],
    queryFn: (): Promise<CoverageEffect> => remove(zoneId, { version, dryRun: true }),
    retry: false,
  });

/** Zones and places show a change at once. */
export const forgetCoverage = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: ['coverage'] });
