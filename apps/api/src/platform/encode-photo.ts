import { OfficeError } from '@tonalia/contract/office-errors';
import { sharp } from './sharp.ts';

/** In pixels: what a photo keeps of its longest side. */
const LONGEST = 1_600;
/** In pixels, above any phone's camera: a larger picture would exhaust memory when it is opened. */
const MOST_PIXELS = 60_000_000;

/**
 * Encodes a person's photo again, as WebP of at most 1600 px: nothing of the file but its picture is kept, neither place nor camera, and
 * nothing in it runs. Throws PHOTO_REFUSED for what is no JPEG, PNG or WebP, is broken or too large.
 */
export async function encodePhoto(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!kinds.includes(format ?? '')) throw new OfficeError('PHOTO_REFUSED');
    return await picture
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch (error) {
    if (error instanceof OfficeError) throw error;
    throw new OfficeError('PHOTO_REFUSED');
  }
}

const kinds: readonly string[] = ['jpeg', 'png', 'webp'];
