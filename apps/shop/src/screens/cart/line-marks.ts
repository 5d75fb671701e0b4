import type { CartProduct, CartView, ProductNews } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { leavesNow } from '../../messages/dispatch.es-CO.ts';

/** Notes on a line besides quantity and price. */
export interface LineMarks {
  /** "Las otras 4 unidades salen hoy": the other part of a split line. */
  note: string | null;
  news: ProductNews | undefined;
  /** The line changed, or exceeds the stock: it is never hidden. */
  isUrgent: boolean;
}

/** Looks up the marks of each line of a cart. */
export function marksOf({ cart, productsNews }: CartView): (line: CartProduct) => LineMarks {
  const lines = new Map(cart?.products.map((line) => [lineId(line), line]));
  const changed = new Map(productsNews.map((news) => [lineId(news.line), news]));
  return (line) => {
    const note = noteOf(lines.get(lineId({ ...line, advancedPurchasing: !line.advancedPurchasing })));
    const news = changed.get(lineId(line));
    return { note, news, isUrgent: news !== undefined || (note === null && line.quantity > line.stock) };
  };
}

function noteOf(other: CartProduct | undefined): string | null {
  if (!other) return null;
  if (!other.advancedPurchasing) return cartMessages.othersNow(other.quantity, leavesNow());
  return other.dispatchDate
    ? cartMessages.othersLater(other.quantity, lower(formatShortDay(other.dispatchDate)).replaceAll(' ', '\u00A0'))
    : null;
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('es-CO') + text.slice(1);
