/** What a list of the first run needs besides its products. */
export interface ListGaps {
  price: boolean;
  stock: boolean;
}

const PRICE = /precio|valor|pvp|price/i;
const STOCK = /existencia|inventario|stock|unidades disponibles/i;

const titlesOf = (text: string): string => text.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '';
const lackOf = (titles: string): ListGaps => ({ price: !PRICE.test(titles), stock: !STOCK.test(titles) });

/** What the titles of a text list lack; nothing for a list with rows over several lines, which is sent as it is. */
export function gapsOf(text: string): ListGaps {
  const isPlain = text.split(/\r?\n/).every((line) => (line.match(/"/g)?.length ?? 0) % 2 === 0);
  return isPlain ? lackOf(titlesOf(text)) : { price: false, stock: false };
}

const separatorOf = (titles: string): string =>
  [';', '\t', ','].reduce((best, one) => (titles.split(one).length > titles.split(best).length ? one : best));

/** The list with a column of the same price and one of the same units, where it has none. */
export function fillList(text: string, { price, stock }: { price: number; stock: number }): string {
  const [titles = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const gaps = lackOf(titles);
  const separator = separatorOf(titles);
  const added = [gaps.price && ['Precio', price], gaps.stock && ['Existencias', stock]].filter((one) => one !== false);
  const end = (at: 0 | 1) => added.map((column) => `${separator}${column[at]}`).join('');
  return [titles + end(0), ...rows.map((row) => (row.trim() === '' ? row : row + end(1)))].join('\n');
}
