import type { DecimalMark } from '@tonalia/contract/import-office';
import {
  clean,
  decimalPrice,
  plain,
  readCount,
  readHex,
  readPhotoNames,
  readPrice,
  readVolume,
  short,
} from './cell.rules.ts';
import type { Column, Field } from './columns.rules.ts';
import { madeCode } from './made-code.ts';

const LONGEST_CODE = 64;

/** The key of the list price among a row's prices; the others go by their trade type. */
export const BASE_PRICE = 'base';

/** The content of a valid row. Prices are pesos; codes are upper case. */
export interface ImportedRow {
  /** Null, like the product, for a row that refers to its code only. */
  manufacturer: string | null;
  category: string | null;
  product: string | null;
  productCode: string | null;
  code: string;
  hasOwnCode: boolean;
  description: string | null;
  shadeName: string | null;
  shadeCode: string | null;
  hex: string | null;
  volume: number | null;
  volumeUnit: 'ml' | 'g' | 'und' | null;
  minQuantity: number | null;
  price: number | null;
  tradePrices: Record<string, number>;
  /** The text of prices with decimals, by trade type or `BASE_PRICE`. */
  priceTexts: Record<string, string>;
  stock: Record<string, number>;
  /** Names of the files of its photographs, or their addresses, the main one first; absent without any. */
  photos?: string[];
  /** Notes of the report on the row. */
  notes: string[];
}

export interface RowDefaults {
  /** Pesos for rows without a price. */
  price?: number | undefined;
  /** Units for rows without stock. */
  stock?: number | undefined;
  category?: string | undefined;
  /** The warehouse for stock without one. */
  warehouse: string;
  /** How a number with two readings is read; without it its separator marks thousands. */
  decimals?: DecimalMark | undefined;
}

export interface ReadRow {
  row: ImportedRow;
  /** Equal for rows of one product; null for a row that refers to its code only. */
  productKey: string | null;
  /** Equal for rows of one version. */
  versionKey: string;
}

/** A row that cannot be imported. Keeps code and product if known, so that they do not count as missing from the list. */
export interface RefusedRow {
  /** In Spanish. */
  reason: string;
  code: string | null;
  productKey: string | null;
}

type RowCells = Partial<Record<Field, string>>;

/** Reads the cells of a row, or returns why it is refused. */
export function readRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  defaults: RowDefaults,
): ReadRow | RefusedRow {
  const row: RowCells = {};
  const others: { column: Exclude<Column, { field: Field }>; value: string }[] = [];
  for (const [at, column] of columns.entries()) {
    const value = clean(cells[at]);
    if (!column || value === '') continue;
    if ('field' in column) row[column.field] = value;
    else others.push({ column, value });
  }
  const amounts = readAmounts(others, defaults.decimals);
  const read = isFoundByCode(columns) && !row.code ? 'código vacío' : toRead(row, amounts, defaults);
  if (typeof read !== 'string') return read;
  return { reason: read, code: readCode(row.code), productKey: productKeyOf(row) };
}

/** A list without names, as one of prices or stock: its rows are found by their code only. */
const isFoundByCode = (columns: readonly (Column | undefined)[]): boolean =>
  !columns.some((column) => column && 'field' in column && ['manufacturer', 'product'].includes(column.field));

const toRead = (row: RowCells, amounts: RowAmounts | string, defaults: RowDefaults): ReadRow | string =>
  typeof amounts === 'string' ? amounts : toRow(row, amounts, defaults);

/** The code in a clean cell, as the catalogue writes it; null without one, and for a text that is too long. */
export const readCode = (text: string | undefined): string | null =>
  text && text.length <= LONGEST_CODE ? text.toUpperCase() : null;

interface RowAmounts {
  tradePrices: Record<string, number>;
  priceTexts: Record<string, string>;
  stock: Record<string, number>;
}

/** The prices of trade types and the stock of warehouses. */
function readAmounts(
  cells: readonly { column: Exclude<Column, { field: Field }>; value: string }[],
  mark: DecimalMark | undefined,
): RowAmounts | string {
  const amounts: RowAmounts = { tradePrices: {}, priceTexts: {}, stock: {} };
  for (const { column, value } of cells) {
    if ('tradeType' in column) {
      const price = readPrice(value, mark);
      if (price === undefined) return `el precio "${short(value)}" no es un valor en pesos`;
      amounts.tradePrices[column.tradeType] = price;
      storeText(amounts.priceTexts, column.tradeType, { written: value, mark });
    } else {
      const count = readCount(value, mark);
      if (count === undefined) return `las existencias "${short(value)}" no son un número entero`;
      amounts.stock[column.warehouse] = count;
    }
  }
  return amounts;
}

function storeText(
  texts: Record<string, string>,
  key: string,
  { written, mark }: { written: string | undefined; mark: DecimalMark | undefined },
): void {
  const text = written === undefined ? undefined : decimalPrice(written, mark);
  if (text !== undefined) texts[key] = text;
}

/** Equal for rows of one product; null for a row without a product. */
function productKeyOf({ product_code: code, manufacturer, product }: RowCells): string | null {
  if (!manufacturer || !product) return null;
  return code ? `code:${plain(code)}` : `name:${plain(manufacturer)}|${plain(product)}`;
}

function toRow(row: RowCells, amounts: RowAmounts, defaults: RowDefaults): ReadRow | string {
  const fault = nameFault(row);
  if (fault !== undefined) return fault;
  const values = readValues(row, defaults);
  if (typeof values === 'string') return values;
  const { hex, volume, price, minQuantity, count } = values;
  const shadeName = row.shade_name ?? (row.shade_code ? null : hex);
  const long = longCode(row, shadeName);
  if (long !== undefined) return `el ${long} tiene más de ${LONGEST_CODE} letras`;
  storeText(amounts.priceTexts, BASE_PRICE, { written: row.price, mark: defaults.decimals });
  if (count !== undefined) amounts.stock[defaults.warehouse] ??= count;

  const { manufacturer, product } = row;
  const photos = readPhotoNames(row.photo);
  const isNamed = manufacturer !== undefined && product !== undefined;
  const version = [row.shade_code ?? '', shadeName ?? '', volume ? `${volume.amount}${volume.unit}` : ''];
  return {
    productKey: productKeyOf(row),
    versionKey: row.code ? `code:${plain(row.code)}` : `is:${version.map(plain).join('|')}`,
    row: {
      manufacturer: isNamed ? manufacturer : null,
      product: isNamed ? product : null,
      category: row.category ?? defaults.category ?? null,
      productCode: row.product_code?.toUpperCase() ?? null,
      code: row.code?.toUpperCase() ?? madeCode(manufacturer ?? '', product ?? '', version),
      hasOwnCode: row.code !== undefined,
      description: row.description ?? null,
      shadeName,
      shadeCode: row.shade_code ?? null,
      hex,
      volume: volume?.amount ?? null,
      volumeUnit: volume?.unit ?? null,
      minQuantity,
      price,
      ...amounts,
      ...(photos.names.length > 0 && { photos: photos.names }),
      notes: photos.notes,
    },
  };
}

/** The reason why the names of a row are not usable. One of prices or stock needs only its code. */
function nameFault({ manufacturer, product, code }: RowCells): string | undefined {
  if (!manufacturer && !code) return 'falta la marca';
  if (!product && !code) return 'falta el producto';
  if (manufacturer && manufacturer.length > 80) return 'la marca tiene más de 80 letras';
  if (product && product.length > 160) return 'el nombre del producto tiene más de 160 letras';
  return undefined;
}

interface RowValues extends Pick<ImportedRow, 'hex' | 'price' | 'minQuantity'> {
  volume: Exclude<ReturnType<typeof readVolume>, string>;
  /** Units for the warehouse of the defaults. */
  count: number | undefined;
}

/** The cells that are not names, or what is wrong with one. */
function readValues(row: RowCells, defaults: RowDefaults): RowValues | string {
  const { decimals: mark } = defaults;
  const hex = readHex(row.hex);
  if (row.hex && !hex) return `el color "${short(row.hex)}" no es hexadecimal (#RRGGBB)`;
  const volume = readVolume(row.volume, row.volume_unit, mark);
  if (typeof volume === 'string') return volume;
  const price = row.price ? readPrice(row.price, mark) : (defaults.price ?? null);
  if (price === undefined) return `el precio "${short(row.price ?? '')}" no es un valor en pesos`;
  const minQuantity = row.min_quantity ? readCount(row.min_quantity, mark) : null;
  if (minQuantity === undefined || (minQuantity !== null && (minQuantity < 1 || minQuantity > 999)))
    return `la cantidad mínima "${short(row.min_quantity ?? '')}" no va de 1 a 999`;
  const count = row.stock ? readCount(row.stock, mark) : defaults.stock;
  if (row.stock && count === undefined) return `las existencias "${short(row.stock)}" no son un número entero`;
  return { hex, volume, price, minQuantity, count };
}

/** The name of a code that is too long. */
function longCode(row: RowCells, shadeName: string | null): string | undefined {
  const codes = {
    código: row.code,
    tono: shadeName,
    'código del tono': row.shade_code,
    'código del producto': row.product_code,
  };
  return Object.entries(codes).find(([, value]) => value && value.length > LONGEST_CODE)?.[0];
}
