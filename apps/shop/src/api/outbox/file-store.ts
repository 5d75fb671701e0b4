import { keepFile, isDiskFull, readKeptFiles, removeKeptFile } from '../../native/kept-files.ts';
import { type KeptKind, type KeptStore, NotStored } from './order-store.ts';

/** A file for each, in the phone app's own folder; the field with its id tells its kind. */
export const fileStore = <T>({ key }: KeptKind): KeptStore<T> => ({
  async readAll() {
    const texts = await readKeptFiles();
    return texts.flatMap((text) => {
      const read = readFile(text);
      return read && key in read ? [read as T] : []; // as: only `write` writes these files
    });
  },
  async write(one) {
    const id = String((one as Record<string, unknown>)[key]); // as: every kind has its key
    await keepFile(id, JSON.stringify(one)).catch((cause: unknown) => {
      throw new NotStored(isDiskFull(cause), cause);
    });
  },
  remove: removeKeptFile,
});

function readFile(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}
