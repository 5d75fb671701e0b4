import { type Entry, openPromise, type ZipFile as YauzlFile } from 'yauzl';
import { UnreadableTable } from './table.ts';

/** Limit of a compression ratio: real workbooks are far below, zip bombs far above. */
const MAX_RATIO = 150;
const MAX_ENTRIES = 2_000;

/** The entries of a ZIP archive. */
export interface ZipFile {
  has(name: string): boolean;
  /** The text of an entry, in chunks. */
  read(name: string): AsyncIterable<string>;
  /** The share of an entry read so far, 0..1. */
  progress(name: string): number;
}

/** Opens an untrusted zip of at most `mostUnpacked` bytes: sizes are checked before and during unpacking. */
export async function openZip(path: string, mostUnpacked: number): Promise<ZipFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw new UnreadableTable(`${path} está dañado: no se puede abrir.`);
  });
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let packed = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (entries.size > MAX_ENTRIES || unpacked > mostUnpacked || unpacked > Math.max(packed, 10_000) * MAX_RATIO)
        throw zipBombError();
    }
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    throw new UnreadableTable(`${path} está dañado: no se puede abrir.`);
  }
  const read = new Map<string, number>();
  return {
    has: (name) => entries.has(name),
    progress: (name) => (read.get(name) ?? 0) / Math.max(entries.get(name)?.uncompressedSize ?? 1, 1),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`the zip has no ${name}`);
      const decode = new TextDecoder();
      for await (const chunk of unpack(zip, entry, path)) {
        const soFar = (read.get(name) ?? 0) + chunk.length;
        read.set(name, soFar);
        yield decode.decode(chunk, { stream: true });
      }
      yield decode.decode();
    },
  };
}

/** Chunks of an entry, while it stays within its declared size; throws UnreadableTable on a false size, damage or a password. */
async function* unpack(zip: YauzlFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch {
    throw new UnreadableTable(`${path} está dañado: no se puede leer su contenido.`);
  }
}

function zipBombError(): UnreadableTable {
  return new UnreadableTable('El libro de Excel ocupa demasiado al abrirlo; divídelo o guárdalo como CSV.');
}
