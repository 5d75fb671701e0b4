import type { SharedLine } from '@tonalia/contract/shares';
import { formatPesos } from '@tonalia/rules/money';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import type { PdfColumn, PdfRow } from '../../../platform/pdf/table-pdf.ts';
import { sharedFile as words } from './messages.es-CO.ts';

/** The rows of a printed link: its lines below their brand, with the units of a list, and prices only when the link has them. */
export async function* printedLines(lines: readonly SharedLine[], showsPrices: boolean): AsyncGenerator<PdfRow> {
  const isList = lines.some(({ quantity }) => quantity > 0);
  const columns = columnsOf(isList, showsPrices);
  for (const [brand, members] of Map.groupBy(lines, ({ manufacturer }) => manufacturer)) {
    yield { heading: brand, columns };
    for (const line of members) {
      const hex = line.color?.color ?? null;
      yield { cells: cellsOf(line, isList, showsPrices), ...(hex !== null && { swatch: hex }) };
    }
  }
  if (lines.length === 0) yield { heading: words.gone, columns: [] };
  else if (isList && showsPrices) {
    const sum = lines.reduce((pesos, { price = 0, quantity }) => pesos + price * quantity, 0);
    yield { cells: [words.sum, '', '', '', formatPesos(sum)], isStrong: true };
  }
}

const columnsOf = (isList: boolean, showsPrices: boolean): PdfColumn[] => {
  const after = [
    ...(isList ? [{ title: words.units, width: 45, isRight: true }] : []),
    ...(showsPrices ? [{ title: words.price, width: 70, isRight: true }] : []),
    ...(isList && showsPrices ? [{ title: words.total, width: 75, isRight: true }] : []),
  ];
  const taken = after.reduce((width, column) => width + column.width, 0);
  return [{ title: words.code, width: 85 }, { title: words.product, width: 430 - taken }, ...after];
};

function cellsOf(line: SharedLine, isList: boolean, showsPrices: boolean): string[] {
  const { code, quantity, price, isSoldOut } = line;
  const name = [lineName(line), productBehind(line), isSoldOut && words.soldOut].filter(Boolean).join(', ');
  return [
    code,
    name,
    ...(isList ? [String(quantity)] : []),
    ...(showsPrices && price !== undefined ? [formatPesos(price)] : []),
    ...(isList && showsPrices && price !== undefined ? [formatPesos(price * quantity)] : []),
  ];
}
