import { formatPesos } from '@tonalia/rules/money';
import type { PdfColumn, PdfRow } from '../../../platform/pdf/table-pdf.ts';
import type { TableCell } from '../../../platform/table-file/write-xlsx.ts';
import type { OwnPrice } from './own-prices.ts';
import { priceListWords as words } from './words.es-CO.ts';

const columns: PdfColumn[] = [
  { title: words.code, width: 80 },
  { title: words.product, width: 190 },
  { title: words.version, width: 120 },
  { title: words.today, width: 50 },
  { title: words.price, width: 75, isRight: true },
];

/** The rows of a printed list: a page or more for each category, with the brands of it; `isPlain` leaves the colours of shades out. */
export async function* printedPrices(prices: AsyncIterable<OwnPrice>, isPlain: boolean): AsyncGenerator<PdfRow> {
  let category: string | undefined;
  let brand: string | undefined;
  for await (const one of prices) {
    const isNewPage = one.category !== category;
    if (isNewPage || one.brand !== brand) yield { heading: `${one.brand}, ${one.category}`, columns, isNewPage };
    ({ category, brand } = one);
    yield {
      cells: [one.code, one.product, one.version, one.canBeOrdered ? '' : words.soldOut, formatPesos(one.price)],
      ...(one.hex !== null && !isPlain && { swatch: one.hex }),
    };
  }
  if (category === undefined) yield { heading: words.nothing, columns: [] };
}

/** The rows of a workbook: prices and minimums are numbers, codes texts. */
export async function* listedPrices(prices: AsyncIterable<OwnPrice>): AsyncGenerator<TableCell[]> {
  const { category, brand, code, barcode, product, version, price, minimum, stock } = words;
  yield [category, brand, code, barcode, product, version, price, minimum, stock];
  for await (const one of prices)
    yield [
      one.category,
      one.brand,
      one.code,
      one.barcode ?? '',
      one.product,
      one.version,
      one.price,
      one.minimum,
      one.canBeOrdered ? words.yes : words.no,
    ];
}
