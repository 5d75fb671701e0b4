import * as fs from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

const [openFile, statFile, readFile] = [promisify(fs.open), promisify(fs.fstat), promisify(fs.read)];

/** Bytes at the end of a file that are read at once: the list of a ZIP is there, and yauzl reads that of 5,000 files in 15,000 parts. */
const TAIL = 1024 * 1024;
const CHUNK = 64 * 1024;

/** A file for yauzl. Its end is in memory; the rest is read when it is asked for. */
export class ZipFileReader extends RandomAccessReader {
  static async open(path: string): Promise<ZipFileReader> {
    const file = await openFile(path, 'r');
    const { size } = await statFile(file);
    const tail = Buffer.allocUnsafeSlow(Math.min(size, TAIL));
    await readFile(file, { buffer: tail, position: size - tail.length });
    return new ZipFileReader(file, size, tail);
  }

  readonly #file: number;
  readonly #tail: Buffer;
  readonly size: number;

  private constructor(file: number, size: number, tail: Buffer) {
    super();
    this.#file = file;
    this.size = size;
    this.#tail = tail;
  }

  override read(into: Buffer, offset: number, length: number, position: number, done: ReadDone): void {
    const inTail = position - (this.size - this.#tail.length);
    if (inTail < 0) fs.read(this.#file, { buffer: into, offset, length, position }, done);
    else setImmediate(done, null, this.#tail.copy(into, offset, inTail, inTail + length));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  /** Yauzl closes the file with the archive; call it only when yauzl finds no archive in the file. */
  override close(done: (error: Error | null) => void): void {
    fs.close(this.#file, done);
  }

  // not a stream of `fs`, because that closes the file with its end
  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += CHUNK) {
      const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK, end - at));
      const { bytesRead } = await readFile(this.#file, { buffer: chunk, position: at });
      if (bytesRead < chunk.length) throw new Error('unexpected end of the file');
      yield chunk;
    }
  }
}

/** Yauzl refuses a read that gives fewer bytes than it asked for. */
type ReadDone = (error: Error | null, bytes?: number) => void;
