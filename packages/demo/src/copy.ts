import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value that `copy` writes: objects as JSON, undefined as null. */
export type Cell = string | number | boolean | null | undefined | Date | object;

/** Writes rows to a table with COPY; explicit ids are kept, also in columns that generate their own. */
export async function copy(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(blocks(rows)), stream);
}

function* blocks(rows: Iterable<readonly Cell[]>): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += `${row.map(cellText).join('\t')}\n`;
    if (block.length > 60_000) {
      yield block;
      block = '';
    }
  }
  if (block) yield block;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'object') return escaped(JSON.stringify(cell));
  return typeof cell === 'string' ? escaped(cell) : String(cell);
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '');
}
