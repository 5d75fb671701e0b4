import type {
  BannerDraft,
  BannerPlace,
  HeaderDraft,
  OfficeBanner,
  OfficeHeader,
} from '@tonalia/contract/promotions-office';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** All banners, by place in the order of the shop. */
export const bannersQuery = queryOptions({
  queryKey: ['promotions', 'banners'],
  queryFn: ({ signal }): Promise<OfficeBanner[]> =>
    call('marketing', 'GET /office/banners', { signal }).then(({ results }) => results),
});

/** The countdown headers: those that run or are to come, then those that ended. */
export const headersQuery = queryOptions({
  queryKey: ['promotions', 'headers'],
  queryFn: ({ signal }): Promise<OfficeHeader[]> =>
    call('marketing', 'GET /office/headers', { signal }).then(({ results }) => results),
});

/** What a change was made for. */
type Seen = Pick<OfficeBanner, '_id' | 'version'>;

/** Makes a banner, or saves one in the place of `saved`. */
export const saveBanner = (draft: BannerDraft, saved: Seen | undefined): Promise<OfficeBanner> =>
  (saved
    ? call('marketing', 'PUT /office/banners/{id}', {
        params: { id: saved._id },
        body: { ...draft, version: saved.version },
      })
    : call('marketing', 'POST /office/banners', { body: draft })
  ).then(({ results }) => results);

/** Ends a banner that runs, and removes another one. */
export const stopBanner = ({ _id: id, version }: Seen): Promise<unknown> =>
  call('marketing', 'POST /office/banners/{id}/stop', { params: { id }, body: { version } });

/** All banners of a place in their new order. */
export const orderBanners = (place: BannerPlace, ids: string[]): Promise<unknown> =>
  call('marketing', 'PUT /office/banner-order', { body: { place, ids } });

/** Makes a countdown header, or saves one in the place of `saved`. */
export const saveHeader = (draft: HeaderDraft, saved: Seen | undefined): Promise<OfficeHeader> =>
  (saved
    ? call('marketing', 'PUT /office/headers/{id}', {
        params: { id: saved._id },
        body: { ...draft, version: saved.version },
      })
    : call('marketing', 'POST /office/headers', { body: draft })
  ).then(({ results }) => results);

/** Ends a countdown header that runs, and removes another one. */
export const stopHeader = ({ _id: id, version }: Seen): Promise<unknown> =>
  call('marketing', 'POST /office/headers/{id}/stop', { params: { id }, body: { version } });

/** After a change of banners or headers. */
export const forgetPromotions = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: ['promotions'] });
