import type { PricedLine } from './catalogue.ts';
import type { CartLine } from './cart.sql.ts';
import type { Edit } from './edit-cart.ts';
import { type WireKey, isLine } from './find-line.ts';

/** Whose news are taken: of all lines, or of some. A line named here that is not there any more is taken for gone. */
interface Accepted {
  acceptNews?: boolean | undefined;
  accept?: readonly WireKey[] | undefined;
}

/** Lines with news as they are now; what is gone is removed. */
export function takeNews({ acceptNews = false, accept = [] }: Accepted): Edit {
  const isTaken = (line: PricedLine) => acceptNews || accept.some((key) => isLine(line, key));
  return (lines) => lines.filter((line) => line.news !== null && isTaken(line)).map(asItIs);
}

function asItIs({ line, after }: PricedLine): CartLine {
  const { price: seenPrice, quantity, dispatchDate: seenDate } = after;
  return { ...line, quantity, seenPrice, seenDate, seenOther: false };
}
