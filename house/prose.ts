import type { Finding, SourceFile } from './sources.ts';

/** Words that are hard to read with English learned at work. CONTRIBUTING.md says what to write instead. */
const archaic =
  /\b(who|whose|whoever|whom|nobody|somebody|told|hears|heard|stands|begins to|by itself|anew|nowhere)\b/gi;

/** A sentence that begins with a relative clause; a question is none. */
const relative = /(?<=\. )(What (is|was|are)|Whatever)\b(?!.*\?)/g;

export interface ProseCount {
  lines: number;
  /** Archaic words for each 1,000 lines of prose. */
  perThousand: number;
  findings: Finding[];
}

/** Reads comments and Markdown. */
export function countProse(sources: readonly SourceFile[]): ProseCount {
  const findings: Finding[] = [];
  let lines = 0;
  for (const source of sources)
    for (const { line, text } of proseOf(source)) {
      lines += 1;
      for (const [word] of [...text.matchAll(archaic), ...text.matchAll(relative)])
        findings.push({ path: source.path, line, what: word });
    }
  return { lines, perThousand: (1_000 * findings.length) / Math.max(1, lines), findings };
}

interface ProseLine {
  line: number;
  text: string;
}

function proseOf({ path, text }: SourceFile): ProseLine[] {
  const rows = text.split('\n').map((row, index) => ({ line: index + 1, text: row }));
  if (path.endsWith('.json')) return [];
  if (path.endsWith('.md')) return rows.filter((row) => row.text.trim() !== '');
  const inLine = path.endsWith('.sql') ? /--.*/ : /(?<![:'"`\w])\/\/.*/;
  let isInBlock = false;
  return rows.flatMap((row): ProseLine[] => {
    const start = isInBlock ? 0 : row.text.indexOf('/*');
    if (start >= 0) {
      isInBlock = !row.text.includes('*/', start);
      return [{ line: row.line, text: row.text.slice(start) }];
    }
    const comment = inLine.exec(row.text)?.[0];
    return comment === undefined ? [] : [{ line: row.line, text: comment }];
  });
}
