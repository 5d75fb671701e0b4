/** The available widths in pixels; the shop's `sizes` attributes choose among them. */
export const pictureWidths = [96, 240, 400, 480, 720, 960, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The formats a picture is sent in: AVIF, a third smaller, to browsers that accept it, WebP to all others, and JPEG to what reads no WebP. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** One file of a picture. */
export interface PictureFile {
  width: PictureWidth;
  format: PictureFormat;
}
