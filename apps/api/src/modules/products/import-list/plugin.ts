import { importOfficeApi } from '@tonalia/contract/import-office';
import { hour } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import { serveOffice } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { regularly } from '../../../platform/regularly.ts';
import { importEndpoints } from './endpoints.ts';
import { importCheckJob, importRunJob, importUndoJob } from './import-jobs.ts';
import { removeOldFiles } from './import-list.sql.ts';
import { serveImportFiles } from './serve-import-files.ts';

/** Serves imports of lists in the office, and adds their jobs. */
export function serveImports(
  app: FastifyInstance,
  {
    db,
    clock,
    office,
    jobKinds,
    rowImports,
  }: Pick<ModuleContext, 'db' | 'clock' | 'office' | 'jobKinds' | 'rowImports'>,
): void {
  const context = { db, clock, rowImports };
  serveOffice(app, office, { name: 'products', calls: importOfficeApi }, importEndpoints(context));
  serveImportFiles(app, office, context);
  jobKinds.push(importCheckJob(context), importRunJob(context), importUndoJob(context));
  regularly(app, {
    name: 'old_lists',
    everyMs: hour,
    failed: 'old lists were not removed',
    work: async () => {
      while ((await removeOldFiles(db)).length > 0);
    },
  });
}
