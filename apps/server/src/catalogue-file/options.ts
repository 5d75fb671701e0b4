import { parseArgs } from 'node:util';
import { DecimalMark } from '@tonalia/contract/import-office';
import { type Field, fields, readCount, readPrice } from '../../../api/src/modules/products/index.ts';
import { Stop } from '../terminal/stop.ts';
import { resolveFromCaller } from '../terminal/resolve-from-caller.ts';

const USAGE = `Uso: npm run catalogue:import -- ARCHIVO [opciones]

  --map campo=COLUMNA   qué columna es un campo, si su título no lo dice; se repite
                        campos: ${fields.join(', ')}
  --no-titles           la primera fila no tiene títulos: las columnas son «Columna A», «Columna B»…
  --decimals comma      qué separa los decimales: comma o dot; sin la opción, un separador es de miles
  --price 45900         precio en pesos de las filas sin precio
  --stock 20            existencias de las filas sin existencias
  --warehouse BOG       bodega de las existencias
  --category "A > B"    categoría de las filas sin categoría
  --report salida.csv   dónde escribir qué pasó con cada fila (ARCHIVO.informe.csv)
  --accept-prices       toma también los precios dudosos
  --missing withdraw    retira de la venta lo que no está en la lista; keep (lo normal) no lo toca
  --brand "Marca"       marca de la que mira qué falta, en lugar de las de la lista; se repite
  --yes                 no pregunta antes de retirar
  --dry-run             dice qué pasaría y no cambia nada`;

export interface CatalogueImportOptions {
  file: string;
  map: Partial<Record<Field, string>>;
  hasTitles: boolean;
  decimals: DecimalMark | undefined;
  price: number | undefined;
  stock: number | undefined;
  warehouse: string;
  category: string | undefined;
  report: string;
  dryRun: boolean;
  acceptPrices: boolean;
  missing: 'keep' | 'withdraw';
  /** Withdraws missing versions of these brands; undefined means the brands of the list. */
  brands: string[] | undefined;
  isSure: boolean;
}

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readOptions(args: string[]): CatalogueImportOptions {
  const { values, positionals } = parse(args);
  const [file, ...rest] = positionals;
  if (!file) throw new Stop(USAGE);
  if (rest.length > 0) throw new Stop(`Solo se importa un archivo a la vez; sobra «${rest[0]}».`);
  const path = resolveFromCaller(file);
  const report = values.report ? resolveFromCaller(values.report) : `${path}.informe.csv`;
  if (report === path) throw new Stop('El informe no puede ser el mismo archivo que se importa.');
  return {
    file: path,
    map: readMap(values.map ?? []),
    hasTitles: !values['no-titles'],
    decimals: readDecimals(values.decimals),
    price: readDefault('--price', values.price, readPrice, 'un precio en pesos'),
    stock: readDefault('--stock', values.stock, readCount, 'un número entero'),
    warehouse: (values.warehouse ?? 'BOG').toUpperCase(),
    category: values.category,
    report,
    dryRun: values['dry-run'] ?? false,
    acceptPrices: values['accept-prices'] ?? false,
    ...readMissing(values.missing ?? 'keep', values.brand),
    isSure: values.yes ?? false,
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
        'no-titles': { type: 'boolean' },
        decimals: text,
        price: text,
        stock: text,
        warehouse: text,
        category: text,
        report: text,
        missing: text,
        brand: { type: 'string', multiple: true },
        'accept-prices': { type: 'boolean' },
        yes: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    const { code = '', message = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}; // as: parseArgs' errors carry a code
    const option = /-{1,2}[\w-]+/.exec(message)?.[0] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Stop(`No existe la opción ${option}.\n\n${USAGE}`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new Stop(`A la opción ${option} le falta o le sobra un valor.\n\n${USAGE}`);
    throw error;
  }
}

function readDecimals(text: string | undefined): DecimalMark | undefined {
  const { success, data } = DecimalMark.optional().safeParse(text);
  if (!success) throw new Stop(`--decimals es comma o dot, y es «${text}».`);
  return data;
}

function readMissing(
  missing: string,
  brands: string[] | undefined,
): Pick<CatalogueImportOptions, 'missing' | 'brands'> {
  if (missing !== 'keep' && missing !== 'withdraw') throw new Stop(`--missing es keep o withdraw, y es «${missing}».`);
  if (brands && missing === 'keep') throw new Stop('--brand solo sirve con --missing withdraw.');
  return { missing, brands };
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

function readDefault(
  name: string,
  text: string | undefined,
  read: (text: string) => number | undefined,
  what: string,
): number | undefined {
  const value = text === undefined ? undefined : read(text.trim());
  if (text !== undefined && value === undefined) throw new Stop(`${name} debe ser ${what}, y es «${text}».`);
  return value;
}
