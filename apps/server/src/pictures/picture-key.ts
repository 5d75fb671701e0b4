import { createHash } from 'node:crypto';
import { artVersion } from '@tonalia/artwork/art-version';
import type { PhotoPicture } from '../../../api/src/modules/media/index.ts';
import type { Drawing } from '../../../api/src/modules/products/index.ts';
import type { PictureFile } from './picture-file.ts';

/** The subject of a picture: a drawing, or a photograph. */
export type PictureContent = Drawing | { photo: PhotoPicture };

/**
 * About equal to the eye; ADR 0010 has the sizes and times. Chroma subsampling blurs red lettering on white; WebP's `smartSubsample` prevents that.
 */
export const drawingEncodings = {
  avif: { quality: 62, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 86, alphaQuality: 95, effort: 3, smartSubsample: true },
  jpeg: { quality: 86, chromaSubsampling: '4:4:4' },
} as const;

/** Of less quality than those of drawn packs: their lettering needs more. */
export const photoEncodings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, alphaQuality: 90, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

/** The cache key of a picture, also its file name: equal for equal input and drawing code, different otherwise. */
export function pictureKey(picture: PictureContent, { width, format }: PictureFile): string {
  const coded = 'photo' in picture ? ['photo', photoEncodings[format]] : [artVersion, drawingEncodings[format]];
  const input = JSON.stringify([...coded, width, picture]);
  return `${createHash('sha256').update(input).digest('hex').slice(0, 40)}.${format}`;
}
