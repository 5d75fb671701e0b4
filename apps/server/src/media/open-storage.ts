import { type MediaStorage, createDiskStorage, createS3Storage } from '../../../api/src/modules/media/index.ts';
import type { MediaSettings } from './settings.ts';

/** Opens the storage of photographs. */
export const openMediaStorage = (settings: MediaSettings): MediaStorage =>
  's3' in settings ? createS3Storage(settings.s3) : createDiskStorage(settings.folder);
