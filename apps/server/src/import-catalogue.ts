import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import {
  type Field,
  fields,
  importCatalogue,
  readPrice,
  type RowReport,
  UnusableList,
} from '../../api/src/modules/products/index.ts';
import { createPool } from '../../api/src/platform/db.ts';
import type { TableFile } from './catalogue-file/table.ts';
import { openTable } from './catalogue-file/table-file.ts';
import { readConfig } from './config.ts';
import { joinDatabase, migrateDatabase } from './database.ts';
import { showSteps } from './steps.ts';
import { sayAndExit, Stop } from './stop.ts';

const USAGE = `Uso: npm run catalogue:import -- ARCHIVO [opciones]

  --map campo=COLUMNA   qué columna es un campo, si su título no lo dice; se repite
                        campos: ${fields.join(', ')}
  --price 45900         precio en pesos de las filas sin precio
  --stock 20            existencias de las filas sin existencias
  --warehouse BOG       bodega de las existencias
  --category "A > B"    categoría de las filas sin categoría
  --report salida.csv   dónde escribir qué pasó con cada fila (ARCHIVO.informe.csv)
  --dry-run             dice qué pasaría y no cambia nada`;

interface Options {
  file: string;
  map: Partial<Record<Field, string>>;
  price: number | undefined;
  stock: number | undefined;
  warehouse: string;
  category: string | undefined;
  report: string;
  dryRun: boolean;
}

function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Stop(USAGE);
  return {
    file: resolve(process.env['INIT_CWD'] ?? '', file),
    map: readMap(values.map ?? []),
    price: wholeNumber('--price', values.price === undefined ? undefined : String(readPrice(values.price) ?? 'x')),
    stock: wholeNumber('--stock', values.stock),
    warehouse: (values.warehouse ?? 'BOG').toUpperCase(),
    category: values.category,
    report: values.report
      ? resolve(process.env['INIT_CWD'] ?? '', values.report)
      : `${resolve(process.env['INIT_CWD'] ?? '', file)}.informe.csv`,
    dryRun: values['dry-run'] ?? false,
  };
}

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        price: text,
        stock: text,
        warehouse: text,
        category: text,
        report: text,
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readMap(pairs: string[]): Partial<Record<Field, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [field = '', ...column] = pair.split('=');
      if (!(fields as readonly string[]).includes(field) || column.length === 0)
        throw new Stop(`--map ${pair} no se entiende; es campo=COLUMNA, con un campo de: ${fields.join(', ')}`);
      return [field, column.join('=')];
    }),
  );
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Stop(`${name} debe ser un número entero, no «${text}».`);
  return Number(text);
}

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
  const db = createPool({ url, max: 2, statementTimeout: 120_000 });
  const out = createWriteStream(options.report);
  out.write('fila,resultado,codigo,motivo\n');
  const bar = new cliProgress.SingleBar({
    format: '  {what} {bar} {percentage} % · {rows} filas',
    noTTYOutput: false,
    hideCursor: true,
  });
  bar.start(100, 0, { what: 'Leyendo  ', rows: 0 });
  let read = 0;
  try {
    const { counts, products, ignoredColumns } = await importCatalogue(
      db,
      {
        headers: table.headers,
        rows: table.rows,
        map: options.map,
        dryRun: options.dryRun,
        defaults: {
          price: options.price,
          stock: options.stock,
          category: options.category,
          warehouse: options.warehouse,
        },
        onProgress: (phase, done) => {
          if (phase === 'reading') bar.update(Math.round(table.progress() * 100), { rows: (read = done) });
          else bar.update(Math.round((done / Math.max(read, 1)) * 100), { what: 'Guardando', rows: done });
        },
      },
      (row) => out.write(reportLine(row)),
    );
    bar.stop();
    const verb = options.dryRun ? 'Pasaría' : 'Listo';
    console.log(
      `  ${verb}: ${products} productos · ${counts.created} filas creadas, ${counts.updated} actualizadas, ` +
        `${counts.unchanged} sin cambios, ${counts.skipped} omitidas`,
    );
    if (ignoredColumns.length > 0) console.log(`  Columnas que no se usan: ${ignoredColumns.join(', ')}`);
    console.log(`  Qué pasó con cada fila: ${options.report}`);
  } catch (error) {
    bar.stop();
    throw error instanceof UnusableList ? new Stop(error.message) : error;
  } finally {
    out.end();
    await finished(out).catch(() => {});
    await db.end();
  }
}

const words = { created: 'creada', updated: 'actualizada', unchanged: 'sin cambios', skipped: 'omitida' } as const;

function reportLine({ rowNo, outcome, code, reason }: RowReport): string {
  return `${rowNo},${words[outcome]},${cell(code ?? '')},${cell(reason ?? '')}\n`;
}

/** Quoted, and never a formula when a spreadsheet opens it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

try {
  await run();
} catch (error) {
  sayAndExit(error);
}
