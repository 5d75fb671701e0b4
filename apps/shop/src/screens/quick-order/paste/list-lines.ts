import type { ListFileColumn, ListTable } from '@tonalia/contract/order-list';

/** A row of a file as a line of a list. */
export interface ListLine {
  /** The number that the spreadsheet shows. */
  row: number;
  cells: readonly string[];
  text: string;
}

/** The rows of a file as the lines of a list, by what its columns mean; rows without a product or with no units are left out. */
export function linesOfTable(
  { rows }: Pick<ListTable, 'rows'>,
  columns: readonly ListFileColumn[],
  hasTitles: boolean,
): ListLine[] {
  const at = (column: ListFileColumn) => columns.indexOf(column);
  const [code, name, units] = [at('code'), at('name'), at('units')];
  return rows.slice(hasTitles ? 1 : 0).flatMap(({ row, cells }) => {
    const text = lineOf(cells[code] || cells[name] || '', cells[units] ?? '');
    return text === '' ? [] : [{ row, cells, text }];
  });
}

function lineOf(thing: string, units: string): string {
  if (thing === '' || /^0+$/.test(units)) return '';
  if (units === '') return thing;
  return /^\d{1,4}$/.test(units) ? `${thing}\tx${units}` : `${thing}\t${units}`;
}

/** The columns after one of them was given another meaning: no two mean the same. */
export const withColumn = (columns: readonly ListFileColumn[], at: number, meaning: ListFileColumn): ListFileColumn[] =>
  columns.map((one, column) => {
    if (column === at) return meaning;
    return one === meaning ? 'none' : one;
  });
