import type { PhotoPicture } from '../../../api/src/modules/media/index.ts';
import { type Sharp, sharp } from '../../../api/src/platform/sharp.ts';
import { cutGround } from './cut-ground.ts';
import type { PictureFile } from './picture-file.ts';
import { photoEncodings } from './picture-key.ts';

/** The grounds of the shop's tiles in its light theme. */
const grounds: Record<NonNullable<PhotoPicture['ground']>, string> = {
  blanco: '#ffffff',
  mantequilla: '#f5f0e3',
  rubor: '#f6ebe6',
  salvia: '#eef1ea',
  niebla: '#eaf0f1',
  malva: '#f3ecf0',
  piedra: '#efeeeb',
};

/** Above the largest original. */
const MOST_PIXELS = 16_000_000;

/** Renders a photograph from its original in one width and format; never larger than its square. */
export async function renderPhoto(
  photo: PhotoPicture,
  original: Uint8Array,
  { width, format }: PictureFile,
): Promise<Buffer> {
  const whole = sharp(original, { limitInputPixels: MOST_PIXELS }).rotate(photo.turn * 90);
  const { square } = photo;
  const framed = square
    ? whole.extract({ left: square.left, top: square.top, width: square.side, height: square.side })
    : whole;
  const sized = framed.resize({ width, withoutEnlargement: true });
  const cut = photo.cut ? await withoutGround(sized) : sized;
  const ground = photo.ground ?? (format === 'jpeg' ? 'blanco' : undefined);
  const filled = ground ? cut.flatten({ background: grounds[ground] }) : cut;
  return filled.toFormat(format, photoEncodings[format]).toBuffer();
}

async function withoutGround(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  cutGround(data, info);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}
