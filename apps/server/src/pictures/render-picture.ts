import { art, scene } from '@tonalia/artwork/art';
import type { Drawing } from '../../../api/src/modules/products/index.ts';
import { sharp } from '../../../api/src/platform/sharp.ts';
import type { PictureFile, PictureWidth } from './picture-file.ts';
import { type PictureContent, drawingEncodings } from './picture-key.ts';
import { renderPhoto } from './render-photo.ts';

/** The SVG at exactly this pixel size, so that a renderer never scales a bitmap. */
export function pictureSvg(picture: Drawing, width: PictureWidth): string {
  const small = width <= 96 ? { detail: 'thumb' as const } : {};
  if ('spec' in picture) return art({ ...picture.spec, ...small }, { pixels: width });
  const { items, ...frame } = picture.scene;
  // A pack in a scene at 240 px is as small as a whole picture at 96 px.
  const thumbs = width <= 240;
  return scene(thumbs ? items.map((item) => ({ ...item, detail: 'thumb' as const })) : items, {
    ...frame,
    pixels: width,
  });
}

/** A picture of `file`'s width and format, with transparency where the format has it. A photograph needs its original. */
export function renderPicture(picture: PictureContent, file: PictureFile, original?: Uint8Array): Promise<Buffer> {
  if ('photo' in picture) return renderPhoto(picture.photo, original ?? new Uint8Array(), file);
  const { width, format } = file;
  const drawn = sharp(Buffer.from(pictureSvg(picture, width)), { limitInputPixels: 16_000_000 });
  const opaque = format === 'jpeg' ? drawn.flatten({ background: '#ffffff' }) : drawn;
  return opaque.toFormat(format, drawingEncodings[format]).toBuffer();
}

/** The size in pixels that messengers use for link previews. */
const previewSize = { width: 1200, height: 630 } as const;

/** Renders a picture on white as JPEG, which every messenger reads and which has no transparency. */
export function renderPreview(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...previewSize, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
