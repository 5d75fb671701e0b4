import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import { Uuid } from '@tonalia/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type OfficeAccess, admitOwn } from '../../../platform/http/serve-office.ts';
import type { JobCell } from '../../../platform/office-jobs.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { JobContext } from './begin-job.ts';
import { listJobs, readPart } from './job.sql.ts';
import { toJob } from './wire.ts';

/**
 * Serves the file of a job to its operator, as a stream. JOB_NOT_FOUND for those of others, and after its removal; ROLE_NOT_ALLOWED when the
 * operator's role of now may not have what is in it.
 */
export function serveJobFile(app: FastifyInstance, office: OfficeAccess, { db, kinds }: JobContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/office/jobs/:id/file',
    {
      schema: { hide: true, params: z.object({ id: Uuid }) },
      config: { access: 'own' },
      onRequest: (request) => admitOwn(office, request),
    },
    async ({ operator, params: { id } }, reply) => {
      if (!operator) throw new AppError('UNAUTHENTICATED');
      const [row] = await listJobs(db, { operatorId: operator.operatorId, id });
      const file = row && toJob(row, kinds).file;
      const kind = row && kinds.find((one) => one.kind === row.kind);
      if (!file || !kind?.file) throw new OfficeError('JOB_NOT_FOUND');
      const needs = kind.fileNeeds?.(row.input) ?? [];
      if (!needs.every((one) => operatorCan(operator.role, one))) throw new AppError('ROLE_NOT_ALLOWED');
      const made = kind.file(row.input, rowsOf(db, id));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', made.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(made.content);
    },
  );
}

async function* rowsOf(db: Database, id: string): AsyncGenerator<JobCell[]> {
  for (let part = 0; ; part += 1) {
    const [found] = await readPart(db, { id, part });
    if (!found) return;
    yield* found.rows;
  }
}
