import type { FileRow } from './table.ts';

/** Limits of one record in lines and characters; beyond them an open quote counts as never closed. */
const MAX_LINES = 200;
/** Longest record, in characters. */
export const MAX_RECORD = 100_000;

/** A line of the file; without text when it is longer than any record may be. */
export interface FileLine {
  no: number;
  text: string | undefined;
}

/** Splits text into lines at any line end, keeping at most one line in memory. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<FileLine> {
  let rest = '';
  let isTooLong = false;
  let no = 0;
  for await (const chunk of chunks) {
    // a final carriage return may be half of a CRLF
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const text of lines) {
      no += 1;
      yield { no, text: isTooLong || text.length > MAX_RECORD ? undefined : text };
      isTooLong = false;
    }
    if (rest.length <= MAX_RECORD) continue;
    isTooLong = true;
    rest = rest.at(-1) ?? '';
  }
  if (rest || isTooLong) yield { no: no + 1, text: isTooLong ? undefined : rest.replace(/\r$/, '') };
}

/**
 * Joins lines into records. Own code because libraries lose everything after an unclosed quote: here only the line with the quote is
 * lost, and the following lines are read again. A record has the number of its first line; empty records are skipped.
 */
export async function* recordsOf(lines: AsyncIterable<FileLine>, delimiter: string): AsyncGenerator<FileRow> {
  let open: FileLine[] = [];
  const read = function* (waiting: FileLine[]): Generator<FileRow> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { rows, openRecord, restLines } = takeRows(open, next, delimiter);
      yield* rows;
      open = openRecord;
      waiting.unshift(...restLines);
    }
  };
  for await (const line of lines) yield* read([line]);
  while (open.length > 0) {
    const { row, restLines } = refuseFirst(open);
    yield row;
    open = [];
    yield* read(restLines);
  }
}

interface RecordStep {
  rows: FileRow[];
  openRecord: FileLine[];
  /** Lines to read again as starts of records. */
  restLines: FileLine[];
}

function takeRows(open: FileLine[], line: FileLine, delimiter: string): RecordStep {
  const lines = [...open, line];
  const nothing: RecordStep = { rows: [], openRecord: [], restLines: [] };
  if (line.text === undefined) {
    if (open.length > 0) return undo(lines);
    return { ...nothing, rows: [{ rowNo: line.no, unreadable: 'la fila es demasiado larga' }] };
  }
  // a line without a quote cannot close the open one
  const isStillOpen = open.length > 0 && !line.text.includes('"');
  const fields = isStillOpen ? 'open' : fieldsOf(lines.map(({ text }) => text).join('\n'), delimiter);
  if (Array.isArray(fields)) {
    const isEmpty = fields.every((field) => field.trim() === '');
    return { ...nothing, rows: isEmpty ? [] : [{ rowNo: lines[0]?.no ?? line.no, cells: fields }] };
  }
  const size = lines.reduce((sum, { text = '' }) => sum + text.length, 0);
  const isHopeless = fields === 'broken' || lines.length > MAX_LINES || size > MAX_RECORD;
  return isHopeless ? undo(lines) : { ...nothing, openRecord: lines };
}

function undo(lines: FileLine[]): RecordStep {
  const { row, restLines } = refuseFirst(lines);
  return { rows: [row], openRecord: [], restLines };
}

function refuseFirst([first, ...restLines]: FileLine[]): { row: FileRow; restLines: FileLine[] } {
  return {
    row: { rowNo: first?.no ?? 0, unreadable: 'la fila no se puede leer: comillas mal puestas o sin cerrar' },
    restLines,
  };
}

/** The fields of a record; "open" while a quote is not closed, "broken" when text follows a closing quote. */
export function fieldsOf(text: string, delimiter: string): string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(delimiter);
  const fields: string[] = [];
  for (let at = 0; ; at += delimiter.length) {
    const quote = /^ *"/.exec(text.slice(at, at + 20));
    const field = quote ? quoted(text, at + quote[0].length) : bare(text, at, delimiter);
    if (!field) return 'open';
    at = field.end;
    if (at < text.length && text[at] !== delimiter) return 'broken';
    fields.push(field.value);
    if (at >= text.length) return fields;
  }
}

function bare(text: string, at: number, delimiter: string): { value: string; end: number } {
  const found = text.indexOf(delimiter, at);
  const end = found === -1 ? text.length : found;
  return { value: text.slice(at, end), end };
}

function quoted(text: string, start: number): { value: string; end: number } | undefined {
  let value = '';
  for (let at = start; ;) {
    const end = text.indexOf('"', at);
    if (end === -1) return undefined;
    value += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') {
      while (text[at] === ' ') at += 1;
      return { value, end: at };
    }
    value += '"';
    at += 1;
  }
}
