import { AppError } from '@tonalia/contract/errors';
import { ARCHIVE_PART, PhotoOwnerKind, archivePartPath, photoUploadPath } from '@tonalia/contract/media-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { CatalogueId, Uuid, wholeNumber } from '@tonalia/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { uploadedFileHeaders } from '../../platform/http/uploaded-file.ts';
import { type OfficeAccess, admitWith } from '../../platform/http/serve-office.ts';
import { sharp } from '../../platform/sharp.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import { readStored } from './storage/storage.ts';
import { PHOTO_BODY } from './intake/read-photo.ts';
import { storePart } from './archive/archive-parts.ts';
import { addPhoto, originalPath } from './photo/add-photo.ts';
import type { PhotoContext } from './photo/change-album.ts';
import { findPhoto } from './photo/photo.sql.ts';

/** In pixels: the longest side of the whole picture in the editor. */
const EDITED = 960;
const editing = createWorkQueue(1, 64);

/** Takes photographs and parts of archives as raw bytes, and shows the whole picture to its editor. None is a call of the contract. */
export function serveFiles(app: FastifyInstance, office: OfficeAccess, context: PhotoContext): void {
  void app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const typed = files.withTypeProvider<ZodTypeProvider>();
    typed.post(
      photoUploadPath(':kind' as PhotoOwnerKind, ':id'), // as: the address with its parameters in place of values
      {
        bodyLimit: PHOTO_BODY,
        schema: { hide: true, params: z.object({ kind: PhotoOwnerKind, id: CatalogueId }) },
        config: { access: 'operator', officeNeeds: 'catalogue.edit' },
        onRequest: (request) => admitWith(office, 'catalogue.edit', request),
      },
      async ({ operator, params: { kind, id }, body }, reply) => {
        if (!operator) throw new AppError('UNAUTHENTICATED');
        reply.header('cache-control', 'private, no-store');
        return { results: await addPhoto(context, operator, { kind, ownerId: id, file: bytesOf(body) }) };
      },
    );
    typed.put(
      archivePartPath(':id', ':part'),
      {
        bodyLimit: ARCHIVE_PART,
        schema: { hide: true, params: z.object({ id: Uuid, part: wholeNumber(0, 9_999) }) },
        config: { access: 'operator', officeNeeds: 'catalogue.edit' },
        onRequest: (request) => admitWith(office, 'catalogue.edit', request),
      },
      async ({ operator, params: { id, part }, body }) => {
        if (!operator) throw new AppError('UNAUTHENTICATED');
        await storePart(context, { operatorId: operator.operatorId, id, part, content: bytesOf(body) });
        return { ok: true };
      },
    );
    typed.get(
      '/api/products/office/media/photos/:id/whole',
      {
        schema: { hide: true, params: z.object({ id: Uuid }) },
        config: { access: 'operator', officeNeeds: 'catalogue.read' },
        onRequest: (request) => admitWith(office, 'catalogue.read', request),
      },
      async ({ params: { id } }, reply) => {
        const [row] = await findPhoto(context.db, id);
        const content = row && (await readStored(context.storage, originalPath(row.original_key)));
        if (!content) throw new OfficeError('PHOTO_NOT_FOUND');
        const bytes = await editing(() =>
          sharp(content).resize({ width: EDITED, height: EDITED, fit: 'inside' }).webp({ quality: 82 }).toBuffer(),
        );
        return reply
          .headers({
            'content-type': 'image/webp',
            'cache-control': 'private, max-age=3600',
            ...uploadedFileHeaders,
          })
          .send(bytes);
      },
    );
  });
}

/** The body of a request as bytes; none is an empty file. UNSUPPORTED_MEDIA_TYPE for JSON. */
function bytesOf(body: unknown): Buffer {
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return body;
}
