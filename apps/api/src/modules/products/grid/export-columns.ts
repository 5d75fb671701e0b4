import type { OfficeRole } from '@tonalia/contract/office-rights';
import { type Deal, priceOf } from '@tonalia/rules/price';
import { marginOf } from '@tonalia/rules/margin';
import { taxRates } from '@tonalia/rules/tax';
import { type CsvColumn, columnsFor } from '../../../platform/http/serve-csv.ts';
import type { ExportedVersion } from './export.sql.ts';
import { productExportWords as words } from './export-words.es-CO.ts';

/** A version of a file, with its price in the chosen list and the deals that hold now. */
export interface ExportRow extends ExportedVersion {
  deals: readonly Deal[];
}

/** The price in the chosen list. */
export const listPrice = ({ basePrice, ownPrice }: ExportRow): number => ownPrice ?? basePrice;

/** The price of one unit with the best deal; null without one. */
export function offerPrice(row: ExportRow): number | null {
  const price = listPrice(row);
  const offered = priceOf({ ...row, basePrice: price, tradePrice: null, programmed: [] }, row.deals, 1).price;
  return offered < price ? offered : null;
}

/** Whole percent of the price, offer included, that stays after the cost. */
const marginIn = (row: ExportRow): number | null =>
  row.cost === null
    ? null
    : Math.floor(
        marginOf({ price: offerPrice(row) ?? listPrice(row), rate: taxRates[row.taxClass], cost: row.cost }) * 100,
      );

const yesOrNo = (is: boolean): string => (is ? words.yes : words.no);

/** The columns of the file by their key in the query. The code is the first, so that the file can be imported again. */
export const exportColumns = {
  code: { title: words.code, of: ({ code }) => code },
  productCode: { title: words.productCode, of: ({ productCode }) => productCode },
  product: { title: words.product, of: ({ product }) => product },
  brand: { title: words.brand, of: ({ brand }) => brand },
  category: { title: words.category, of: ({ category }) => category },
  shadeCode: { title: words.shadeCode, of: ({ shadeCode }) => shadeCode },
  shadeName: { title: words.shadeName, of: ({ shadeName }) => shadeName },
  hex: { title: words.hex, of: ({ hex }) => hex },
  volume: { title: words.volume, of: ({ volume }) => volume },
  volumeUnit: { title: words.volumeUnit, of: ({ volumeUnit }) => volumeUnit },
  minimum: { title: words.minimum, of: ({ minimum }) => minimum },
  price: { title: words.price, of: listPrice, needs: 'prices.read' },
  barcode: { title: words.barcode, of: ({ barcode }) => barcode },
  available: { title: words.available, of: ({ available }) => available, needs: 'stock.read' },
  cost: { title: words.cost, of: ({ cost }) => cost, needs: 'costs.read' },
  presale: { title: words.presale, of: ({ presale }) => presale },
  visible: { title: words.visible, of: ({ isVisible }) => yesOrNo(isVisible) },
  offer: { title: words.offer, of: offerPrice, needs: 'prices.read' },
  margin: { title: words.margin, of: marginIn, needs: 'costs.read' },
  photo: { title: words.photo, of: ({ hasPhoto }) => yesOrNo(hasPhoto) },
  tax: { title: words.tax, of: ({ taxClass }) => taxRates[taxClass] },
  byWarehouse: { title: words.byWarehouse, of: ({ byWarehouse }) => byWarehouse, needs: 'stock.read' },
} satisfies Record<string, CsvColumn<ExportRow>>;

/** The columns that a query names and a role sees; without names all of them. */
export function chosenColumns(role: OfficeRole, names: string | undefined): readonly CsvColumn<ExportRow>[] {
  const wanted = names === undefined ? undefined : new Set(['code', ...names.split(',')]);
  const columns: [string, CsvColumn<ExportRow>][] = Object.entries(exportColumns);
  const chosen = columns.filter(([name]) => wanted?.has(name) ?? true).map(([, column]) => column);
  return columnsFor(role, chosen);
}
