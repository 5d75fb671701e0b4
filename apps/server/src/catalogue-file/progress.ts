import cliProgress from 'cli-progress';
import type { TableFile } from '../../../api/src/platform/table-file/table.ts';

export interface ImportProgress {
  update: (phase: 'reading' | 'saving', rows: number) => void;
  stop: () => void;
}

/** The progress bar of an import; shown only on a terminal. */
export function showProgress(table: TableFile): ImportProgress {
  const bar = new cliProgress.SingleBar({
    format: '  {what} {bar} {percentage} % · {rows} filas',
    noTTYOutput: false,
    hideCursor: true,
  });
  bar.start(100, 0, { what: 'Leyendo  ', rows: 0 });
  let read = 0;
  return {
    update(phase, rows) {
      if (phase === 'reading') bar.update(Math.round(table.progress() * 100), { rows: (read = rows) });
      else bar.update(Math.round((rows / Math.max(read, 1)) * 100), { what: 'Guardando', rows });
    },
    stop: () => bar.stop(),
  };
}
