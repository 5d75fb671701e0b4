import type { ListMatch } from '@tonalia/contract/order-list';
import { formatShortDay } from '@tonalia/rules/dates';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';

/** When the units of a line leave: now, in a presale, or in both parts; orange when there are not enough. */
export function dispatchText(
  { stock, presale }: ListMatch,
  quantity: number,
): { text: string; tone: 'now' | 'presale' | 'short' } {
  if (stock >= quantity) return { text: words.now, tone: 'now' };
  const later = quantity - stock;
  if (!presale || (presale.left !== null && presale.left < later))
    return { text: words.only(stock + (presale?.left ?? 0)), tone: 'short' };
  const day = formatShortDay(presale.dispatchDate).toLocaleLowerCase('es-CO');
  return { text: stock === 0 ? words.presale(day) : words.parts(stock, later, day), tone: 'presale' };
}
