import { importOfficeApi } from '@tonalia/contract/import-office';
import { hour } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import { serveOffice } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { regularly } from '../../../platform/regularly.ts';
import { importEndpoints } from './endpoints.ts';
import { importCheckJob, importRunJob } from './import-jobs.ts';
import { removeOldFiles } from './import-list.sql.ts';
import { serveImportFiles } from './serve-import-files.ts';

/** Serves imports of lists in the office, and adds their jobs. */
export function serveImports(
  app: FastifyInstance,
  { db, office, jobKinds }: Pick<ModuleContext, 'db' | 'office' | 'jobKinds'>,
): void {
  serveOffice(app, office, { name: 'products', calls: importOfficeApi }, importEndpoints(db));
  serveImportFiles(app, office, db);
  jobKinds.push(importCheckJob(db), importRunJob(db));
  regularly(app, hour, 'old lists were not removed', async () => {
    while ((await removeOldFiles(db)).length > 0);
  });
}
