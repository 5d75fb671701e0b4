import { unitsByProduct } from '@tonalia/rules/cart-lines';
import type { PricedLine } from './catalogue.ts';
import type { CartEdit } from './edit-cart.ts';
import { type CartLineReference, isLine } from './find-line.ts';

/** Which changes are accepted: all, or those of the named lines. Named lines that no longer exist are ignored. */
interface AcceptedChanges {
  acceptNews?: boolean | undefined;
  accept?: readonly CartLineReference[] | undefined;
}

/**
 * The changed lines as they are now; an unavailable line gets quantity 0. Prices are for the units the cart then has, counting
 * lines with changes that are not accepted as they are.
 */
export function acceptChanges({ acceptNews = false, accept = [] }: AcceptedChanges): CartEdit {
  const isTaken = (line: PricedLine) => line.change !== null && (acceptNews || accept.some((key) => isLine(line, key)));
  return (lines) => {
    const taken = lines.filter(isTaken);
    const units = unitsByProduct(
      lines.map((one) => ({
        productId: one.line.productId,
        quantity: isTaken(one) ? one.after.quantity : leftAsIs(one),
      })),
    );
    return taken.map(({ line, sellable, after: { quantity, dispatchDate: seenDate } }) => {
      const seenPrice = sellable.price(units.get(line.productId) || line.quantity).price;
      return { ...line, quantity, seenPrice, seenDate, seenOther: false };
    });
  };
}

const leftAsIs = ({ line, most }: PricedLine): number => (most > 0 ? line.quantity : 0);
