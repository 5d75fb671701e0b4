import type { OfficeOrderFilters, OfficeOrderItem, OfficeOrderTab } from '@tonalia/contract/purchase-office';

import { dayAfter } from '@tonalia/rules/calendar';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import type { RowChoice } from '../../components/choice-rows.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { type OrdersSearch, dateChoices, views } from './orders-search.ts';

export type FilterName =
  | 'fecha'
  | 'bodega'
  | 'despacho'
  | 'pago'
  | 'asesor'
  | 'estado'
  | 'zona'
  | 'ruta'
  | 'ciudad'
  | 'marca'
  | 'sku'
  | 'total';

/** Filters that are in the bar only once they are asked for. */
export const spareFilters: readonly FilterName[] = ['estado', 'ruta', 'zona', 'ciudad', 'marca', 'sku', 'total'];

/** The states of each tab, which the filter of states chooses among. */
const statusesOf: Record<OfficeOrderTab, readonly OfficeOrderItem['status'][]> = {
  all: ['pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched', 'delivered', 'cancelled', 'rejected'],
  unpaid: ['pending_payment'],
  to_pick: ['paid', 'confirmed'],
  picking: ['preparing'],
  dispatched: ['dispatched'],
  delivered: ['delivered'],
  problem: ['paid', 'confirmed', 'preparing', 'dispatched', 'delivered'],
  ended: ['cancelled', 'rejected'],
};

/** A filter with its name, its choices, and the words of the applied value. */
export interface ListFilter {
  name: FilterName;
  label: string;
  choices: RowChoice[];
  applied: string | undefined;
}

/** The filters of the list, in the order of the bar. */
export function listFilters(
  search: OrdersSearch,
  offered: OfficeOrderFilters | undefined,
  today: string,
): ListFilter[] {
  const { warehouses = [], methods = [], due = [], sellers = [], zones = [], brands = [] } = offered ?? {};
  const { routes = [], cities = [] } = offered ?? {};
  const chosenWarehouses = valuesOf(search.bodega);
  const ofWarehouse = due.filter(
    ({ warehouseId }) => chosenWarehouses.length === 0 || chosenWarehouses.includes(warehouseId),
  );
  const filter = (name: Exclude<FilterName, 'total' | 'sku'>, label: string, choices: RowChoice[]): ListFilter => {
    const [first, ...more] = valuesOf(search[name]).map((value) => {
      const found = choices.find((choice) => choice.value === value);
      return typeof found?.label === 'string' ? found.label : value;
    });
    return { name, label, choices, applied: first && (more.length > 0 ? texts.andMore(first, more.length) : first) };
  };
  const ofTab = statusesOf[views[search.vista ?? 'todos']];
  // a state that the address asks for in another tab stays in sight
  const statuses = (search.estado ? statusesOf.all : ofTab).map((value) => ({ value, label: texts.states[value] }));
  const dates = filter(
    'fecha',
    texts.filter.date,
    dateChoices.map((value) => ({ value, label: texts.dates[value] })),
  );
  const dispatch = filter('despacho', texts.filter.dispatch, dispatchChoices(ofWarehouse, today));
  return [
    { ...dates, applied: dates.applied ?? betweenWords(search.desde, search.hasta) },
    filter(
      'bodega',
      texts.filter.warehouse,
      warehouses.map(({ _id, name }) => ({ value: _id, label: name })),
    ),
    { ...dispatch, applied: dispatchWords(dispatch.applied, betweenWords(search.despachoDesde, search.despachoHasta)) },
    filter(
      'pago',
      texts.filter.method,
      methods.map(({ reference, name }) => ({ value: reference, label: name })),
    ),
    filter('asesor', texts.filter.seller, [
      { value: 'directo', label: texts.direct },
      ...sellers.map(({ _id, name }) => ({ value: _id, label: name })),
    ]),
    // a tab of one state has nothing to choose
    ...(statuses.length > 1 ? [filter('estado', texts.filter.state, statuses)] : []),
    filter(
      'ruta',
      texts.filter.route,
      routes.map((name) => ({ value: name, label: name })),
    ),
    filter(
      'zona',
      texts.filter.zone,
      zones.map(({ _id, name }) => ({ value: _id, label: name })),
    ),
    filter(
      'ciudad',
      texts.filter.city,
      cities.map(({ _id, name }) => ({ value: _id, label: name })),
    ),
    filter(
      'marca',
      texts.filter.brand,
      brands.map(({ _id, name }) => ({ value: _id, label: name })),
    ),
    { name: 'sku', label: texts.filter.sku, choices: [], applied: search.sku },
    { name: 'total', label: texts.filter.total, choices: [], applied: amountWords(search) },
  ];
}

/** The values of a filter in the address. */
export const valuesOf = (text: string | undefined): string[] => text?.split(',') ?? [];

function amountWords({ min, max }: OrdersSearch): string | undefined {
  if (min === undefined) return max === undefined ? undefined : texts.toAmount(formatPesos(Number(max)));
  const from = formatPesos(Number(min));
  return max === undefined ? texts.fromAmount(from) : texts.amounts(from, formatPesos(Number(max)));
}

/** "Mar 17 nov a vie 20 nov". */
function betweenWords(from: string | undefined, to: string | undefined): string | undefined {
  if (!from && !to) return undefined;
  if (!from) return `hasta ${formatShortDay(to ?? '')}`;
  return to ? `${formatShortDay(from)} a ${formatShortDay(to)}` : `desde ${formatShortDay(from)}`;
}

/** Chosen days beside a span: an order fits with either. */
const dispatchWords = (days: string | undefined, span: string | undefined): string | undefined =>
  days && span ? texts.orDays(days, span) : (days ?? span);

function dispatchChoices(due: OfficeOrderFilters['due'], today: string): RowChoice[] {
  const late = due.filter(({ isLate }) => isLate);
  const days = [...new Set(due.filter(({ isLate }) => !isLate).map(({ day }) => day))];
  return [
    ...(late.length > 0 ? [{ value: 'atrasado', label: texts.late, count: sumOf(late) }] : []),
    ...days.map((day) => {
      const ofDay = due.filter((one) => one.day === day);
      const words = dayWords(day, today);
      const isPresale = ofDay.every(({ isPreSales }) => isPreSales);
      return { value: day, label: isPresale ? texts.presale(words) : words, count: sumOf(ofDay) };
    }),
  ];
}

function dayWords(day: string, today: string): string {
  if (day === today) return texts.todayDay;
  return day === dayAfter(today, 1) ? texts.tomorrow(formatShortDay(day)) : formatShortDay(day);
}

const sumOf = (due: OfficeOrderFilters['due']): number => due.reduce((sum, { orders }) => sum + orders, 0);
