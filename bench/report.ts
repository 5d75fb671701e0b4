/** One measurement. `met` is undefined without a budget. */
export interface ReportRow {
  what: string;
  cells: string[];
  budget: string;
  met: boolean | undefined;
}

export interface Table {
  title: string;
  columns: string[];
  rows: ReportRow[];
}

/** A Markdown table, aligned for terminals. */
export function toMarkdown({ title, columns, rows }: Table): string {
  const head = ['', ...columns, 'budget', ''];
  const body = rows.map(({ what, cells, budget, met }) => [what, ...cells, budget, mark(met)]);
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((line) => (line[at] ?? '').length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [`### ${title}`, '', line(head), rule, ...body.map(line)].join('\n');
}

const mark = (met: boolean | undefined) => (met === undefined ? '' : met ? '✓' : '✗');

/** The measurements that missed their budget, by table and row. */
export function missed(tables: readonly Table[]): string[] {
  return tables.flatMap(({ title, rows }) =>
    rows.filter(({ met }) => met === false).map(({ what, budget }) => `${what} (${budget}), ${title}`),
  );
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)} ms`;
export const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
export const perSecond = (rate: number) => `${Math.round(rate)}/s`;
export const times = (ratio: number) => ratio.toFixed(2);
