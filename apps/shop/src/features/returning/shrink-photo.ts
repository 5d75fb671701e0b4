import { maxPhotoBytes } from '@tonalia/rules/policy';

/** In pixels: enough to see a crack or read a label. */
const MOST_SIDE = 1600;
const QUALITIES = [0.82, 0.6, 0.4];

/**
 * Draws a photo as a JPEG within the limit, in base64: a phone's photo is several MB, and names where it was taken. Rejects for a file that is
 * no picture.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  context?.drawImage(picture, 0, 0);
  picture.close();
  for (const quality of QUALITIES) {
    const [, base64 = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (base64 !== '' && base64.length * 0.75 <= maxPhotoBytes) return base64;
  }
  throw new Error('the photo stays too large');
}
