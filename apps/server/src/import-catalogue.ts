import { type ImportResult, importCatalogue, shown, UnusableList } from '../../api/src/modules/products/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import { type Options, readOptions } from './catalogue-file/options.ts';
import { showProgress } from './catalogue-file/progress.ts';
import { openReport } from './catalogue-file/report.ts';
import type { TableFile } from './catalogue-file/table.ts';
import { openTable } from './catalogue-file/table-file.ts';
import { readConfig } from './config.ts';
import { joinDatabase, migrateDatabase } from './database.ts';
import { showSteps } from './steps.ts';
import { sayAndExit, Stop } from './stop.ts';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const table = await openTable(options.file);
  const steps = showSteps(process.stdout);
  const database = await joinDatabase(readConfig(process.env), steps, console.error);
  try {
    await migrateDatabase(database.url, steps);
    await importTable(database.url, table, options);
  } finally {
    await database.close();
  }
}

async function importTable(url: string, table: TableFile, options: Options): Promise<void> {
  const { map, dryRun, price, stock, category, warehouse } = options;
  const report = await openReport(options.report);
  const db = createPool({ url, max: 2, statementTimeout: 120_000 });
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
    await db.end();
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

try {
  await run();
} catch (error) {
  sayAndExit(error);
}
