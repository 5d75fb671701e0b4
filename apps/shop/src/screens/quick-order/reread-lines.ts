import type { RecognisedRow } from '@tonalia/contract/order-list';
import { type QuickLine, toLine } from './quick-line.ts';

/**
 * The lines of a text that was read again. A row that is written as before, and read as the same, keeps its line, with what was chosen and
 * how many; a line that could not be added keeps its reason. Another brand in a line above changes what a row is read as.
 */
export function rereadLines(
  lines: readonly QuickLine[],
  rows: readonly RecognisedRow[],
  newId: () => number,
): readonly QuickLine[] {
  const left = [...lines];
  return rows.map((row) => {
    const source = { text: row.text, line: row.line, read: readAs(row) };
    const at = left.findIndex((line) => line.source?.text === source.text && line.source.read === source.read);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return { ...(same ?? toLine(newId(), row)), source };
  });
}

/** The version that a row names, or those it may be. */
const readAs = ({ match, candidates }: RecognisedRow): string =>
  (match ? [match] : candidates).map(({ versionId }) => versionId).join(' ');

/** A text without one of its rows; a line that becomes empty goes. */
export function withoutRow(text: string, { source }: QuickLine): string {
  if (!source) return text;
  const lines = text.split('\n');
  const line = lines[source.line - 1] ?? '';
  const rest = line.replace(source.text, '').replace(/^[\s,;]+|[\s,;]+$/g, '');
  return lines.toSpliced(source.line - 1, 1, ...(rest === '' ? [] : [rest])).join('\n');
}

const ranks = ['unknown', 'failed', 'choose', 'sold_out'] as const; // as: each is a state

/** The state of a line of the text: that of its row which most needs an answer; null without rows. */
export function stateOfTextLine(lines: readonly QuickLine[], number: number): QuickLine['state'] | null {
  const of = lines.filter(({ source }) => source?.line === number).map(({ state }) => state);
  return ranks.find((state) => of.includes(state)) ?? of[0] ?? null;
}
