import { userInfo } from 'node:os';
import { basename } from 'node:path';
import {
  type ImportResult,
  type MissingCount,
  importCatalogue,
  shown,
  untitledColumn,
  UnusableList,
} from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type CatalogueImportOptions, readOptions } from '../catalogue-file/options.ts';
import { showProgress } from '../catalogue-file/progress.ts';
import { openReport } from '../catalogue-file/report.ts';
import { type TableFile, allRowsOf } from '../../../api/src/platform/table-file/table.ts';
import { openTable } from '../catalogue-file/table-file.ts';
import { confirm } from '../terminal/confirm.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const table = await openTable(options.file);
  await withDatabase((db) => importTable(db, table, options), { max: 2, statementTimeout: 120_000 });
}

async function importTable(db: Database, table: TableFile, options: CatalogueImportOptions): Promise<void> {
  const { map, hasTitles, decimals, dryRun, price, stock, category, warehouse, acceptPrices } = options;
  const report = await openReport(options.report);
  const progress = showProgress(table);
  try {
    const result = await importCatalogue(
      db,
      {
        headers: hasTitles ? table.headers : table.headers.map((_, at) => untitledColumn(at)),
        rows: hasTitles ? table.rows : allRowsOf(table),
        map,
        dryRun,
        defaults: { price, stock, category, warehouse, decimals },
        prices: { accept: acceptPrices },
        missing: missingOptions(options, progress.stop),
        onProgress: progress.update,
      },
      report.add,
    ).finally(progress.stop);
    const lines = [summary(result, dryRun), ...report.reasons(), ...priceLines(result, acceptPrices)];
    console.log([...lines, ...missingLines(result, dryRun), ...ignored(result)].join('\n'));
    console.log(`  Qué pasó con cada fila: ${options.report}`);
    if (result.prices.isStopped) throw new Stop(stopped(result));
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

function missingOptions({ missing, brands, file, isSure }: CatalogueImportOptions, stopProgress: () => void) {
  if (missing === 'keep') return undefined;
  return {
    brands,
    listName: basename(file),
    by: userInfo().username,
    confirm: async (counts: readonly MissingCount[]): Promise<boolean> => {
      stopProgress();
      console.log(countLines(counts).join('\n'));
      return isSure || confirm('  ¿Retirar de la venta lo que no está en la lista?');
    },
  };
}

const countLines = (counts: readonly MissingCount[]): string[] =>
  counts.map(
    ({ brand, missing, published }) => `  ${shown(brand)}: ${missing} de ${published} publicados no están en la lista`,
  );

function missingLines({ missing }: ImportResult, dryRun: boolean): string[] {
  if (!missing) return [];
  if (missing.counts.length === 0) return ['  Todo lo publicado de esas marcas está en la lista.'];
  if (dryRun) return countLines(missing.counts);
  return missing.withdrawn.length > 0
    ? [`  Retirados por no estar en la lista: ${missing.withdrawn.length}`]
    : ['  No se retiró nada. Para retirarlo repite la orden con --yes.'];
}

function priceLines({ prices }: ImportResult, isAccepted: boolean): string[] {
  if (prices.doubted === 0) return [];
  const what = isAccepted ? 'se tomaron por --accept-prices' : 'no se toman; con --accept-prices sí';
  return [
    `  Precios dudosos en ${prices.doubted} de ${prices.priced} filas: ${what}`,
    ...prices.columns.map((line) => `  ${line}`),
  ];
}

const stopped = ({ prices }: ImportResult): string =>
  `No se importó nada: ${prices.doubted} de ${prices.priced} precios son dudosos. Corrige la lista, o repite con --accept-prices si están bien.`;

function ignored({ ignoredColumns }: ImportResult): string[] {
  return ignoredColumns.length > 0 ? [`  Columnas que no se usan: ${ignoredColumns.map(shown).join(', ')}`] : [];
}

await runCommand(run);
