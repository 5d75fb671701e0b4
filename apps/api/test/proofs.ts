import { crc32 } from 'node:zlib';

interface PictureWish {
  width?: number;
  height?: number;
  /** Bytes of the whole file. */
  length?: number;
}

/** A PNG like a screenshot of a phone. */
export function makePng({ width = 720, height = 1_280, length = 4_000 }: PictureWish = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const parts = [Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), part('IHDR', head)];
  const around = 8 + 25 + 12 + 12;
  return Buffer.concat([...parts, part('IDAT', Buffer.alloc(length - around, 7)), part('IEND', Buffer.alloc(0))]);
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PDF like a receipt of a bank, of at least `length` bytes. */
export function makePdf(words: string, length = 1_500): Buffer {
  const end = 'startxref\n9\n%%EOF\n';
  return Buffer.from(`%PDF-1.7\n% ${words}\n`.padEnd(length - end.length, ' ') + end, 'latin1');
}
