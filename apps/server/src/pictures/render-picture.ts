import { createHash } from 'node:crypto';
import { art, scene } from '@tonalia/artwork/art';
import { artVersion } from '@tonalia/artwork/art-version';
import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import sharp from 'sharp';

/** What a picture is drawn from: one pack, or a composition of several. */
export type Picture = { spec: ArtSpec } | { scene: SceneSpec };

/** The widths in pixels there are; the shop chooses among them by `sizes`. */
export const pictureWidths = [96, 240, 480, 960, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Red lettering on white is what half-resolution colour ruins first: hence `smartSubsample`. */
const encoding = { quality: 86, alphaQuality: 95, effort: 3, smartSubsample: true } as const;

// One thread a picture and nothing kept between them: two are drawn at once, beside everything else the process does.
sharp.concurrency(1);
sharp.cache(false);

/** The name of a drawing: equal for equal input, another one as soon as input or drawing changes. */
export function pictureKey(picture: Picture, width: PictureWidth): string {
  const input = JSON.stringify([artVersion, encoding, width, picture]);
  return createHash('sha256').update(input).digest('hex').slice(0, 40);
}

/** The drawing at exactly this many pixels, so that a renderer never scales a bitmap. */
export function pictureSvg(picture: Picture, width: PictureWidth): string {
  const small = width <= 96 ? { detail: 'thumb' as const } : {};
  if ('spec' in picture) return art({ ...picture.spec, ...small }, { pixels: width });
  const { items, ...frame } = picture.scene;
  // A pack in a scene is as small at 240 as a whole picture at 96.
  const thumbs = width <= 240;
  return scene(thumbs ? items.map((item) => ({ ...item, detail: 'thumb' as const })) : items, {
    ...frame,
    pixels: width,
  });
}

/** WebP with transparency. */
export function renderPicture(picture: Picture, width: PictureWidth): Promise<Buffer> {
  return sharp(Buffer.from(pictureSvg(picture, width)), { limitInputPixels: 16_000_000 })
    .webp(encoding)
    .toBuffer();
}

/** Messengers show links beside a picture of about these proportions. */
const previewSize = { width: 1200, height: 630 } as const;

/** What is drawn, on white: JPEG, which every messenger reads, has no transparency. */
export function renderPreview(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...previewSize, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
