import type { brandOfficeApi } from '@tonalia/contract/brand-office';
import { AppError } from '@tonalia/contract/errors';
import { brandPicturePath } from '@tonalia/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SANDBOX } from '../../../platform/http/uploaded-file.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findBrandFile } from './brand-picture.sql.ts';
import { saveBrandPicture } from './save-brand-picture.ts';

/** In bytes: a file of 1 MB in base64. */
const UPLOAD = 1_500_000;

/** The calls of the office about the pictures of the brand. */
export const brandEndpoints = (db: Database): OfficeEndpoints<typeof brandOfficeApi> => ({
  'PUT /office/brand/{kind}': {
    access: 'operator',
    needs: 'settings.edit',
    bodyLimit: UPLOAD,
    handle: async ({ operator, params: { kind }, body }) => ({
      results: await saveBrandPicture(db, operator, kind, Buffer.from(body.file, 'base64')),
    }),
  },
});

/** Serves the pictures of the brand. A version never changes, so a browser keeps it for ever. */
export function serveBrandPictures(app: FastifyInstance, db: Database): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    brandPicturePath(':version', ':name'),
    {
      schema: {
        hide: true,
        params: z.object({ version: z.string().regex(/^[\da-f]{16}$/), name: z.string().regex(/^[a-z\d-]{1,20}$/) }),
      },
      config: { access: 'public' },
    },
    async ({ params: { version, name } }, reply) => {
      const [found] = await findBrandFile(db, version, name);
      if (!found) throw new AppError('NOT_FOUND');
      return reply
        .headers({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': SANDBOX,
          'x-content-type-options': 'nosniff',
        })
        .send(found.content);
    },
  );
}
