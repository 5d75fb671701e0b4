/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);

const IHDR = 0x49_48_44_52;
const IDAT = 0x49_44_41_54;
const IEND = 0x49_45_4e_44;
/** Bytes of a chunk's length, name and checksum. */
const AROUND = 12;

/** Size of a complete PNG: it has its header, picture and end chunks. */
export function pngSize(file: Uint8Array): PictureSize | undefined {
  const view = viewOf(file);
  let size: PictureSize | undefined;
  let hasPicture = false;
  for (let at = 8; at + AROUND <= file.length; at += AROUND + view.getUint32(at)) {
    const part = view.getUint32(at + 4);
    if (part === IHDR && at + 16 <= file.length)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (part === IDAT) hasPicture = true;
    if (part === IEND) return hasPicture ? size : undefined;
  }
  return undefined;
}

const FILLER = 0xff;
const SCAN = 0xda;
/** Markers C0 to CF hold the frame, except these three. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/** Size of a complete JPEG: its frame is followed by a scan and an end marker. */
export function jpegSize(file: Uint8Array): PictureSize | undefined {
  const view = viewOf(file);
  let size: PictureSize | undefined;
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const mark = view.getUint8(at + 1);
    if (mark === SCAN) return hasEnd(file, at) ? size : undefined;
    if (isFrame(mark)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += mark === FILLER ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Not at the very end: phones append data of their own. */
function hasEnd(file: Uint8Array, from: number): boolean {
  for (let at = file.length - 1; at > from; at -= 1) if (file[at] === 0xd9 && file[at - 1] === 0xff) return true;
  return false;
}

const VP8 = 0x56_50_38_20;
const VP8L = 0x56_50_38_4c;
const VP8X = 0x56_50_38_58;

/** Size of a WebP in any of its three formats, when the file has its full length. */
export function webpSize(file: Uint8Array): PictureSize | undefined {
  const view = viewOf(file);
  if (file.length < 30 || view.getUint32(4, true) + 8 > file.length) return undefined;
  const kind = view.getUint32(12);
  if (kind === VP8) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === VP8L) return bySize(view.getUint32(21, true) & 0x3fff, (view.getUint32(21, true) >>> 14) & 0x3fff);
  // three bytes each
  if (kind === VP8X) return bySize(view.getUint32(24, true) & 0xff_ffff, view.getUint32(26, true) >>> 8);
  return undefined;
}

/** The format stores each side minus one. */
const bySize = (width: number, height: number): PictureSize => ({ width: width + 1, height: height + 1 });
