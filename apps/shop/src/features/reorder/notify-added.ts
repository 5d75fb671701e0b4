import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';

/** Says how many units of an order are in the cart again. */
export const notifyAdded = (units: number): void =>
  notify({ color: 'white', message: words.added(units), action: { text: words.seeCart, href: paths.cart() } });
