import { cleanLine, isTalk, withoutCourtesy } from './clean-line.ts';
import type { AskedRow } from './reading.ts';
import { readPiece } from './read-piece.ts';
import { splitLine } from './split-line.ts';

/** The rows of a text: a message, a sentence, or the cells of a spreadsheet with tabs between. Greetings and titles are no rows. */
export function readList(text: string): AskedRow[] {
  const rows: AskedRow[] = [];
  for (const [at, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = cleanLine(raw);
    if (isTalk(line)) continue;
    const isHeading = /[:：]\s*$/u.test(line);
    for (const piece of splitLine(line)) {
      const asked = withoutCourtesy(piece);
      const readings = asked === '' || isTalk(asked) ? [] : readPiece(asked);
      if (readings.length > 0) rows.push({ line: at + 1, text: piece, readings, isHeading });
    }
  }
  return rows;
}
