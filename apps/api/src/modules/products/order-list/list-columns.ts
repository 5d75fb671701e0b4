import type { ListFileColumn } from '@tonalia/contract/order-list';
import { plain } from '@tonalia/search/text';

const TITLES: Record<Exclude<ListFileColumn, 'none'>, RegExp> = {
  code: /^(?:cod(?:igo)?|ref(?:erencia)?|sku|ean|codigo de barras)$/,
  name: /^(?:producto|descripcion|nombre|articulo|detalle|tono)$/,
  units: /^(?:cant(?:idad)?|unidades|und|uds|pedido)$/,
};
/** The share of the cells of a column that must look alike. */
const MOSTLY = 0.8;
const UNITS = /^\d{1,3}$/;

/** What the columns of a list seem to mean, and whether its first row is titles. */
export interface GuessedColumns {
  columns: ListFileColumn[];
  hasTitles: boolean;
}

/** By the titles of the first row, and what they do not say by what the cells look like. */
export function guessColumns(rows: readonly (readonly string[])[]): GuessedColumns {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const named = Array.from({ length: width }, (_, at) =>
    plain(rows[0]?.[at] ?? '')
      .replaceAll('.', '')
      .trim(),
  );
  const at = (kind: keyof typeof TITLES) => named.findIndex((one) => TITLES[kind].test(one));
  const [code, name, units] = [at('code'), at('name'), at('units')];
  const isTitled = code >= 0 || name >= 0;
  if (isTitled && units >= 0) return { columns: columnsOf(width, { code, name, units }), hasTitles: true };
  const hasTitles = rows.length > 1 && (isTitled || !named.some((title) => /\d/.test(title)));
  const body = hasTitles ? rows.slice(1) : rows;
  const isMostly = (column: number, looks: (cell: string) => boolean) => {
    const cells = body.map((row) => (row[column] ?? '').trim()).filter(Boolean);
    return cells.length > 0 && cells.filter(looks).length >= MOSTLY * cells.length;
  };
  const places = named.map((_, column) => column);
  const isOther = (column: number) => column !== code && column !== name;
  const counted =
    width > 1 ? places.findLast((place) => isOther(place) && isMostly(place, (cell) => UNITS.test(cell))) : -1;
  if (isTitled) return { columns: columnsOf(width, { code, name, units: counted ?? -1 }), hasTitles };
  const thing = places.find((column) => column !== counted && isMostly(column, (cell) => !UNITS.test(cell))) ?? 0;
  const isCode = isMostly(thing, (cell) => /\d/.test(cell));
  const found = { code: isCode ? thing : -1, name: isCode ? -1 : thing, units: counted ?? -1 };
  return { columns: columnsOf(width, found), hasTitles };
}

const columnsOf = (width: number, at: Record<keyof typeof TITLES, number>): ListFileColumn[] =>
  Array.from({ length: width }, (_, column) => {
    if (column === at.code) return 'code';
    if (column === at.name) return 'name';
    return column === at.units ? 'units' : 'none';
  });
