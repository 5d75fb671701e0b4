import { createHash } from 'node:crypto';
import type { Column, Field } from './columns.rules.ts';

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

const MAX_PRICE = 100_000_000;
const MAX_STOCK = 10_000_000;
const units = {
  ml: 'ml',
  mililitros: 'ml',
  cc: 'ml',
  g: 'g',
  gr: 'g',
  grs: 'g',
  gramos: 'g',
  und: 'und',
  unidad: 'und',
  unidades: 'und',
  u: 'und',
} as const;

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
  const shadeName = row.shade_name ?? (row.shade_code ? null : hex && (row.hex ?? null));
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

/** A code for what came without one: the same for the same brand, product and version, whatever the file. */
export function madeCode(manufacturer: string, product: string, version: readonly string[] = []): string {
  const start = slug(manufacturer).slice(0, 8);
  const middle = digest(`${plain(manufacturer)}|${plain(product)}`).slice(0, 6);
  const words = slug(version.filter(Boolean).join('-'));
  const end = words.length > 36 ? `${words.slice(0, 29)}-${digest(words).slice(0, 6)}` : words;
  return [start, middle, end].filter(Boolean).join('-').toUpperCase();
}

/** One line, no invisible characters, no doubled blanks. */
function clean(cell: string | undefined): string {
  return (cell ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function slug(text: string): string {
  return plain(text)
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readHex(text: string | undefined): string | null {
  const found = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text ?? '')?.[1];
  if (!found) return null;
  const six = found.length === 3 ? found.replace(/./g, '$&$&') : found;
  return `#${six.toUpperCase()}`;
}

/** Pesos however they are written: "12.900", "$ 12,900", "12900,00", "12900.5" (rounded). Undefined when it is no price. */
export function readPrice(text: string): number | undefined {
  const bare = text.replace(/^(?:cop)?\s*\$?\s*|\s*(?:cop|pesos)?$/gi, '').replaceAll(' ', '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const decimals = /^(.*?)[.,](\d{1,2})$/.exec(bare);
  const whole = (decimals?.[1] ?? bare).replace(/[.,]/g, '');
  const amount = Math.round(Number(`${whole}.${decimals?.[2] ?? 0}`));
  return amount >= 1 && amount <= MAX_PRICE ? amount : undefined;
}

/** A whole number, "1.200" and "12.0" too; undefined for anything else. */
function readCount(text: string): number | undefined {
  const bare = text.replace(/[.,]0+$/, '').replace(/[.,](?=\d{3}(\D|$))/g, '');
  const count = /^\d{1,9}$/.test(bare) ? Number(bare) : undefined;
  return count !== undefined && count <= MAX_STOCK ? count : undefined;
}

function readVolume(
  text: string | undefined,
  unitText: string | undefined,
): { amount: number; unit: 'ml' | 'g' | 'und' } | null | string {
  if (!text) return null;
  const refused = `el volumen "${short(text)}" no se entiende (ejemplo: 90 ml)`;
  const found = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?\s*([a-z]*)\.?$/i.exec(text);
  if (!found) return refused;
  const written = (found[3] || unitText || 'ml').toLowerCase().replace(/\.$/, '');
  const amount = Number(`${(found[1] ?? '').replace(/[.,]/g, '')}.${found[2] ?? 0}`);
  const thousandfold = { l: 'ml', lt: 'ml', litro: 'ml', litros: 'ml', kg: 'g', kilo: 'g' } as const;
  const big = thousandfold[written as keyof typeof thousandfold]; // as: a word that is no key gives undefined
  const unit = big ?? units[written as keyof typeof units]; // as: likewise
  const rounded = Math.round(big ? amount * 1000 : amount);
  return unit && rounded >= 1 && rounded <= 100_000 ? { amount: rounded, unit } : refused;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
