import type { SeenMatch } from '../../api/storage/quick-draft-line.ts';
import { formatShortDay } from '@tonalia/rules/dates';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';
import { offlineDataMessages } from '../../messages/offline-data.es-CO.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';

/** When the units of a line leave: with the next dispatch, in a presale, or in both parts; orange when there are not enough. */
export function dispatchText(
  { stock, presale, heldAt }: SeenMatch,
  quantity: number,
): { text: string; tone: 'now' | 'presale' | 'short' } {
  if (heldAt !== undefined && (stock >= quantity || !presale)) return heldText(stock, quantity, heldAt);
  if (stock >= quantity) return { text: words.leaves(leavesNow(shortDay)), tone: 'now' };
  const later = quantity - stock;
  if (!presale || (presale.left !== null && presale.left < later))
    return { text: words.only(stock + (presale?.left ?? 0)), tone: 'short' };
  const day = shortDay(presale.dispatchDate);
  const text = stock === 0 ? words.presale(day) : words.parts(stock, leavesNow(shortDay), later, day);
  return { text, tone: 'presale' };
}

const shortDay = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');

/** How many there were when the device read the stock; more is taken all the same. */
function heldText(stock: number, quantity: number, heldAt: string) {
  return stock >= quantity
    ? { text: offlineDataMessages.there(stock), tone: 'now' as const }
    : { text: offlineDataMessages.thereAt(stock, heldAt), tone: 'short' as const };
}
