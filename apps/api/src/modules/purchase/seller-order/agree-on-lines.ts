import type { PricedLine } from '../cart/catalogue.ts';
import type { AskedLine } from './ask.ts';
import type { DraftLine } from './draft.rules.ts';
import { isFresh, judgeLine } from './seller-order.rules.ts';
import { words } from './words.es-CO.ts';

/** Lines at their agreed prices, and those that ask. */
export interface AgreedLines {
  lines: PricedLine[];
  asked: AskedLine[];
  unchanged: number;
  unchangedAmount: number;
}

/** Judges each line of a draft's cart against what was shown. */
export function agreeOnLines(
  priced: readonly PricedLine[],
  { lines, now }: { lines: readonly DraftLine[]; now: Date },
): AgreedLines {
  const found: AgreedLines = { lines: [], asked: [], unchanged: 0, unchangedAmount: 0 };
  for (const one of priced) {
    const at = lines.findIndex((line) => isLineOf(line, one));
    const line = lines[at];
    if (!line) throw new Error('a line of the cart is not in its draft');
    const { agreed, reasons } = judgeLine(
      { quantity: line.quantity, price: line.priceSeen, dispatchDate: line.dateSeen },
      { ...one.after, price: one.price, step: one.sellable.minQuantity },
      isFresh(new Date(line.seenAt), now),
    );
    if (agreed === null) found.asked.push({ position: at + 1, line, priced: one, reasons });
    else {
      found.lines.push(atPrice(one, agreed));
      found.unchanged += 1;
      found.unchangedAmount += agreed * line.quantity;
    }
  }
  return found;
}

const isLineOf = (line: DraftLine, { line: { advanced }, sellable }: PricedLine): boolean =>
  line.code === (sellable.versionCode ?? sellable.code) && advanced === (line.dateSeen !== null);

/** The line at the price that was shown, with the same discount, and that reason after the others. */
function atPrice(priced: PricedLine, agreed: number): PricedLine {
  const { price, originalPrice, sellable } = priced;
  if (agreed === price) return priced;
  return {
    ...priced,
    price: agreed,
    originalPrice: originalPrice - (price - agreed),
    sellable: { ...sellable, why: (quantity) => [...sellable.why(quantity), words.shownPrice(agreed)] },
  };
}
