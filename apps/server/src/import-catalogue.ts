import { type ImportResult, importCatalogue, shown, UnusableList } from '../../api/src/modules/products/index.ts';
import type { Database } from '../../api/src/platform/transaction.ts';
import { type Options, readOptions } from './catalogue-file/options.ts';
import { showProgress } from './catalogue-file/progress.ts';
import { openReport } from './catalogue-file/report.ts';
import type { TableFile } from './catalogue-file/table.ts';
import { openTable } from './catalogue-file/table-file.ts';
import { runCommand, Stop } from './stop.ts';
import { withDatabase } from './with-database.ts';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const table = await openTable(options.file);
  await withDatabase((db) => importTable(db, table, options), { max: 2, statementTimeout: 120_000 });
}

async function importTable(db: Database, table: TableFile, options: Options): Promise<void> {
  const { map, dryRun, price, stock, category, warehouse } = options;
  const report = await openReport(options.report);
  const progress = showProgress(table);
  try {
    const result = await importCatalogue(
      db,
      {
        headers: table.headers,
        rows: table.rows,
        map,
        dryRun,
        defaults: { price, stock, category, warehouse },
        onProgress: progress.update,
      },
      report.add,
    ).finally(progress.stop);
    console.log([summary(result, dryRun), ...report.reasons(), ...ignored(result)].join('\n'));
    console.log(`  Qué pasó con cada fila: ${options.report}`);
  } catch (error) {
    throw error instanceof UnusableList ? new Stop(error.message) : error;
  } finally {
    await report.close();
  }
}

function summary({ counts, products }: ImportResult, dryRun: boolean): string {
  return (
    `  ${dryRun ? 'Pasaría' : 'Listo'}: ${products} productos · ${counts.created} filas creadas, ` +
    `${counts.updated} actualizadas, ${counts.unchanged} sin cambios, ${counts.skipped} omitidas`
  );
}

function ignored({ ignoredColumns }: ImportResult): string[] {
  return ignoredColumns.length > 0 ? [`  Columnas que no se usan: ${ignoredColumns.map(shown).join(', ')}`] : [];
}

await runCommand(run);
