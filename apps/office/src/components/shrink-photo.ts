/** Longest side in pixels: enough to see a dent, small enough for forty photos on the phone. */
const LONGEST = 1_280;
const QUALITY = 0.62;

/** A photo as JPEG in base64, without its place and camera, which the drawing does not keep. Rejects files that the browser cannot decode. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.scale(scale, scale);
    context.drawImage(bitmap, 0, 0);
    return base64Of(canvas.toDataURL('image/jpeg', QUALITY));
  } finally {
    bitmap.close();
  }
}

/** What follows the comma of a data address. */
export const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);
