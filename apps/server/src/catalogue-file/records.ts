import type { FileRow } from '../../../api/src/modules/products/index.ts';

/** A quote still open after so many lines or characters was never closed. */
const MAX_LINES = 200;
export const MAX_RECORD = 100_000;

/** A line as the file has it; without text when it is longer than any record. */
export interface Line {
  no: number;
  text: string | undefined;
}

/** Parts text into lines, whatever ends them, and never keeps more than one in memory. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let isTooLong = false;
  let no = 0;
  for await (const chunk of chunks) {
    // a carriage return at the very end may be half of a pair
    const pieces = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = pieces.pop() ?? '';
    for (const text of pieces) {
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
 * Puts lines together to records. Our own and no library's, for what follows a quote that is never closed: only the line where
 * it stands is lost, and those after it are read again. A record has the number of its first line; empty ones are left out.
 */
export async function* recordsOf(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<FileRow> {
  let open: Line[] = [];
  const read = function* (waiting: Line[]): Generator<FileRow> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { rows, stillOpen, again } = take(open, next, delimiter);
      yield* rows;
      open = stillOpen;
      waiting.unshift(...again);
    }
  };
  for await (const line of lines) yield* read([line]);
  while (open.length > 0) {
    const { row, again } = giveUp(open);
    yield row;
    open = [];
    yield* read(again);
  }
}

interface Taken {
  rows: FileRow[];
  stillOpen: Line[];
  /** Lines to be read again, as the beginning of records. */
  again: Line[];
}

function take(open: Line[], line: Line, delimiter: string): Taken {
  const lines = [...open, line];
  const nothing: Taken = { rows: [], stillOpen: [], again: [] };
  if (line.text === undefined) {
    if (open.length > 0) return undo(lines);
    return { ...nothing, rows: [{ rowNo: line.no, unreadable: 'la fila es demasiado larga' }] };
  }
  // without another quote an open one stays open
  const isStillOpen = open.length > 0 && !line.text.includes('"');
  const fields = isStillOpen ? 'open' : fieldsOf(lines.map(({ text }) => text).join('\n'), delimiter);
  if (Array.isArray(fields)) {
    const isEmpty = fields.every((field) => field.trim() === '');
    return { ...nothing, rows: isEmpty ? [] : [{ rowNo: lines[0]?.no ?? line.no, cells: fields }] };
  }
  const size = lines.reduce((sum, { text = '' }) => sum + text.length, 0);
  const isHopeless = fields === 'broken' || lines.length > MAX_LINES || size > MAX_RECORD;
  return isHopeless ? undo(lines) : { ...nothing, stillOpen: lines };
}

function undo(lines: Line[]): Taken {
  const { row, again } = giveUp(lines);
  return { rows: [row], stillOpen: [], again };
}

function giveUp([first, ...again]: Line[]): { row: FileRow; again: Line[] } {
  return {
    row: { rowNo: first?.no ?? 0, unreadable: 'la fila no se puede leer: comillas mal puestas o sin cerrar' },
    again,
  };
}

/** The fields of a record; "open" when a quote waits to be closed, "broken" when text follows a closed one. */
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
