import type { Photo, PhotoAlbum, PhotoOwnerKind } from '@tonalia/contract/media-office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { sendFile } from './send-file.ts';

/** What has the photographs. */
export interface PhotoOwnerName {
  kind: PhotoOwnerKind;
  id: string;
}

export const albumQuery = ({ kind, id }: PhotoOwnerName) =>
  queryOptions<PhotoAlbum>({
    queryKey: ['catalogue', 'photos', kind, id],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/media/owners/{kind}/{id}/photos', { params: { kind, id }, signal }).then(
        ({ results }) => results,
      ),
  });

/** In ms: a photograph over a slow line. */
const UPLOAD_TIMEOUT = 120_000;

/** Sends a file as it is; the server decides whether it is a photograph. Throws `CallFailure`. */
export async function uploadPhoto({ kind, id }: PhotoOwnerName, file: Blob): Promise<PhotoAlbum> {
  const url = new URL(`/api/products/office/media/owners/${kind}/${id}/photos`, location.origin);
  const response = await sendFile({ method: 'POST', url, file, timeout: UPLOAD_TIMEOUT });
  return ((await response.json()) as { results: PhotoAlbum }).results; // as: the API answers every change with the album
}

/** How a photograph is shown, with the version that was seen. */
export type PhotoLook = Pick<Photo, 'alt' | 'turn' | 'crop' | 'focus' | 'cut' | 'ground' | 'version'>;

export const savePhoto = (id: string, body: PhotoLook): Promise<PhotoAlbum> =>
  call('products', 'PUT /office/media/photos/{id}', { params: { id }, body }).then(({ results }) => results);

export const deletePhoto = ({ _id: id, version }: Photo): Promise<PhotoAlbum> =>
  call('products', 'POST /office/media/photos/{id}/delete', { params: { id }, body: { version } }).then(
    ({ results }) => results,
  );

export const restorePhoto = (id: string): Promise<PhotoAlbum> =>
  call('products', 'POST /office/media/photos/{id}/restore', { params: { id } }).then(({ results }) => results);

export const orderPhotos = ({ kind, id }: PhotoOwnerName, ids: string[]): Promise<PhotoAlbum> =>
  call('products', 'PUT /office/media/owners/{kind}/{id}/photos/order', { params: { kind, id }, body: { ids } }).then(
    ({ results }) => results,
  );
