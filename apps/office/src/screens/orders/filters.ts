import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { formatShortDay } from '@tonalia/rules/dates';
import type { RowChoice } from '../../components/choice-rows.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { type OrdersSearch, dateChoices } from './orders-search.ts';

export type FilterName = 'fecha' | 'bodega' | 'despacho' | 'pago';

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
  const { warehouses = [], methods = [], due = [] } = offered ?? {};
  const ofWarehouse = due.filter(({ warehouseId }) => !search.bodega || warehouseId === search.bodega);
  const filter = (name: FilterName, label: string, choices: RowChoice[]): ListFilter => {
    const value = search[name];
    const found = choices.find((choice) => choice.value === value);
    return { name, label, choices, applied: value && (typeof found?.label === 'string' ? found.label : value) };
  };
  const dates = filter(
    'fecha',
    texts.filter.date,
    dateChoices.map((value) => ({ value, label: texts.dates[value] })),
  );
  return [
    { ...dates, applied: dates.applied ?? betweenWords(search) },
    filter(
      'bodega',
      texts.filter.warehouse,
      warehouses.map(({ _id, name }) => ({ value: _id, label: name })),
    ),
    filter('despacho', texts.filter.dispatch, dispatchChoices(ofWarehouse, today)),
    filter(
      'pago',
      texts.filter.method,
      methods.map(({ reference, name }) => ({ value: reference, label: name })),
    ),
  ];
}

/** "Mar 17 nov a vie 20 nov". */
function betweenWords({ desde, hasta }: OrdersSearch): string | undefined {
  if (!desde && !hasta) return undefined;
  if (!desde) return `hasta ${formatShortDay(hasta ?? '')}`;
  return hasta ? `${formatShortDay(desde)} a ${formatShortDay(hasta)}` : `desde ${formatShortDay(desde)}`;
}

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
