import { splitUnits } from '@tonalia/rules/presale-units';
import { MAX_LINE_QUANTITY, wholeSteps } from '@tonalia/rules/quantity';
import type { CartLine } from '../cart/cart-line.rules.ts';
import type { LineFacts, StockNeed } from '../cart/cart.rules.ts';
import { isSameLine, withLines } from '../cart/line-key.rules.ts';

/** What an order had of something, in stock and in presale together. */
export type Wish = Pick<CartLine, 'productId' | 'versionId' | 'choice' | 'chosen' | 'quantity'>;

export type WhyShort = 'gone' | 'stock' | 'choice' | 'full';

export interface Outcome {
  /** Units that were put in the cart, and why they are fewer than wished; null when they are not. */
  added: number;
  why: WhyShort | null;
}

type Facts = Omit<LineFacts, 'price'>;

/**
 * Adds what an order had to the lines of a cart, as far as there is: from stock first, the rest in presale. All of them share
 * what is left, those of the cart before. Answers with the lines to write and, for each wish, what came of it.
 */
export function addWishes(
  cart: readonly CartLine[],
  wishes: readonly Wish[],
  {
    factsOf,
    stock,
    mostLines,
  }: { factsOf: (line: CartLine) => Facts; stock: ReadonlyMap<string, number>; mostLines: number },
): { changed: CartLine[]; outcomes: Outcome[] } {
  const left = leftBeside(cart, wishes, factsOf, stock);
  let changed: CartLine[] = [];
  const outcomes = wishes.map((wish): Outcome => {
    const line = lineOf(wish, false, 0);
    const facts = factsOf(line);
    if (!facts.active) return { added: 0, why: 'gone' };
    if (!facts.needs) return { added: 0, why: wish.choice === '' ? 'gone' : 'choice' };
    const had = unitsIn(cart, wish);
    const step = facts.minQuantity;
    const most = Math.min(unitsOf(facts.needs, left.stock), MAX_LINE_QUANTITY);
    const presale = facts.presale ? (left.presale.get(wish.productId) ?? facts.presale.left ?? Infinity) : 0;
    const possible = wholeSteps(most, step) + wholeSteps(Math.min(presale, MAX_LINE_QUANTITY), step);
    const all = Math.min(wholeSteps(had + wish.quantity, step), possible, MAX_LINE_QUANTITY);
    const split = splitUnits(all, { stock: most, presaleLeft: presale, excluded: facts.presale === null, step });
    if (!split || all <= had) return { added: 0, why: 'stock' };
    const both = [lineOf(wish, false, split.quantity), lineOf(wish, true, split.quantityPresale)];
    const written = both.filter((one) => one.quantity > 0 || cart.some((other) => isSameLine(other, one)));
    if (withLines(withLines(cart, changed), written).length > mostLines) return { added: 0, why: 'full' };
    changed = [...changed, ...written];
    takeOff(left, wish.productId, facts.needs, split);
    return { added: all - had, why: all - had < wish.quantity ? 'stock' : null };
  });
  return { changed, outcomes };
}

/** The price and date are of the moment: whoever writes the line sees to them. */
const lineOf = ({ quantity: _units, ...wish }: Wish, advanced: boolean, quantity: number): CartLine => ({
  ...wish,
  advanced,
  quantity,
  seenPrice: 1,
  seenDate: null,
  seenOther: false,
});

const isOf = (line: CartLine, { versionId, choice }: Wish): boolean =>
  line.versionId === versionId && line.choice === choice;

const unitsIn = (cart: readonly CartLine[], wish: Wish): number =>
  cart.filter((line) => isOf(line, wish)).reduce((sum, { quantity }) => sum + quantity, 0);

interface Left {
  stock: Map<string, number>;
  presale: Map<string, number>;
}

/** What the lines of the cart leave that no wish adds to. */
function leftBeside(
  cart: readonly CartLine[],
  wishes: readonly Wish[],
  factsOf: (line: CartLine) => Facts,
  stock: ReadonlyMap<string, number>,
): Left {
  const left: Left = { stock: new Map(stock), presale: new Map() };
  for (const wish of wishes) {
    const presale = factsOf(lineOf(wish, true, 0)).presale?.left;
    if (typeof presale === 'number') left.presale.set(wish.productId, presale);
  }
  for (const line of cart.filter((one) => !wishes.some((wish) => isOf(one, wish)))) {
    const split = line.advanced
      ? { quantity: 0, quantityPresale: line.quantity }
      : { quantity: line.quantity, quantityPresale: 0 };
    takeOff(left, line.productId, factsOf(line).needs ?? [], split);
  }
  return left;
}

const unitsOf = (needs: readonly StockNeed[], left: ReadonlyMap<string, number>): number =>
  Math.max(0, Math.min(...needs.map(({ versionId, quantity }) => Math.floor((left.get(versionId) ?? 0) / quantity))));

function takeOff(
  { stock, presale }: Left,
  productId: string,
  needs: readonly StockNeed[],
  { quantity, quantityPresale }: { quantity: number; quantityPresale: number },
): void {
  for (const need of needs) stock.set(need.versionId, (stock.get(need.versionId) ?? 0) - quantity * need.quantity);
  const left = presale.get(productId);
  if (left !== undefined) presale.set(productId, Math.max(0, left - quantityPresale));
}
