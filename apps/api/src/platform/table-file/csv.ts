import { createReadStream } from 'node:fs';
import { type FileLine, linesOf, recordsOf } from './records.ts';
import { UnreadableTable, utf16Of, type TableFile } from './table.ts';

/** Opens text separated by commas, semicolons or tabs, in UTF-8 (with or without BOM), UTF-16 or Windows-1252. */
export async function openCsv(path: string, size: number): Promise<TableFile> {
  let read = 0;
  const text = decoded(path, await encodingOf(path), (bytes) => (read += bytes));
  const lines = linesOf(text);
  const { delimiter, before } = await delimiterOf(lines);
  const rows = recordsOf(chain(before, lines), delimiter);
  const first = await rows.next();
  if (first.done) throw new UnreadableTable(`El archivo ${path} no tiene filas.`);
  if ('unreadable' in first.value)
    throw new UnreadableTable(`Los títulos (línea ${first.value.rowNo}) no sirven: ${first.value.unreadable}.`);
  const { cells, rowNo } = first.value;
  return { headers: [...cells], headersNo: rowNo, rows, progress: () => read / size };
}

async function* decoded(path: string, encoding: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const decode = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onRead(chunk.length);
    yield decode.decode(chunk, { stream: true });
  }
  yield decode.decode();
}

/** UTF-8 when all bytes are valid UTF-8; otherwise Windows-1252, which old versions of Excel write. */
async function encodingOf(path: string): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const utf16 = isFirst && utf16Of(chunk);
      if (utf16) return utf16;
      isFirst = false;
      strict.decode(chunk, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The separator named by Excel's `sep=` line, else the one that splits the header into most fields; with the lines already read. */
async function delimiterOf(lines: AsyncGenerator<FileLine>): Promise<{ delimiter: string; before: FileLine[] }> {
  for (;;) {
    const next = await lines.next();
    if (next.done) return { delimiter: ',', before: [] };
    const { text = '' } = next.value;
    const named = /^sep=([,;\t])$/i.exec(text)?.[1];
    if (named) return { delimiter: named, before: [] };
    if (text.trim() !== '' || next.value.text === undefined)
      return { delimiter: bestDelimiter(text), before: [next.value] };
  }
}

/** Separators inside quotes do not count. */
function bestDelimiter(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const countPieces = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, candidate) => (countPieces(candidate) > countPieces(best) ? candidate : best));
}

async function* chain(before: FileLine[], lines: AsyncIterable<FileLine>): AsyncGenerator<FileLine> {
  yield* before;
  yield* lines;
}
