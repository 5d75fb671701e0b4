/** Reads a block that a spreadsheet copied: rows of cells. A quoted cell may hold tabs, line breaks and doubled quotes. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^\t\n\r]*)(\t|\r\n|\n|\r|$)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, content = '', end = ''] = found;
    row.push(content.startsWith('"') && content.endsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    const isLast = cell.lastIndex >= text.length;
    // a tab at the very end has an empty cell after it
    if (end === '\t' && isLast) row.push('');
    if (end !== '\t' || isLast) {
      rows.push(row);
      row = [];
    }
    if (isLast) break;
  }
  return rows;
}

/** The same block for a spreadsheet to read. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
