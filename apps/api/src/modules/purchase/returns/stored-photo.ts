import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { maxPhotoBytes } from '@tonalia/rules/policy';
import { encodePhoto } from '../../../platform/encode-photo.ts';
import { readPhoto } from './photo.rules.ts';

/** A photo as it is stored: encoded again, without place and camera. RETURN_PHOTO_REFUSED for what is no readable picture. */
export async function storedPhoto(base64: string): Promise<Buffer> {
  const file = await encode(readPhoto(base64).file);
  if (file.length > maxPhotoBytes) throw new AppError('RETURN_PHOTO_REFUSED');
  return file;
}

async function encode(file: Buffer): Promise<Buffer> {
  try {
    return await encodePhoto(file);
  } catch (error) {
    if (error instanceof OfficeError) throw new AppError('RETURN_PHOTO_REFUSED');
    throw error;
  }
}
