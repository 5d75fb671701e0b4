import { OfficeError } from '@tonalia/contract/office-errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Uuid } from '@tonalia/contract/wire';
import { uploadedFileHeaders } from '../../../platform/http/uploaded-file.ts';
import { admitWith } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { findSettlementPicture } from './settlement.sql.ts';

/** Serves the photos of a load's stops and the receipts of its settlement, encoded by us, to operators that may settle. */
export function serveSettlementPictures(app: FastifyInstance, { db, office }: ModuleContext): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/purchase/office/settlements/:loadCode/pictures/:id',
    config: { access: 'operator', officeNeeds: 'cash.settle' },
    onRequest: (request) => admitWith(office, 'cash.settle', request),
    schema: { hide: true, params: z.object({ loadCode: z.string().max(20), id: Uuid }) },
    handler: async ({ params: { loadCode: code, id } }, reply) => {
      const [picture] = await findSettlementPicture(db, { code, id });
      if (!picture) throw new OfficeError('PHOTO_REFUSED');
      return reply
        .headers({
          'content-type': 'image/webp',
          ...uploadedFileHeaders,
        })
        .send(picture.file);
    },
  });
}
