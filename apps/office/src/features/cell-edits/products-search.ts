import type { GridTab } from '@tonalia/contract/products-grid';
import { readPage } from '../../components/address.ts';
import type { GridFilter } from '../../api/products.ts';

/** The grid as its address holds it. */
export interface ProductsSearch {
  vista?: ProductsView;
  q?: string;
  categoria?: string;
  marca?: string;
  existencias?: 'con' | 'sin';
  preventa?: 'con' | 'sin';
  margen?: 'bajo';
  /** Only versions with a price of their own in the list of this trade type. */
  propio?: string;
  /** The trade type of the prices that are shown and edited; the base list without it. */
  lista?: string;
  /** By version; by product without it. */
  filas?: 'version';
  /** Ids of the open products. */
  abiertos?: string;
  pagina?: number;
  /** The sheet of the export is open, as the weekly mail links to it. */
  exportar?: 'semanal';
}

/** The page of a product: the list that it was opened from, and how its shades are shown. */
export interface ProductSearch extends ProductsSearch {
  tonos?: 'cuadros';
}

/** Tabs, as the address names them. */
export const views = {
  todos: 'all',
  'sin-foto': 'no_photo',
  'sin-precio': 'no_price',
  agotados: 'sold_out',
  ocultos: 'hidden',
} as const satisfies Record<string, GridTab>;
export type ProductsView = keyof typeof views;

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  const text = (name: string, shape: RegExp) => {
    const value = search[name];
    const plain = typeof value === 'number' ? String(value) : value;
    return typeof plain === 'string' && shape.test(plain) ? plain : undefined;
  };
  const vista = (Object.keys(views) as ProductsView[]).find((view) => view === search['vista']); // as: `views` has no other keys
  const withOrWithout = (name: string) => (['con', 'sin'] as const).find((one) => one === search[name]);
  const read = {
    vista: vista === 'todos' ? undefined : vista,
    q: text('q', /\S/)?.slice(0, 80),
    categoria: text('categoria', /^[1-9]\d{0,17}$/),
    marca: text('marca', /^[1-9]\d{0,17}$/),
    existencias: withOrWithout('existencias'),
    preventa: withOrWithout('preventa'),
    margen: search['margen'] === 'bajo' ? ('bajo' as const) : undefined,
    propio: text('propio', /^[\w-]{1,40}$/),
    lista: text('lista', /^[\w-]{1,40}$/),
    filas: search['filas'] === 'version' ? ('version' as const) : undefined,
    abiertos: text('abiertos', /^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,49}$/),
    ...readPage(search['pagina']),
    exportar: search['exportar'] === 'semanal' ? ('semanal' as const) : undefined,
  };
  // as: the same keys, without undefined
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as ProductsSearch;
}

/** Reads the address of a page of a product. */
export const readProductSearch = (search: Record<string, unknown>): ProductSearch => {
  const { exportar: _weekly, ...list } = readProductsSearch(search);
  return search['tonos'] === 'cuadros' ? { ...list, tonos: 'cuadros' } : list;
};

const someOrNone = { con: 'some', sin: 'none' } as const;

/** The call's filter, without the page. */
export function toGridFilter({ vista, q, categoria, marca, lista, ...further }: ProductsSearch): GridFilter {
  const { existencias, preventa, margen, propio } = further;
  return {
    ...(vista && { tab: views[vista] }),
    ...(q?.trim() && { q: q.trim() }),
    ...(categoria && { categoryId: categoria }),
    ...(marca && { brandId: marca }),
    ...(existencias && { stock: someOrNone[existencias] }),
    ...(preventa && { presale: someOrNone[preventa] }),
    ...(margen && { margin: 'low' }),
    ...(propio && { owned: propio }),
    ...(lista && { tradeTypeId: lista }),
  };
}

/** What a saved view keeps of an address: neither the page nor the open products. */
export const viewSearch = ({
  pagina: _page,
  abiertos: _open,
  exportar: _weekly,
  ...search
}: ProductsSearch): Record<string, string> => search;
