import { unitsByProduct } from './cart.rules.ts';
import type { PricedLine } from './catalogue.ts';
import type { CartEdit } from './edit-cart.ts';
import { type CartLineReference, isLine } from './find-line.ts';

/** Whose news are taken: of all lines, or of some. A line named here that is not there any more is taken for gone. */
interface AcceptedChanges {
  acceptNews?: boolean | undefined;
  accept?: readonly CartLineReference[] | undefined;
}

/**
 * Lines with news as they are now; what is gone is removed. Their price is that of the units the cart has then: those of lines whose
 * news are not taken count as they are.
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
