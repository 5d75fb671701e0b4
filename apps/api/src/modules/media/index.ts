/** The face of the module, for the picture server; app.ts wires the module through plugin.ts. */
export { type PhotoPicture, photoPicture, readOriginal } from './photo/photo-picture.ts';
export { noStorage } from './storage/no-storage.ts';
export { createDiskStorage } from './storage/disk-storage.ts';
export { type S3Settings, createS3Storage } from './storage/s3-storage.ts';
export type { MediaStorage } from './storage/storage.ts';
