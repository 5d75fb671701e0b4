/** One change of one file: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  /** Relative to the project's root. */
  file: string;
  line: number;
  start: number;
  end: number;
  before: string;
  /** The original line where it starts. */
  lineText: string;
  text: string;
  /** The kind of change: "drop await". */
  kind: string;
}

export type MutantEdit = Pick<Mutant, 'start' | 'end' | 'text' | 'kind'>;

export const applied = (source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end);

/** "price.ts:12 flip comparison: `a < b` → `a <= b`" */
export function describeMutant({ file, line, kind, before, text }: Mutant): string {
  const short = (part: string): string => part.replace(/\s+/g, ' ').slice(0, 80);
  return `${file}:${line} ${kind}: \`${short(before)}\` → \`${short(text)}\``;
}
