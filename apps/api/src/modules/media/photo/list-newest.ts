import type { Photo, mediaOfficeApi } from '@tonalia/contract/media-office';
import type { z } from 'zod';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { PhotoContext } from './change-album.ts';
import { countPhotos, listNewestPhotos } from './photo.sql.ts';
import { toPhoto } from './wire.ts';

type NewestQuery = z.output<(typeof mediaOfficeApi)['GET /office/media']['query']>;

/** A page of photographs of all owners, newest first. */
export async function listNewest(
  { db }: Pick<PhotoContext, 'db'>,
  { kind, page, limit }: NewestQuery,
): Promise<ReturnType<typeof countedPage> & { results: Photo[] }> {
  const ofKind = { kind: kind ?? null };
  const rows = await listNewestPhotos(db, { ...ofKind, limit, offset: (page - 1) * limit });
  const [count] = await countPhotos(db, { ...ofKind, most: MOST_COUNTED + 1 });
  return { ...countedPage(count?.total ?? 0, { page, limit }), results: rows.map(toPhoto) };
}
