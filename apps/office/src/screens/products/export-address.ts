import type { GridFilter } from '../../api/products.ts';
import type { OfficePermission } from '@tonalia/contract/office-rights';
import type { WeeklyExport } from '../../api/weekly-export.ts';
import type { productExportTexts } from '../../messages/export-products.es-CO.ts';

/** A column of the file. */
export type ExportColumn = keyof (typeof productExportTexts)['names'];

/** The columns in the order of the sheet, with the permission that each needs. */
export const exportColumns: readonly { name: ExportColumn; isUsual: boolean; needs?: OfficePermission }[] = [
  { name: 'code', isUsual: true },
  { name: 'product', isUsual: true },
  { name: 'shadeCode', isUsual: true },
  { name: 'shadeName', isUsual: true },
  { name: 'hex', isUsual: true },
  { name: 'brand', isUsual: true },
  { name: 'category', isUsual: true },
  { name: 'barcode', isUsual: true },
  { name: 'price', isUsual: true, needs: 'prices.read' },
  { name: 'offer', isUsual: true, needs: 'prices.read' },
  { name: 'available', isUsual: true, needs: 'stock.read' },
  { name: 'visible', isUsual: true },
  { name: 'cost', isUsual: false, needs: 'costs.read' },
  { name: 'margin', isUsual: false, needs: 'costs.read' },
  { name: 'minimum', isUsual: false },
  { name: 'photo', isUsual: false },
  { name: 'presale', isUsual: false },
  { name: 'tax', isUsual: false },
  { name: 'byWarehouse', isUsual: false, needs: 'stock.read' },
  { name: 'productCode', isUsual: false },
  { name: 'volume', isUsual: false },
  { name: 'volumeUnit', isUsual: false },
];

/** The choices of the sheet. */
export interface ExportChoice {
  what: 'filtered' | 'chosen' | 'all';
  format: 'xlsx' | 'csv' | 'pdf';
  columns: ReadonlySet<ExportColumn>;
  /** A trade type; empty for the base list. */
  list: string;
  /** Empty for all. */
  warehouse: string;
}

/** Where the server streams the file; page and order do not count, and the list of prices is that of the choice. */
export function exportAddress(
  { page: _page, sort: _sort, tradeTypeId: _list, ...filter }: GridFilter,
  picked: { products: readonly string[]; versions: readonly string[] },
  { what, format, columns, list, warehouse }: ExportChoice,
): string {
  const query = new URLSearchParams(what === 'filtered' ? filter : {});
  if (what === 'chosen') {
    if (picked.products.length > 0) query.set('products', picked.products.join(','));
    if (picked.versions.length > 0) query.set('versions', picked.versions.join(','));
  }
  if (list !== '') query.set('tradeTypeId', list);
  if (format === 'pdf') return `/api/products/office/versions/price-list?${query}`;
  if (warehouse !== '') query.set('warehouseId', warehouse);
  query.set('columns', [...columns].join(','));
  query.set('format', format);
  return `/api/products/office/versions/export?${query}`;
}

/** The choice as the weekly file; `search` is the address of the list. */
export const weeklyOf = (
  search: Record<string, string>,
  { what, format, columns, list, warehouse }: ExportChoice,
): WeeklyExport => ({
  search: what === 'filtered' ? search : {},
  format,
  columns: exportColumns.filter(({ name }) => columns.has(name)).map(({ name }) => name),
  ...(list !== '' && { tradeTypeId: list }),
  ...(warehouse !== '' && { warehouseId: warehouse }),
});

/** The weekly file as a choice, without columns that the operator no longer sees. */
export const choiceOf = (
  { search, format, columns, tradeTypeId, warehouseId }: WeeklyExport,
  offered: readonly { name: ExportColumn }[],
): ExportChoice => ({
  what: Object.keys(search).length > 0 ? 'filtered' : 'all',
  format,
  columns: new Set(offered.flatMap(({ name }) => (columns.includes(name) ? [name] : []))),
  list: tradeTypeId ?? '',
  warehouse: warehouseId ?? '',
});
