import type { Pixels } from './photo-colour.ts';

/** Longest side in pixels: precise enough for a finger, small enough for an old phone's memory. */
const LONGEST = 1_000;

/** The pixels of a picture file, scaled down. Rejects files that the browser cannot decode. */
export async function readPhoto(file: File): Promise<Pixels> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    // The browser's only form that scales: picture, x, y, width, height.
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width, height };
  } finally {
    bitmap.close();
  }
}
