import type { ProductExportQuery } from '@tonalia/contract/products-grid';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import { findDeals } from '../price/price.sql.ts';
import { type ExportRow, listPrice } from './export-columns.ts';
import { listExportedVersions } from './export.sql.ts';
import type { OwnPrice } from '../own-price-list/own-prices.ts';
import { type Asking, findVersions } from './list-grid.ts';
import type { GridFacts } from './pick-grid.rules.ts';

/** The content of a file. */
export type ExportFilter = Omit<ProductExportQuery, 'format' | 'columns'>;

/** Versions that one statement reads. */
const AT_ONCE = 5_000;

/** The versions of a file, as they are read. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export async function* exportRows(asking: Asking, query: ExportFilter): AsyncGenerator<ExportRow> {
  const ids = chosenIds(await findVersions(asking, query), query);
  const { tradeTypeId = '', warehouseId = null } = query;
  const now = asking.clock.now();
  for (let from = 0; from < ids.length; from += AT_ONCE)
    yield* await inPlannedTransaction(asking.db, async (tx) => {
      const part = ids.slice(from, from + AT_ONCE);
      const rows = await listExportedVersions(tx, { ids: part, tradeTypeId, warehouseId, now });
      const deals = await findDeals(tx, now, tradeTypeId);
      return rows.map((row) => ({ ...row, deals }));
    });
}

/** The ids of the chosen ones, or of all without a choice, in order. */
function chosenIds(found: readonly GridFacts[], { products, versions }: ExportFilter): string[] {
  const [inProducts, inVersions] = [new Set(products), new Set(versions)];
  const isAll = products === undefined && versions === undefined;
  return found
    .filter(({ id, productId }) => isAll || inProducts.has(productId) || inVersions.has(String(id)))
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .map(String);
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
