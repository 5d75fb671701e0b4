import { splitUnits } from '@tonalia/rules/presale-units';
import { maxLineQuantity } from '@tonalia/rules/policy';
import { wholeSteps } from '@tonalia/rules/quantity';
import type { CartLine } from '../cart/cart-line.rules.ts';
import type { LineFacts, RemainingUnits, StockNeed } from '@tonalia/rules/cart-lines';
import { isSameLine, withLines } from '../cart/line-key.rules.ts';

/** A version or combo of an earlier order, units in stock and presale together. */
export type ReorderItem = Pick<CartLine, 'productId' | 'versionId' | 'choice' | 'chosen' | 'quantity'>;

export type ShortfallReason = 'gone' | 'stock' | 'choice' | 'full';

export interface ReorderOutcome {
  /** Units added to the cart, and the reason when they are fewer than ordered. */
  added: number;
  why: ShortfallReason | null;
}

type ReorderFacts = Omit<LineFacts, 'price'>;

/**
 * Adds the items of an order to a cart as far as units allow: from stock first, the rest in presale. All items share the units
 * that the cart's lines leave. Returns the lines to write, and the outcome of each item.
 */
export function addReorderItems(
  cart: readonly CartLine[],
  items: readonly ReorderItem[],
  {
    factsOf,
    stock,
    mostLines,
  }: { factsOf: (line: CartLine) => ReorderFacts; stock: ReadonlyMap<string, number>; mostLines: number },
): { changed: CartLine[]; outcomes: ReorderOutcome[] } {
  const left = remainingUnits(cart, items, factsOf, stock);
  let changed: CartLine[] = [];
  const outcomes = items.map((item): ReorderOutcome => {
    const line = lineOf(item, false, 0);
    const facts = factsOf(line);
    if (!facts.active) return { added: 0, why: 'gone' };
    if (!facts.needs) return { added: 0, why: item.choice === '' ? 'gone' : 'choice' };
    const had = unitsIn(cart, item);
    const step = facts.minQuantity;
    const most = Math.min(unitsOf(facts.needs, left.stock), maxLineQuantity);
    const presale = facts.presale ? (left.presale.get(item.productId) ?? facts.presale.left ?? Infinity) : 0;
    const possible = wholeSteps(most, step) + wholeSteps(Math.min(presale, maxLineQuantity), step);
    const all = Math.min(wholeSteps(had + item.quantity, step), possible, maxLineQuantity);
    const split = splitUnits(all, { stock: most, presaleLeft: presale, excluded: facts.presale === null, step });
    const refuse = (why: ShortfallReason): ReorderOutcome => {
      for (const kept of cart.filter((one) => isOf(one, item))) takeLine(left, kept, facts);
      return { added: 0, why };
    };
    if (!split || all <= had) return refuse('stock');
    const both = [lineOf(item, false, split.quantity), lineOf(item, true, split.quantityPresale)];
    const written = both.filter((one) => one.quantity > 0 || cart.some((other) => isSameLine(other, one)));
    if (withLines(withLines(cart, changed), written).length > mostLines) return refuse('full');
    changed = [...changed, ...written];
    takeOff(left, item.productId, facts.needs, split);
    return { added: all - had, why: all - had < item.quantity ? 'stock' : null };
  });
  return { changed, outcomes };
}

/** Price and date are set when the line is written. */
const lineOf = ({ quantity: _units, ...item }: ReorderItem, advanced: boolean, quantity: number): CartLine => ({
  ...item,
  advanced,
  quantity,
  seenPrice: 1,
  seenDate: null,
  seenOther: false,
});

const isOf = (line: CartLine, { versionId, choice }: ReorderItem): boolean =>
  line.versionId === versionId && line.choice === choice;

const unitsIn = (cart: readonly CartLine[], item: ReorderItem): number =>
  cart.filter((line) => isOf(line, item)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Units left by the cart lines that no item adds to. */
function remainingUnits(
  cart: readonly CartLine[],
  items: readonly ReorderItem[],
  factsOf: (line: CartLine) => ReorderFacts,
  stock: ReadonlyMap<string, number>,
): RemainingUnits {
  const left: RemainingUnits = { stock: new Map(stock), presale: new Map() };
  for (const item of items) {
    const presale = factsOf(lineOf(item, true, 0)).presale?.left;
    if (typeof presale === 'number') left.presale.set(item.productId, presale);
  }
  for (const line of cart.filter((one) => !items.some((item) => isOf(one, item)))) takeLine(left, line, factsOf(line));
  return left;
}

function takeLine(left: RemainingUnits, line: CartLine, { needs }: ReorderFacts): void {
  const split = line.advanced
    ? { quantity: 0, quantityPresale: line.quantity }
    : { quantity: line.quantity, quantityPresale: 0 };
  takeOff(left, line.productId, needs ?? [], split);
}

const unitsOf = (needs: readonly StockNeed[], left: ReadonlyMap<string, number>): number =>
  Math.max(0, Math.min(...needs.map(({ versionId, quantity }) => Math.floor((left.get(versionId) ?? 0) / quantity))));

function takeOff(
  { stock, presale }: RemainingUnits,
  productId: string,
  needs: readonly StockNeed[],
  { quantity, quantityPresale }: { quantity: number; quantityPresale: number },
): void {
  for (const need of needs) stock.set(need.versionId, (stock.get(need.versionId) ?? 0) - quantity * need.quantity);
  const left = presale.get(productId);
  if (left !== undefined) presale.set(productId, Math.max(0, left - quantityPresale));
}
