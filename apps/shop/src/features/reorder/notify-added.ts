import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';

/** Shows a notice with the number of units added to the cart. */
export const notifyAdded = (units: number): void =>
  notify({ color: 'white', message: words.added(units), action: { text: words.seeCart, href: paths.cart() } });
