/** The plugin for app.ts. */
import { mediaOfficeApi } from '@tonalia/contract/media-office';
import type { FastifyInstance } from 'fastify';
import { serveOffice } from '../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../platform/module.ts';
import { photosFetchJob } from './address/fetch-job.ts';
import { photosImportJob } from './archive/import-job.ts';
import { photoEndpoints } from './endpoints.ts';
import { cleanMedia } from './clean-media.ts';
import { serveFiles } from './serve-files.ts';
import { hour } from '@tonalia/rules/durations';
import { regularly } from '../../platform/regularly.ts';
import type { PhotoContext } from './photo/change-album.ts';

export type { AllPhotoOwners } from './photo/photo-owners.ts';

/** Serves the photographs of the catalogue. */
export function media(app: FastifyInstance, context: ModuleContext & PhotoContext): void {
  serveOffice(app, context.office, { name: 'products', calls: mediaOfficeApi }, photoEndpoints(context));
  serveFiles(app, context.office, context);
  context.jobKinds.push(photosImportJob(context), photosFetchJob(context));
  regularly(app, {
    name: 'loose_photos',
    everyMs: hour,
    failed: 'photographs without an owner were not removed',
    work: () => cleanMedia(context),
  });
}
