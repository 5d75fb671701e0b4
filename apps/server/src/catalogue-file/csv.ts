import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { parse } from 'csv-parse';
import type { FileRow } from '../../../api/src/modules/products/index.ts';
import { Stop } from '../stop.ts';
import { isUtf16, type TableFile } from './table.ts';

/** A record longer than this is a quote that was never closed. */
const MAX_RECORD = 100_000;

/** Opens text with commas, semicolons or tabs, in UTF-8 (with or without BOM), UTF-16 or Latin-1. */
export async function openCsv(path: string, size: number): Promise<TableFile> {
  const encoding = await encodingOf(path);
  const delimiter = delimiterOf(await firstLine(path, encoding));
  let read = 0;
  const text = createReadStream(path).on('data', (chunk) => {
    read += chunk.length;
  });
  const faults = new Map<number, string>();
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_RECORD,
    on_skip: (error) => {
      faults.set(
        typeof error?.['lines'] === 'number' ? error['lines'] : parser.info.lines,
        'la fila no se puede leer: comillas sin cerrar',
      );
      return undefined;
    },
  });
  const decoded = text.pipe(decoder(encoding));
  decoded.on('error', (error) => parser.destroy(error));
  text.on('error', (error) => parser.destroy(error));
  decoded.pipe(parser);

  const records = parser[Symbol.asyncIterator]() as AsyncIterator<{ record: string[]; info: { lines: number } }>; // `info: true` wraps each record so
  const first = await records.next();
  if (first.done) throw new Stop(`El archivo ${path} no tiene filas.`);
  return {
    headers: first.value.record,
    rows: rowsOf(records, faults),
    progress: () => read / size,
  };
}

async function* rowsOf(
  records: AsyncIterator<{ record: string[]; info: { lines: number } }>,
  faults: Map<number, string>,
): AsyncGenerator<FileRow> {
  // on_skip tells of a fault before the next record arrives; the rest is told at the end
  const told = function* (): Generator<FileRow> {
    for (const [rowNo, unreadable] of faults) yield { rowNo, unreadable };
    faults.clear();
  };
  let last = 1;
  for (;;) {
    const next = await records.next();
    yield* told();
    if (next.done) return;
    const { record, info } = next.value;
    last = Math.max(last + 1, info.lines);
    yield { rowNo: last, cells: record };
  }
}

function decoder(encoding: string): Transform {
  const decode = new TextDecoder(encoding);
  return new Transform({
    readableObjectMode: false,
    transform(chunk: Buffer, _encoding, done) {
      done(null, decode.decode(chunk, { stream: true }));
    },
    flush(done) {
      done(null, decode.decode());
    },
  });
}

/** UTF-8 when every byte of the file is; what is not comes from an old Excel, in Windows' Latin-1. */
async function encodingOf(path: string): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (isFirst && isUtf16(chunk)) return 'utf-16le';
      isFirst = false;
      strict.decode(chunk, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

async function firstLine(path: string, encoding: string): Promise<string> {
  let text = '';
  for await (const chunk of Readable.from(createReadStream(path).pipe(decoder(encoding)))) {
    text += String(chunk);
    const end = text.search(/[\r\n]/);
    if (end > 0 || text.length > MAX_RECORD) return text.slice(0, end > 0 ? end : MAX_RECORD);
  }
  return text;
}

/** The separator that parts the header line in most pieces; what stands in quotes does not count. */
function delimiterOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const pieces = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, candidate) => (pieces(candidate) > pieces(best) ? candidate : best));
}
