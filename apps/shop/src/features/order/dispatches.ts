import type { CartProduct, Order } from '@tonalia/contract/purchase';
import { groupByDispatch } from '@tonalia/rules/cart-grouping';
import { formatDay, formatShortDay } from '@tonalia/rules/dates';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

type DatedLine = Pick<CartProduct, 'advancedPurchasing' | 'dispatchDate' | 'quantity'>;

/** The lines of one dispatch day; `day` is null for the next delivery. */
export interface DispatchDay<L> {
  day: string | null;
  units: number;
  lines: L[];
}

export function dispatchesOf<L extends DatedLine>(lines: readonly L[]): DispatchDay<L>[] {
  return groupByDispatch(lines).map(({ date, lines: members }) => ({
    day: date === 'none' ? null : date,
    units: members.reduce((sum, line) => sum + line.quantity, 0),
    lines: members,
  }));
}

/** "Entrega inmediata", "Martes 24 de noviembre". */
export function dispatchName(day: string | null): string {
  if (day === null) return purchaseMessages.deliveryNow;
  const name = formatDay(day);
  return name.charAt(0).toLocaleUpperCase('es-CO') + name.slice(1);
}

/** The same of a part of an order; with its city when another part has the same date: "Martes 24 de noviembre, desde Medellín". */
export const partName = ({
  dispatchDate,
  leavesFrom,
}: Pick<Order['shipments'][number], 'dispatchDate' | 'leavesFrom'>): string =>
  dispatchName(dispatchDate) + (leavesFrom ? `, ${purchaseMessages.leavesFrom(leavesFrom)}` : '');

/** "Inmediata", "Mar 24 nov". */
export const dispatchShortName = (day: string | null): string =>
  day === null ? purchaseMessages.deliveryNowShort : formatShortDay(day);
