import type { OfficeOrderSort, OfficeOrderTab } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { isDay, readPage } from '../../components/address.ts';
import type { OrderFilter } from '../../api/orders.ts';

/** The list of orders as its address holds it. */
export interface OrdersSearch {
  vista?: OrdersView;
  q?: string;
  fecha?: DateChoice;
  desde?: string;
  hasta?: string;
  bodega?: string;
  despacho?: string;
  /** First and last day of dispatch. */
  despachoDesde?: string;
  despachoHasta?: string;
  pago?: string;
  asesor?: string;
  ciudad?: string;
  estado?: string;
  ruta?: string;
  zona?: string;
  marca?: string;
  sku?: string;
  min?: string;
  max?: string;
  orden?: OfficeOrderSort;
  pagina?: number;
  /** The code of the row with the focus. */
  fila?: string;
}

/** Tabs, as the address names them. */
export const views = {
  todos: 'all',
  'por-pagar': 'unpaid',
  'por-alistar': 'to_pick',
  'en-alistamiento': 'picking',
  'en-camino': 'dispatched',
  entregados: 'delivered',
  'con-novedad': 'problem',
  cancelados: 'ended',
} as const satisfies Record<string, OfficeOrderTab>;
export type OrdersView = keyof typeof views;

export const viewOf = (tab: OfficeOrderTab): OrdersView =>
  (Object.keys(views) as OrdersView[]).find((view) => views[view] === tab) ?? 'todos'; // as: `views` has no other keys

export const dateChoices = ['hoy', 'ayer', '7d', '30d'] as const;
export type DateChoice = (typeof dateChoices)[number];

const sorts: readonly string[] = [
  '-createdAt',
  'createdAt',
  '-total',
  'total',
  '-units',
  'units',
  'customer',
  '-customer',
] satisfies OfficeOrderSort[];

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const text = (name: string, shape: RegExp) => {
    const value = search[name];
    const plain = typeof value === 'number' ? String(value) : value;
    return typeof plain === 'string' && shape.test(plain) ? plain : undefined;
  };
  const day = (name: string) => (isDay(search[name]) ? search[name] : undefined);
  const days = text('despacho', /\S/)?.split(',') ?? [];
  const among = <T extends string>(name: string, values: readonly string[]) =>
    values.find((value): value is T => value === search[name]);
  return withoutEmpty({
    vista: among<Exclude<OrdersView, 'todos'>>('vista', Object.keys(views).slice(1)),
    q: text('q', /\S/)?.slice(0, 80),
    fecha: among<DateChoice>('fecha', dateChoices),
    desde: day('desde'),
    hasta: day('hasta'),
    bodega: text('bodega', /^.{1,400}$/),
    despacho: days.length > 0 && days.every((one) => one === 'atrasado' || isDay(one)) ? days.join(',') : undefined,
    despachoDesde: day('despachoDesde'),
    despachoHasta: day('despachoHasta'),
    pago: text('pago', /^\w{1,40}(,\w{1,40})*$/),
    asesor: text('asesor', /^([0-9a-f-]{36}|directo)(,([0-9a-f-]{36}|directo))*$/),
    ciudad: text('ciudad', /^\d{5}(,\d{5})*$/),
    estado: text('estado', /^[a-z_]{4,20}(,[a-z_]{4,20})*$/),
    ruta: text('ruta', /^[^,]{1,40}(,[^,]{1,40}){0,19}$/),
    zona: text('zona', /^[\w-]{1,40}(,[\w-]{1,40})*$/),
    marca: text('marca', /^\d{1,18}(,\d{1,18})*$/),
    sku: text('sku', /\S/)?.slice(0, 64),
    min: text('min', /^\d{1,12}$/),
    max: text('max', /^\d{1,12}$/),
    orden: among<OfficeOrderSort>('orden', sorts),
    ...readPage(search['pagina']),
    fila: text('fila', /^[\w-]{1,40}$/),
  });
}

/** The call's filter. `today` is the day in Bogotá. */
export function toOrderFilter(search: OrdersSearch, today: string): OrderFilter {
  const {
    vista,
    q,
    bodega,
    despacho,
    despachoDesde,
    despachoHasta,
    pago,
    asesor,
    ciudad,
    estado,
    ruta,
    zona,
    marca,
    sku,
    min,
    max,
    orden,
    pagina,
  } = search;
  return withoutEmpty({
    tab: vista && views[vista],
    q: q?.trim(),
    ...datesOf(search, today),
    warehouseId: bodega,
    dispatchDate: despacho?.replace('atrasado', 'late'),
    dispatchFrom: despachoDesde,
    dispatchTo: despachoHasta,
    method: pago,
    sellerId: asesor?.replace('directo', 'direct'),
    cityId: ciudad,
    status: estado,
    route: ruta,
    zoneId: zona,
    brandId: marca,
    sku: sku?.trim(),
    minTotal: min,
    maxTotal: max,
    sort: orden,
    page: pagina,
  });
}

const span: Record<DateChoice, readonly [first: number, last: number]> = {
  hoy: [0, 0],
  ayer: [-1, -1],
  '7d': [-6, 0],
  '30d': [-29, 0],
};

function datesOf({ fecha, desde, hasta }: OrdersSearch, today: string): Pick<OrderFilter, 'from' | 'to'> {
  if (!fecha) return withoutEmpty({ from: desde, to: hasta });
  const [first, last] = span[fecha];
  return { from: dayAfter(today, first), to: dayAfter(today, last) };
}

/** A copy without undefined and empty values. */
export function withoutEmpty<T extends object>(from: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(from).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> }; // as: the same keys, without undefined
}
