import { join } from 'node:path';
import type { S3Settings } from '../../../api/src/modules/media/index.ts';
import { Stop } from '../terminal/stop.ts';

/** Where photographs are kept: a bucket, else a folder. */
export type MediaSettings = { s3: S3Settings } | { folder: string };

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Reads where photographs are kept. Throws Stop when only some of the bucket's settings are there. */
export function readMediaSettings(value: (name: string) => string | undefined, home: string): MediaSettings {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = names.map(value);
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
      throw new Stop(`S3_ENDPOINT debe ser una dirección como https://s3.us-east-1.amazonaws.com, y es «${endpoint}».`);
    return { s3: { endpoint, region, bucket, accessKeyId, secretAccessKey } };
  }
  const missing = names.filter((name) => !value(name));
  if (missing.length < names.length) throw new Stop(`Para guardar fotos en S3 falta ${missing.join(', ')}.`);
  return { folder: value('MEDIA_DIR') ?? join(home, 'media') };
}

/** An origin that photographs may be fetched from, as `https://cdn.proveedor.co`. Throws Stop for another text. */
export function readPhotoOrigin(text: string): string {
  const origin = URL.parse(text)?.origin;
  if (origin === undefined || origin !== text.replace(/\/$/, '') || !/^https?:/.test(origin))
    throw new Stop(`PHOTO_ORIGINS debe ser una lista de orígenes como https://cdn.proveedor.co, y trae «${text}».`);
  return origin;
}
