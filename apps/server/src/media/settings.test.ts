import { expect, test } from 'vitest';
import { readMediaSettings, readPhotoOrigin } from './settings.ts';

const read = (settings: Record<string, string>) => readMediaSettings((name) => settings[name], '/datos');
const bucket = {
  S3_ENDPOINT: 'https://s3.us-east-1.amazonaws.com',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'fotos',
  S3_ACCESS_KEY_ID: 'clave',
  S3_SECRET_ACCESS_KEY: 'secreto',
};

test('photographs are kept in the data folder, in a chosen folder, or in a bucket (RUN-08)', () => {
  expect(read({})).toEqual({ folder: '/datos/media' });
  expect(read({ MEDIA_DIR: '/fotos' })).toEqual({ folder: '/fotos' });
  expect(read(bucket)).toMatchObject({ s3: { bucket: 'fotos', region: 'us-east-1' } });
});

test('a bucket without all its settings, or with a wrong address, stops the start with one sentence (RUN-08)', () => {
  const { S3_BUCKET: _bucket, ...some } = bucket;
  expect(() => read(some)).toThrow('Para guardar fotos en S3 falta S3_BUCKET.');
  expect(() => read({ ...bucket, S3_ENDPOINT: 's3' })).toThrow('S3_ENDPOINT debe ser una dirección');
});

test('photographs are fetched from whole origins only (OFC-403)', () => {
  expect(readPhotoOrigin('https://cdn.proveedor.co/')).toBe('https://cdn.proveedor.co');
  expect(readPhotoOrigin('http://192.168.1.5:8080')).toBe('http://192.168.1.5:8080');
  for (const text of [
    'cdn.proveedor.co',
    'https://cdn.proveedor.co/fotos',
    'ftp://cdn.proveedor.co',
    'https://yo@cdn.co',
  ])
    expect(() => readPhotoOrigin(text), text).toThrow('PHOTO_ORIGINS debe ser una lista');
});
