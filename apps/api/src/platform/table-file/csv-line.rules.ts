/** With the mark that makes spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF';

/** A line of a CSV file with semicolons, which spreadsheets in Spanish expect. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front, and stays readable. */
function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
