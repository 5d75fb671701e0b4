import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { type RowReport, shown } from '../../../api/src/modules/products/index.ts';
import { Stop } from '../terminal/stop.ts';

const words = {
  created: 'creada',
  updated: 'actualizada',
  unchanged: 'sin cambios',
  skipped: 'omitida',
  withdrawn: 'retirada',
} as const;
/** Reasons worth saying at the terminal; the file has them all. */
const MOST_REASONS = 5;

export interface ReportFile {
  add: (row: RowReport) => void;
  /** Why rows were left out or not taken whole, the most frequent reason first, one line each. */
  reasons: () => string[];
  close: () => Promise<void>;
}

/** A line per row of the list, as a spreadsheet opens it. */
export async function openReport(path: string): Promise<ReportFile> {
  const refused = (error: NodeJS.ErrnoException) =>
    new Stop(`No se puede escribir el informe ${path} (${error.code}); elige otro lugar con --report.`);
  const file = await open(path, 'w').catch((error: NodeJS.ErrnoException) => {
    throw refused(error);
  });
  const out = file.createWriteStream();
  const reasons = new Map<string, number>();
  let failure: NodeJS.ErrnoException | undefined;
  out.on('error', (error) => (failure = error));
  // the mark tells Excel that the text is UTF-8
  out.write('\ufefffila,resultado,codigo,motivo\n');
  return {
    add({ rowNo, outcome, code, reason }) {
      if (reason && outcome !== 'withdrawn') reasons.set(kindOf(reason), (reasons.get(kindOf(reason)) ?? 0) + 1);
      out.write(`${rowNo ?? ''},${words[outcome]},${cell(code ?? '')},${cell(reason ?? '')}\n`);
    },
    reasons() {
      const all = [...reasons].toSorted(([, a], [, b]) => b - a);
      const rest = all.slice(MOST_REASONS).reduce((sum, [, rows]) => sum + rows, 0);
      const said = all.slice(0, MOST_REASONS).map(([reason, rows]) => `    ${rows} × ${shown(reason)}`);
      return rest > 0 ? [...said, `    ${rest} × otras razones`] : said;
    },
    async close() {
      out.end();
      await finished(out).catch(() => {});
      if (failure) throw refused(failure);
    },
  };
}

/** Reasons that differ by a row, a code or a price alone are one. */
function kindOf(reason: string): string {
  return reason
    .replace(/ \d+(?=$|,)/, ' anterior')
    .replace(/"[^"]*"/, '"…"')
    .replace(/el código \S+/, 'el código …')
    .replaceAll(/(?:\$\s)?\d[\d.,]*/g, '…')
    .replace(/ \([+−]… %\)/, '');
}

/** Quoted, and never a formula when a spreadsheet opens it. */
function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
