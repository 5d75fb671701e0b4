// npm run app:icons: draws all brand pictures for phones and stores from brand/mark.svg and brand/wordmark.svg.
// `--check` only compares, and exits with 1 when a picture differs.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { colours, foreground, icon, monochrome, rounded, splash } from './brand-art.ts';

type AppIcon = { file: string; side: number; art: string; isOpaque?: boolean };

const shop = join(import.meta.dirname, '..');
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const res = 'android/app/src/main/res';
const assets = 'ios/App/App/Assets.xcassets';

/** A launcher shows the inner two thirds of an adaptive icon, in its own shape. */
const inLauncher = 0.66;
const inMask = 0.72;

const android: AppIcon[] = Object.entries(densities).flatMap(([density, scale]) => [
  { file: `${res}/mipmap-${density}/ic_launcher.png`, side: 48 * scale, art: rounded() },
  { file: `${res}/mipmap-${density}/ic_launcher_round.png`, side: 48 * scale, art: rounded() },
  { file: `${res}/mipmap-${density}/ic_launcher_foreground.png`, side: 108 * scale, art: foreground(inLauncher) },
  { file: `${res}/mipmap-${density}/ic_launcher_monochrome.png`, side: 108 * scale, art: monochrome(inLauncher) },
  { file: `${res}/drawable-${density}/ic_notification.png`, side: 24 * scale, art: monochrome(0.95) },
]);

const ios: AppIcon[] = [
  { file: `${assets}/AppIcon.appiconset/icon.png`, side: 1024, art: icon(), isOpaque: true },
  { file: `${assets}/AppIcon.appiconset/icon-dark.png`, side: 1024, art: foreground(1) },
  { file: `${assets}/AppIcon.appiconset/icon-tinted.png`, side: 1024, art: monochrome(1) },
  ...[1, 2, 3].flatMap((scale) => [
    { file: `${assets}/Splash.imageset/splash@${scale}x.png`, side: 200 * scale, art: splash('light') },
    { file: `${assets}/Splash.imageset/splash-dark@${scale}x.png`, side: 200 * scale, art: splash('dark') },
  ]),
];

const web: AppIcon[] = [
  { file: 'public/icon-192.png', side: 192, art: rounded() },
  { file: 'public/icon-512.png', side: 512, art: rounded() },
  { file: 'public/icon-maskable-512.png', side: 512, art: icon(inMask), isOpaque: true },
  { file: 'public/apple-touch-icon.png', side: 180, art: icon(), isOpaque: true },
];

const pictures = [...android, ...ios, ...web];

async function paint({ art, side, isOpaque }: AppIcon): Promise<Buffer> {
  const drawn = sharp(Buffer.from(art), { density: (72 * side) / 48 }).resize(side, side);
  return (isOpaque ? drawn.flatten({ background: colours.ground }) : drawn)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Mean difference of two pictures, 0 to 255; edges are rendered differently on other machines. */
async function distance(one: Buffer | string, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((input) => sharp(input).ensureAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

async function isAsDrawn(picture: AppIcon): Promise<boolean> {
  const path = join(shop, picture.file);
  return existsSync(path) && (await distance(path, await paint(picture))) < 1;
}

async function write(picture: AppIcon): Promise<void> {
  const path = join(shop, picture.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await paint(picture));
}

if (process.argv.includes('--check')) {
  const others: string[] = [];
  for (const picture of pictures) if (!(await isAsDrawn(picture))) others.push(picture.file);
  if (others.length > 0) {
    console.error(`Estos íconos no son los de la marca; ejecuta npm run app:icons.\n  ${others.join('\n  ')}`);
    process.exit(1);
  }
} else {
  for (const picture of pictures) await write(picture);
  console.log(`${pictures.length} íconos`);
}
