import { maxPhotoBytes } from '@tonalia/rules/policy';

const QUALITIES = [0.82, 0.6, 0.4];

export interface PhotoLimits {
  /** Of the longest side, in pixels. */
  side: number;
  bytes: number;
}

/** Enough to see a crack or read a label. */
const detailed: PhotoLimits = { side: 1600, bytes: maxPhotoBytes };

/**
 * Draws a photo as a JPEG within the limit, in base64: a phone's photo is several MB, and names where it was taken. Rejects for a file that is
 * no picture.
 */
export async function shrinkPhoto(file: File, { side, bytes }: PhotoLimits = detailed): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  context?.drawImage(picture, 0, 0);
  picture.close();
  for (const quality of QUALITIES) {
    const [, base64 = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (base64 !== '' && base64.length * 0.75 <= bytes) return base64;
  }
  throw new Error('the photo stays too large');
}
