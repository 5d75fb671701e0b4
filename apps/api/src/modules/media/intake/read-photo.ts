import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { OfficeError, type OfficeErrorCode } from '@tonalia/contract/office-errors';
import { sharp } from '../../../platform/sharp.ts';
import { createWorkQueue } from '../../../platform/work-queue.ts';
import { type FileKind, kindOfFile } from './photo-kind.rules.ts';

/** A photograph as it is stored: upright, in sRGB, and encoded by us. */
export interface StoredPhoto {
  /** SHA-256 of the file that came, so that the same file is stored once. */
  key: string;
  content: Buffer;
  width: number;
  height: number;
}

/** In bytes: a photograph of a phone has 3 to 12 MB. */
export const PHOTO_BODY = 15 * 1024 * 1024;
/** In pixels, above the cameras of phones: more would exhaust memory when it is opened. */
export const MOST_PIXELS = 50_000_000;
/** In pixels: the shop shows 1600, so a crop of half the picture is still sharp. */
const LONGEST = 3_200;
/** In pixels; what is smaller shows nothing. */
const SHORTEST = 64;
/** In seconds, for the encoding of one photograph. */
const LONGEST_WORK = 20;
/** Photographs in work at once: each may need 200 MB, and one core stays free for requests. */
const atOnce = createWorkQueue(availableParallelism() > 2 ? 2 : 1, 64);

const refusals: Partial<Record<FileKind, OfficeErrorCode>> = {
  heic: 'PHOTO_HEIC',
  gif: 'PHOTO_KIND_WRONG',
  svg: 'PHOTO_KIND_WRONG',
  other: 'PHOTO_KIND_WRONG',
};

/**
 * Reads a file that an operator sent. Nothing of it is kept but its picture: neither place nor camera, nor what hides behind it. Refuses
 * with PHOTO_EMPTY, PHOTO_KIND_WRONG, PHOTO_HEIC, PHOTO_ANIMATED, PHOTO_TOO_MANY_PIXELS, PHOTO_TOO_SMALL and PHOTO_BROKEN.
 */
export async function readPhoto(file: Buffer): Promise<StoredPhoto> {
  if (file.length === 0) throw new OfficeError('PHOTO_EMPTY');
  const refusal = refusals[kindOfFile(file)];
  if (refusal) throw new OfficeError(refusal);
  const { data, info } = await atOnce(() => encode(file));
  const key = createHash('sha256').update(file).digest('hex');
  return { key, content: data, width: info.width, height: info.height };
}

async function encode(file: Buffer) {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { width, height, pages = 1, hasAlpha } = await picture.metadata();
    if (pages > 1) throw new OfficeError('PHOTO_ANIMATED');
    if (width * height > MOST_PIXELS) throw new OfficeError('PHOTO_TOO_MANY_PIXELS');
    if (Math.min(width, height) < SHORTEST) throw new OfficeError('PHOTO_TOO_SMALL');
    const sized = picture
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LONGEST_WORK });
    // Codes optimised for each picture make a file 7 % smaller, and take more than half of the time.
    const encoded = hasAlpha
      ? sized.webp({ quality: 92, alphaQuality: 100, effort: 2, smartSubsample: true })
      : sized.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false });
    return await encoded.toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof OfficeError) throw error;
    throw new OfficeError(isTooLarge(error) ? 'PHOTO_TOO_MANY_PIXELS' : 'PHOTO_BROKEN');
  }
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);
