import { clean, plain, readCount, readHex, readPrice, readVolume, short } from './cell.rules.ts';
import type { Column, Field } from './columns.rules.ts';
import { madeCode } from './made-code.ts';

/** What a row says once it is understood. Prices are pesos; codes are in capitals. */
export interface ImportedRow {
  manufacturer: string;
  category: string | null;
  product: string;
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
  stock: Record<string, number>;
}

export interface RowDefaults {
  /** Pesos for rows without a price. */
  price?: number | undefined;
  /** Units for rows without stock. */
  stock?: number | undefined;
  category?: string | undefined;
  /** Where stock without a warehouse lies. */
  warehouse: string;
}

export interface Understood {
  row: ImportedRow;
  /** Rows of one product share it. */
  productKey: string;
  /** Rows of one version share it. */
  versionKey: string;
}

/** Reads the cells of a row, or says in Spanish why it cannot be taken. */
export function readRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  defaults: RowDefaults,
): Understood | string {
  const row: Partial<Record<Field, string>> = {};
  const tradePrices: Record<string, number> = {};
  const stock: Record<string, number> = {};
  for (const [at, column] of columns.entries()) {
    const value = clean(cells[at]);
    if (!column || value === '') continue;
    if ('field' in column) row[column.field] = value;
    else if ('tradeType' in column) {
      const price = readPrice(value);
      if (price === undefined) return `el precio "${short(value)}" no es un valor en pesos`;
      tradePrices[column.tradeType] = price;
    } else {
      const count = readCount(value);
      if (count === undefined) return `las existencias "${short(value)}" no son un número entero`;
      stock[column.warehouse] = count;
    }
  }
  return understand(row, tradePrices, stock, defaults);
}

function understand(
  row: Partial<Record<Field, string>>,
  tradePrices: Record<string, number>,
  stock: Record<string, number>,
  defaults: RowDefaults,
): Understood | string {
  const { manufacturer, product } = row;
  if (!manufacturer) return 'falta la marca';
  if (!product) return 'falta el producto';
  if (manufacturer.length > 80) return 'la marca tiene más de 80 letras';
  if (product.length > 160) return 'el nombre del producto tiene más de 160 letras';
  const hex = readHex(row.hex);
  if (row.hex && !hex) return `el color "${short(row.hex)}" no es hexadecimal (#RRGGBB)`;
  const volume = readVolume(row.volume, row.volume_unit);
  if (typeof volume === 'string') return volume;
  const price = row.price ? readPrice(row.price) : (defaults.price ?? null);
  if (price === undefined) return `el precio "${short(row.price ?? '')}" no es un valor en pesos`;
  const minQuantity = row.min_quantity ? readCount(row.min_quantity) : null;
  if (minQuantity === undefined || (minQuantity !== null && (minQuantity < 1 || minQuantity > 999)))
    return `la cantidad mínima "${short(row.min_quantity ?? '')}" no va de 1 a 999`;
  const count = row.stock ? readCount(row.stock) : defaults.stock;
  if (row.stock && count === undefined) return `las existencias "${short(row.stock)}" no son un número entero`;
  if (count !== undefined && stock[defaults.warehouse] === undefined) stock[defaults.warehouse] = count;
  const shadeName = row.shade_name ?? (row.shade_code ? null : hex);
  for (const [name, value] of Object.entries({
    código: row.code,
    tono: shadeName,
    'código del tono': row.shade_code,
    'código del producto': row.product_code,
  }))
    if (value && value.length > 64) return `el ${name} tiene más de 64 letras`;

  const version = [row.shade_code ?? '', shadeName ?? '', volume ? `${volume.amount}${volume.unit}` : ''];
  const productKey = row.product_code
    ? `code:${plain(row.product_code)}`
    : `name:${plain(manufacturer)}|${plain(product)}`;
  return {
    productKey,
    versionKey: row.code ? `code:${plain(row.code)}` : `is:${version.map(plain).join('|')}`,
    row: {
      manufacturer,
      product,
      category: row.category ?? defaults.category ?? null,
      productCode: row.product_code?.toUpperCase() ?? null,
      code: row.code?.toUpperCase() ?? madeCode(manufacturer, product, version),
      hasOwnCode: row.code !== undefined,
      description: row.description ?? null,
      shadeName,
      shadeCode: row.shade_code ?? null,
      hex,
      volume: volume?.amount ?? null,
      volumeUnit: volume?.unit ?? null,
      minQuantity,
      price,
      tradePrices,
      stock,
    },
  };
}
