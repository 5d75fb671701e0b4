import { createHash } from 'node:crypto';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { BrandPicture } from '@tonalia/contract/settings';
import { type Sharp, sharp } from '../../../platform/sharp.ts';
import { createWorkQueue } from '../../../platform/work-queue.ts';

/** A picture of the brand, encoded by us: nothing of the file that came is kept but what it shows. */
export interface DrawnBrandPicture extends BrandPicture {
  files: { name: string; content: Buffer }[];
}

/** In pixels. */
const LOGO = { width: 960, height: 240 };
const ICON = 512;
const SHORTEST = { logo: 24, icon: 128 };
const MOST_PIXELS = 25_000_000;
/** In seconds. */
const LONGEST_WORK = 10;
/** Dots per inch of an SVG's own size, and the most that its enlargement may need. */
const OWN_DENSITY = 72;
const MOST_DENSITY = 2_400;
const accepted = ['svg', 'png', 'webp', 'jpeg'];
const WHITE = '#ffffff';
/** The share of a maskable icon that a phone never cuts. */
const SAFE = 0.8;
const atOnce = createWorkQueue(1, 16);

/**
 * Draws a logo or an icon as PNG. An SVG is rendered without its scripts, links and outside files, so none reaches a browser. Refuses with
 * BRAND_PICTURE_WRONG, BRAND_PICTURE_SMALL and BRAND_ICON_NOT_SQUARE.
 */
export async function drawBrandPicture(kind: 'logo' | 'icon', file: Buffer): Promise<DrawnBrandPicture> {
  const version = createHash('sha256').update(`${kind} `).update(file).digest('hex').slice(0, 16);
  return atOnce(async () => {
    try {
      const { source, width, height } = await openPicture(file);
      if (Math.min(width, height) < SHORTEST[kind]) throw new OfficeError('BRAND_PICTURE_SMALL');
      if (kind === 'icon' && Math.abs(width - height) > Math.max(width, height) * 0.04)
        throw new OfficeError('BRAND_ICON_NOT_SQUARE');
      return { version, ...(kind === 'logo' ? await drawLogo(source) : await drawIcon(source)) };
    } catch (error) {
      if (error instanceof OfficeError) throw error;
      throw new OfficeError('BRAND_PICTURE_WRONG');
    }
  });
}

/** The picture and its size in pixels; an SVG is large enough for every size that is drawn of it. */
async function openPicture(file: Buffer): Promise<{ source: Buffer; width: number; height: number }> {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const };
  const { format, width, height, pages = 1 } = await sharp(file, limits).metadata();
  if (!accepted.includes(format) || pages > 1) throw new OfficeError('BRAND_PICTURE_WRONG');
  if (format !== 'svg') return { source: file, width, height };
  const scale = Math.max(1, Math.min(LOGO.width / Math.max(width, height), MOST_DENSITY / OWN_DENSITY));
  const drawn = sharp(file, { ...limits, density: OWN_DENSITY * scale }).timeout({ seconds: LONGEST_WORK });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return { source: data, width: info.width, height: info.height };
}

const open = (source: Buffer): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS }).autoOrient().timeout({ seconds: LONGEST_WORK });
const png = { compressionLevel: 9, palette: false } as const;

async function drawLogo(source: Buffer) {
  const { data, info } = await open(source)
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .png(png)
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, files: [{ name: 'logo', content: data }] };
}

async function drawIcon(source: Buffer) {
  const square = (side: number) =>
    open(source).resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  const sized = async (name: string, side: number) => ({ name, content: await square(side).png(png).toBuffer() });
  const onWhite = async (name: string, side: number, share: number) => {
    const inner = Math.round(side * share);
    const before = Math.floor((side - inner) / 2);
    const edges = { top: before, left: before, bottom: side - inner - before, right: side - inner - before };
    const framed = square(inner)
      .extend({ ...edges, background: WHITE })
      .flatten({ background: WHITE });
    return { name, content: await framed.png(png).toBuffer() };
  };
  const files = [
    await sized('icon-512', ICON),
    await sized('icon-192', 192),
    await sized('icon-64', 64),
    await onWhite('icon-180', 180, 1),
    await onWhite('icon-maskable-512', ICON, SAFE),
  ];
  return { width: ICON, height: ICON, files };
}
