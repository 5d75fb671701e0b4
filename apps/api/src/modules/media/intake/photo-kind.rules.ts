/** What the first bytes of a file say it is. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'other';

/** Brands of the box `ftyp` that HEIC files of phones have. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Decides by content; a name or a declared type can lie. */
export function kindOfFile(file: Uint8Array): FileKind {
  const text = (from: number, to: number): string => String.fromCharCode(...file.subarray(from, to));
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') {
    if (text(8, 12).startsWith('avi')) return 'avif';
    return heicBrands.includes(text(8, 12)) ? 'heic' : 'other';
  }
  if (text(0, 4) === 'GIF8') return 'gif';
  return /<(svg|!doctype svg)[\s>]/i.test(text(0, 1024)) ? 'svg' : 'other';
}
