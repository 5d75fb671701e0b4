import { OfficeError } from '@tonalia/contract/office-errors';
import { releaseBuffer } from '../../../platform/release-buffer.ts';
import { type Entry, type ZipFile, fromRandomAccessReaderPromise } from 'yauzl';
import { ZipFileReader } from './zip-file.ts';

/** Files of an archive. */
const MOST_FILES = 6_000;

/** An open ZIP of photographs. */
export interface PhotoZip {
  /** Its files in their order, with the sizes that they declare. */
  files: readonly { name: string; size: number }[];
  /** The content of the file at a place; stops at the declared size. Throws when it is damaged. */
  read(at: number): Promise<Buffer>;
  close(): void;
}

/** Opens an untrusted ZIP. Nothing is unpacked yet. ARCHIVE_BROKEN. */
export async function openPhotoZip(path: string): Promise<PhotoZip> {
  // names are bytes, because yauzl refuses a whole archive for one bad name
  const reader = await ZipFileReader.open(path);
  const zip = await fromRandomAccessReaderPromise(reader, reader.size, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    decodeStrings: false,
  }).catch(() => {
    reader.close(() => {});
    throw new OfficeError('ARCHIVE_BROKEN');
  });
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof OfficeError ? error : new OfficeError('ARCHIVE_BROKEN');
  });
  return {
    files: entries.map((entry) => ({ name: nameOf(entry), size: entry.uncompressedSize })),
    async read(at) {
      const entry = entries[at];
      if (!entry) throw new Error(`the archive has no file ${at}`);
      const content = Buffer.allocUnsafeSlow(entry.uncompressedSize);
      let end = 0;
      const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
      for await (const chunk of chunks) {
        end += chunk.copy(content, end);
        releaseBuffer(chunk);
      }
      return content;
    },
    close: () => zip.close(),
  };
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_FILES) throw new OfficeError('ARCHIVE_BROKEN');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > MOST_FILES) throw new OfficeError('ARCHIVE_BROKEN');
  }
  return entries;
}

const UTF8 = 0x800;

function nameOf({ fileName, generalPurposeBitFlag }: Entry): string {
  const bytes = fileName as unknown as Buffer; // as: `decodeStrings: false` leaves the bytes
  return bytes.toString(generalPurposeBitFlag & UTF8 ? 'utf8' : 'latin1');
}
