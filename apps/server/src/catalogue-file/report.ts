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
/** How many reasons are printed at the terminal; the report file has all. */
const MOST_REASONS = 5;

export interface ReportFile {
  add: (row: RowReport) => void;
  /** Why rows were skipped or taken in part, the most frequent reason first, one line each. */
  reasons: () => string[];
  close: () => Promise<void>;
}

/** Opens a report file (CSV for spreadsheets) with one line per row of the list. */
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
  // the BOM makes Excel read the file as UTF-8
  out.write('\ufefffila,resultado,codigo,motivo\n');
  return {
    add({ rowNo, outcome, code, reason }) {
      if (reason && outcome !== 'withdrawn') reasons.set(kindOf(reason), (reasons.get(kindOf(reason)) ?? 0) + 1);
      out.write(`${rowNo ?? ''},${words[outcome]},${cell(code ?? '')},${cell(reason ?? '')}\n`);
    },
    reasons() {
      const all = [...reasons].toSorted(([, a], [, b]) => b - a);
      const rest = all.slice(MOST_REASONS).reduce((sum, [, rows]) => sum + rows, 0);
      const reasonLines = all.slice(0, MOST_REASONS).map(([reason, rows]) => `    ${rows} × ${shown(reason)}`);
      return rest > 0 ? [...reasonLines, `    ${rest} × otras razones`] : reasonLines;
    },
    async close() {
      out.end();
      await finished(out).catch(() => {});
      if (failure) throw refused(failure);
    },
  };
}

/** Groups reasons that differ only by a row number, a code or a price. */
function kindOf(reason: string): string {
  return reason
    .replace(/ \d+(?=$|,)/, ' anterior')
    .replace(/"[^"]*"/, '"…"')
    .replace(/el código \S+/, 'el código …')
    .replaceAll(/(?:\$\s)?\d[\d.,]*/g, '…')
    .replace(/ \([+−]… %\)/, '');
}

/** Quotes a cell so that no spreadsheet runs it as a formula. */
function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
