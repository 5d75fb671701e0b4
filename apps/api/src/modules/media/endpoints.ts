import type { mediaOfficeApi } from '@tonalia/contract/media-office';
import type { OfficeEndpoints } from '../../platform/http/serve-office.ts';
import { beginArchive, readArchive } from './archive/archive-parts.ts';
import { type PhotoContext, readAlbum } from './photo/change-album.ts';
import { listNewest } from './photo/list-newest.ts';
import { bringPhotoBack, changeLook, changeOrder, removePhoto } from './photo/change-photo.ts';

/** The calls about photographs. */
export const photoEndpoints = (context: PhotoContext): OfficeEndpoints<typeof mediaOfficeApi> => ({
  'GET /office/media': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ query }) => listNewest(context, query),
  },
  'GET /office/media/owners/{kind}/{id}/photos': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ params: { kind, id } }) => ({ results: await readAlbum(context, kind, id) }),
  },
  'PUT /office/media/owners/{kind}/{id}/photos/order': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, params, body }) => ({ results: await changeOrder(context, operator, params, body.ids) }),
  },
  'PUT /office/media/photos/{id}': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, params: { id }, body }) => ({ results: await changeLook(context, operator, id, body) }),
  },
  'POST /office/media/photos/{id}/delete': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, params: { id }, body }) => ({
      results: await removePhoto(context, operator, id, body.version),
    }),
  },
  'POST /office/media/photos/{id}/restore': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, params: { id } }) => ({ results: await bringPhotoBack(context, operator, id) }),
  },
  'POST /office/media/archives': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator: { operatorId }, body }) => ({
      results: await beginArchive(context, { operatorId, ...body }),
    }),
  },
  'GET /office/media/archives/{id}': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator: { operatorId }, params: { id } }) => ({
      results: await readArchive(context, operatorId, id),
    }),
  },
});
