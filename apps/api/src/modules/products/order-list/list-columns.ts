import { plain } from '@tonalia/search/text';

const CODE = /^(?:cod(?:igo)?|ref(?:erencia)?|sku|ean|codigo de barras)$/;
const NAME = /^(?:producto|descripcion|nombre|articulo|detalle|tono)$/;
const UNITS = /^(?:cant(?:idad)?|unidades|und|uds|pedido)$/;

/** Places of the columns of a list; -1 for one that it has not. */
interface ListColumns {
  code: number;
  name: number;
  units: number;
}

/** The columns by their titles; null when the row is no titles of a list: those name the units and a code or a product. */
export function listColumns(titles: readonly string[]): ListColumns | null {
  const named = titles.map((title) => plain(title).replaceAll('.', '').trim());
  const at = (title: RegExp) => named.findIndex((one) => title.test(one));
  const columns = { code: at(CODE), name: at(NAME), units: at(UNITS) };
  return columns.units >= 0 && (columns.code >= 0 || columns.name >= 0) ? columns : null;
}

/** A line of a list: the code, else the product, with its units; without known columns all cells, which the recogniser reads. */
export function listLine(cells: readonly string[], columns: ListColumns | null): string {
  const clean = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
  if (columns === null) return clean.filter(Boolean).join('\t');
  const thing = clean[columns.code] || clean[columns.name] || '';
  const units = clean[columns.units] ?? '';
  if (thing === '' || /^0+$/.test(units)) return '';
  if (units === '') return thing;
  return /^\d{1,4}$/.test(units) ? `${thing}\tx${units}` : `${thing}\t${units}`;
}
