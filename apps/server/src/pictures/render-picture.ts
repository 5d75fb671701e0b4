import { createHash } from 'node:crypto';
import { art, scene } from '@tonalia/artwork/art';
import { artVersion } from '@tonalia/artwork/art-version';
import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import sharp from 'sharp';
import type { PhotoPicture } from '../../../api/src/modules/media/index.ts';
import type { PictureFile, PictureWidth } from './picture-file.ts';
import { photoEncodings, renderPhoto } from './render-photo.ts';

/** The drawing: one pack, or a scene of several. */
export type Drawing = { spec: ArtSpec } | { scene: SceneSpec };
/** What a picture shows: a drawing, or a photograph. */
export type PictureContent = Drawing | { photo: PhotoPicture };

/**
 * About equal to the eye; ADR 0010 has the sizes and times. Chroma subsampling blurs red lettering on white; WebP's `smartSubsample` prevents that.
 */
const encodings = {
  avif: { quality: 62, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 86, alphaQuality: 95, effort: 3, smartSubsample: true },
  jpeg: { quality: 86, chromaSubsampling: '4:4:4' },
} as const;

// One thread per picture and no cache between them: two pictures are drawn at once beside everything else.
sharp.concurrency(1);
sharp.cache(false);

/** The cache key of a drawing, also its file name: equal for equal input and drawing code, different otherwise. */
export function pictureKey(picture: PictureContent, { width, format }: PictureFile): string {
  const coded = 'photo' in picture ? ['photo', photoEncodings[format]] : [artVersion, encodings[format]];
  const input = JSON.stringify([...coded, width, picture]);
  return `${createHash('sha256').update(input).digest('hex').slice(0, 40)}.${format}`;
}

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
  return opaque.toFormat(format, encodings[format]).toBuffer();
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
