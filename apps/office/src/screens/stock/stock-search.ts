import type { StockSort, StockTab, WithOrWithout } from '@tonalia/contract/stock-office';
import { isDay, readPage } from '../../components/address.ts';
import type { StockWish } from '../../api/stock.ts';

/** The names of the tabs in the address. */
export const tabsInAddress = {
  todo: 'all',
  agotandose: 'running_out',
  agotados: 'out',
  quietos: 'idle',
} as const satisfies Record<string, StockTab>;
type StockTabInAddress = keyof typeof tabsInAddress;
export const tabNames = Object.keys(tabsInAddress) as StockTabInAddress[]; // as: the keys of the table above

/** Tabs with lists of their own. */
export const furtherTabs = ['traslados', 'compras', 'conteos', 'movimientos'] as const;
export type FurtherTab = (typeof furtherTabs)[number];

const sorts = {
  cobertura: 'cover',
  nombre: 'name',
  disponible: 'available',
  '-disponible': '-available',
} as const satisfies Record<string, StockSort>;
export const coverChoices = ['3', '10', '30', '60'] as const;

/** Filters that are added to the bar when they are wanted. */
export const furtherFilters = ['preventa', 'reservas', 'ubicacion'] as const;
export type FurtherFilter = (typeof furtherFilters)[number];
const choicesInAddress = { con: 'with', sin: 'without' } as const satisfies Record<string, WithOrWithout>;
type ChoiceInAddress = keyof typeof choicesInAddress;

/** The list of the stock as its address holds it. */
export interface StockSearch {
  /** Absent for all. */
  vista?: Exclude<StockTabInAddress, 'todo'> | FurtherTab;
  q?: string;
  bodega?: string;
  /** Ids. */
  marca?: string;
  categoria?: string;
  cobertura?: (typeof coverChoices)[number];
  preventa?: ChoiceInAddress;
  reservas?: ChoiceInAddress;
  ubicacion?: ChoiceInAddress;
  /** Absent for what ends first. */
  orden?: Exclude<keyof typeof sorts, 'cobertura'>;
  pagina?: number;
  /** The version of the row with the focus. */
  fila?: string;
  panel?: 'movimientos';
  /** Of the movements: their cause, days, and only the operator's own. */
  causa?: string;
  desde?: string;
  hasta?: string;
  mios?: 'si';
}

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readStockSearch(search: Record<string, unknown>): StockSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const view = [...tabNames, ...furtherTabs].find((name) => name === search['vista']);
  const id = (name: string) => (/^[1-9]\d{0,17}$/.test(text(name)) ? text(name) : undefined);
  const [brand, category] = [id('marca'), id('categoria')];
  const order = (['nombre', 'disponible', '-disponible'] as const).find((name) => name === search['orden']);
  const cover = coverChoices.find((days) => days === text('cobertura'));
  const day = (name: string) => (isDay(text(name)) ? text(name) : undefined);
  const [from, to] = [day('desde'), day('hasta')];
  return {
    ...(view && view !== 'todo' && { vista: view }),
    ...(text('q') !== '' && { q: text('q').slice(0, 80) }),
    ...(/^[A-Z]{3}$/.test(text('bodega')) && { bodega: text('bodega') }),
    ...(brand && { marca: brand }),
    ...(category && { categoria: category }),
    ...(cover && { cobertura: cover }),
    ...furtherChoices(search),
    ...(order && { orden: order }),
    ...readPage(search['pagina']),
    ...(id('fila') !== undefined && { fila: text('fila') }),
    ...(search['panel'] === 'movimientos' && { panel: 'movimientos' as const }),
    ...(/^[a-z]{1,12}$/.test(text('causa')) && { causa: text('causa') }),
    ...(from && { desde: from }),
    ...(to && { hasta: to }),
    ...(search['mios'] === 'si' && { mios: 'si' as const }),
  };
}

const furtherChoices = (search: Record<string, unknown>): Pick<StockSearch, FurtherFilter> =>
  Object.fromEntries(
    furtherFilters.flatMap((name) => (search[name] === 'con' || search[name] === 'sin' ? [[name, search[name]]] : [])),
  );

/** The same as the API asks it. */
export const askedStock = ({
  vista,
  q,
  bodega,
  marca,
  categoria,
  cobertura,
  preventa,
  reservas,
  ubicacion,
  orden,
  pagina,
}: StockSearch): StockWish => ({
  tab: vista && !isFurther(vista) ? tabsInAddress[vista] : 'all',
  sort: orden ? sorts[orden] : 'cover',
  ...(q !== undefined && { q }),
  ...(bodega !== undefined && { warehouseId: bodega }),
  ...(marca !== undefined && { brandId: marca }),
  ...(categoria !== undefined && { categoryId: categoria }),
  ...(cobertura !== undefined && { cover: Number(cobertura) }),
  ...(preventa !== undefined && { presale: choicesInAddress[preventa] }),
  ...(reservas !== undefined && { reserved: choicesInAddress[reservas] }),
  ...(ubicacion !== undefined && { shelf: choicesInAddress[ubicacion] }),
  ...(pagina !== undefined && { page: pagina }),
});

/** Whether a tab has a list of its own. */
export const isFurther = (vista: StockSearch['vista']): vista is FurtherTab =>
  furtherTabs.some((name) => name === vista);
