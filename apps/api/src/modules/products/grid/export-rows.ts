import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { ProductExportQuery } from '@tonalia/contract/products-grid';
import { rowsInParts } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import { findDeals } from '../price/price.sql.ts';
import { type ExportRow, listPrice } from './export-columns.ts';
import { listExportedVersions } from './export.sql.ts';
import type { OwnPrice } from '../own-price-list/own-prices.ts';
import { filtersOf, requireCosts } from './list-grid.ts';

/** The content of a file. */
export type ExportFilter = Omit<ProductExportQuery, 'format' | 'columns'>;

/** The versions of a file, as they are read. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export function exportRows(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  role: OfficeRole,
  query: ExportFilter,
): AsyncGenerator<ExportRow> {
  requireCosts(role, query);
  const now = clock.now();
  const { products, versions } = query;
  const isAll = products === undefined && versions === undefined;
  const chosen = { products: isAll ? null : (products ?? []), versions: versions ?? [] };
  return rowsInParts(
    ({ after, limit }) =>
      inPlannedTransaction(db, async (tx) => {
        const filters = await filtersOf(tx, now, query);
        const part = { ...chosen, warehouseId: query.warehouseId ?? null, after: after ?? '0', limit };
        const rows = await listExportedVersions(tx, { ...filters, ...part });
        const deals = await findDeals(tx, now, query.tradeTypeId ?? '');
        return rows.map((row) => ({ ...row, deals }));
      }),
    ({ id }) => id,
  );
}

/** The visible ones as a printed list has them: by category, brand and product. */
export async function* printedRows(rows: AsyncIterable<ExportRow>): AsyncGenerator<OwnPrice> {
  const listed: OwnPrice[] = [];
  for await (const row of rows)
    if (row.isVisible)
      listed.push({
        category: row.category,
        brand: row.brand,
        code: row.code,
        barcode: row.barcode,
        product: row.product,
        version: [row.shadeCode, row.shadeName].filter(Boolean).join(' ') || sizeOf(row),
        price: listPrice(row),
        minimum: row.minimum,
        canBeOrdered: row.available === null || row.available > 0,
        hex: row.hex,
      });
  const order = new Intl.Collator('es');
  const keyOf = ({ category, brand, product }: OwnPrice): string => `${category}\n${brand}\n${product}`;
  yield* listed.toSorted((one, other) => order.compare(keyOf(one), keyOf(other)));
}

const sizeOf = ({ volume, volumeUnit }: ExportRow): string =>
  volume === null ? '' : `${String(volume).replace('.', ',')} ${volumeUnit ?? ''}`.trim();
