import { PRODUCTS_EXPORT, ProductExportQuery } from '@tonalia/contract/products-grid';
import type { FastifyInstance } from 'fastify';
import { type CsvColumn, rowsInParts, serveCsv } from '../../../platform/http/serve-csv.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type ExportedVersion, listExportedVersions } from './export.sql.ts';
import { productExportWords as words } from './export-words.es-CO.ts';
import { filtersOf, requireCosts } from './list-grid.ts';

/** The code is the first, so that the file can be imported again. */
const columns: readonly CsvColumn<ExportedVersion>[] = [
  { title: words.code, of: ({ code }) => code },
  { title: words.productCode, of: ({ productCode }) => productCode },
  { title: words.product, of: ({ product }) => product },
  { title: words.brand, of: ({ brand }) => brand },
  { title: words.category, of: ({ category }) => category },
  { title: words.shadeCode, of: ({ shadeCode }) => shadeCode },
  { title: words.shadeName, of: ({ shadeName }) => shadeName },
  { title: words.hex, of: ({ hex }) => hex },
  { title: words.volume, of: ({ volume }) => volume },
  { title: words.volumeUnit, of: ({ volumeUnit }) => volumeUnit },
  { title: words.minimum, of: ({ minimum }) => minimum },
  { title: words.price, of: ({ price }) => price, needs: 'prices.read' },
  { title: words.barcode, of: ({ barcode }) => barcode },
  { title: words.available, of: ({ available }) => available, needs: 'stock.read' },
  { title: words.cost, of: ({ cost }) => cost, needs: 'costs.read' },
  { title: words.presale, of: ({ presale }) => presale },
  { title: words.visible, of: ({ isVisible }) => (isVisible ? words.yes : words.no) },
];

/** Serves the versions that the filters of the grid leave, as CSV or XLSX. */
export function serveProductExport(app: FastifyInstance, context: ModuleContext): void {
  const { db, clock } = context;
  serveCsv(app, context, {
    url: PRODUCTS_EXPORT,
    needs: 'catalogue.read',
    query: ProductExportQuery,
    name: 'productos',
    sheet: words.sheet,
    action: 'products.exported',
    columns,
    rows: (query, role) => {
      requireCosts(role, query);
      const now = clock.now();
      return rowsInParts(
        ({ after, limit }) =>
          inTransaction(db, async (tx) => {
            await planForValues(tx);
            return listExportedVersions(tx, { ...(await filtersOf(tx, query)), now, after: after ?? '0', limit });
          }),
        ({ id }) => id,
      );
    },
  });
}
