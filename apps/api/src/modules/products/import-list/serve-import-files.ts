import { AppError } from '@tonalia/contract/errors';
import { ImportKind, importReportPath, importUploadPath } from '@tonalia/contract/import-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { Uuid } from '@tonalia/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type OfficeAccess, admitWith } from '../../../platform/http/serve-office.ts';
import { findOwnList } from './import-jobs.ts';
import type { ImportContext } from './list-kinds.ts';
import { readImport } from './import-view.ts';
import { openReport } from './list-import-rows.ts';
import { LIST_BODY, uploadList } from './upload-list.ts';

const access = { access: 'operator', officeNeeds: 'imports.use' } as const;

/** Takes lists as raw bytes, and gives reports. Neither is a call of the contract. */
export function serveImportFiles(app: FastifyInstance, office: OfficeAccess, context: ImportContext): void {
  void app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const typed = files.withTypeProvider<ZodTypeProvider>();
    typed.post(
      importUploadPath,
      {
        bodyLimit: LIST_BODY,
        schema: { hide: true, querystring: z.object({ kind: ImportKind, name: z.string().min(1).max(400) }) },
        config: access,
        onRequest: (request) => admitWith(office, 'imports.use', request),
      },
      async ({ operator, query, body }, reply) => {
        if (!operator) throw new AppError('UNAUTHENTICATED');
        const content = body ?? Buffer.alloc(0);
        if (!Buffer.isBuffer(content)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
        reply.header('cache-control', 'private, no-store');
        return { results: await readImport(context, await uploadList(context, operator, { ...query, content })) };
      },
    );
    typed.get(
      importReportPath(':id'),
      {
        schema: { hide: true, params: z.object({ id: Uuid }) },
        config: access,
        onRequest: (request) => admitWith(office, 'imports.use', request),
      },
      async ({ operator, params: { id } }, reply) => {
        if (!operator) throw new OfficeError('IMPORT_NOT_FOUND');
        await findOwnList(context, operator, id);
        const { name, content } = await openReport(context.db, id);
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(content);
      },
    );
  });
}
