import { formatPesos } from '@tonalia/rules/money';

/** A deal that holds now for the shopper's trade type. */
export interface Deal {
  id: string;
  name: string;
  discountType: 'percentage' | 'value';
  /** Whole percent, or pesos a unit. */
  amount: number;
  productId: string | null;
  manufacturerId: string | null;
  categoryId: string | null;
  minQuantity: number;
}

/** What a version costs before deals, and what a deal may be about. */
export interface PriceFacts {
  productId: string;
  manufacturerId: string;
  categoryId: string;
  parentCategoryId: string | null;
  basePrice: number;
  /** Price for the shopper's trade type, where it differs. */
  tradePrice: number | null;
  /** Programmed prices in force now: the trade type's own, then that for every trade type. */
  programmed: readonly ProgrammedPrice[];
}

/** A named price for a window of time. */
export interface ProgrammedPrice {
  id: string;
  name: string;
  /** Pesos a unit. */
  amount: number;
  /** It takes the place of the list price and the trade type's, also where it is higher. */
  replaces: boolean;
}

/** What a unit costs a shopper, and why. */
export interface Price {
  /** Integer pesos a unit, at least 1. */
  price: number;
  /** Before programmed price and deal; never below `price`. */
  originalPrice: number;
  discount: { value: number; percent: number } | null;
  programmedPriceId: string | null;
  programmedPriceName: string | null;
  applicableDealsId: string | null;
  /** Each step in Spanish, for support. */
  why: string[];
}

/** A deal on a category holds for its children too. */
export function isAbout(deal: Deal, facts: PriceFacts): boolean {
  if (deal.productId !== null) return deal.productId === facts.productId;
  if (deal.manufacturerId !== null) return deal.manufacturerId === facts.manufacturerId;
  return deal.categoryId === facts.categoryId || deal.categoryId === facts.parentCategoryId;
}

/** What the deal makes of a price: whole pesos, and nothing is ever free. */
export function withDeal(price: number, deal: Deal): number {
  const lowered =
    deal.discountType === 'percentage' ? Math.round((price * (100 - deal.amount)) / 100) : price - deal.amount;
  return Math.min(price, Math.max(1, lowered));
}

/** A version's price before deals, with the programmed price that made it. */
interface PriceBeforeDeals {
  amount: number;
  programmed: ProgrammedPrice | null;
}

/**
 * The lowest of the prices that apply: the trade type's, or else the list price, and the programmed prices of the moment.
 * A programmed price with `replaces` takes the place of the first; of two that replace, the trade type's own.
 */
function priceBeforeDeals(base: number, programmed: readonly ProgrammedPrice[]): PriceBeforeDeals {
  const replacing = programmed.find(({ replaces }) => replaces) ?? null;
  let lowest: PriceBeforeDeals = { amount: replacing?.amount ?? base, programmed: replacing };
  for (const price of programmed) {
    if (!price.replaces && price.amount < lowest.amount) lowest = { amount: price.amount, programmed: price };
  }
  return lowest;
}

/**
 * The price of one unit: the lowest of list price, trade type's and programmed prices, then the best deal.
 * `quantity` is how many units of the product are bought together, over all its versions: that is what a deal's minimum counts.
 */
export function priceOf(facts: PriceFacts, deals: readonly Deal[], quantity: number): Price {
  const base = facts.tradePrice ?? facts.basePrice;
  const why = [
    facts.tradePrice === null
      ? `Precio de lista: ${formatPesos(base)}`
      : `Precio para el tipo de negocio: ${formatPesos(base)}`,
  ];
  const { amount: beforeDeals, programmed } = priceBeforeDeals(base, facts.programmed);
  for (const price of facts.programmed) why.push(lineAbout(price, programmed));

  const best = bestDeal(facts, deals, quantity, beforeDeals);
  const price = best ? withDeal(beforeDeals, best) : beforeDeals;
  if (best) why.push(`Oferta «${best.name}» (${saying(best)}): ${formatPesos(price)}`);

  const originalPrice = Math.max(base, price);
  const value = originalPrice - price;
  return {
    price,
    originalPrice,
    discount: value > 0 ? { value, percent: Math.round((value * 100) / originalPrice) } : null,
    programmedPriceId: programmed?.id ?? null,
    programmedPriceName: programmed?.name ?? null,
    applicableDealsId: best?.id ?? null,
    why,
  };
}

/** The deal with the lowest outcome; of two alike the older, so that the answer never wavers. */
function bestDeal(facts: PriceFacts, deals: readonly Deal[], quantity: number, price: number): Deal | undefined {
  return deals
    .filter((deal) => quantity >= deal.minQuantity && isAbout(deal, facts) && withDeal(price, deal) < price)
    .toSorted((a, b) => withDeal(price, a) - withDeal(price, b) || Number(a.id) - Number(b.id))[0];
}

function lineAbout(price: ProgrammedPrice, holding: ProgrammedPrice | null): string {
  const line = `Precio programado «${price.name}»: ${formatPesos(price.amount)}`;
  if (price === holding) return price.replaces ? `${line}, reemplaza el precio anterior` : line;
  const isReplaced = price.replaces && holding?.replaces;
  return `${line}, no se aplica: ${isReplaced ? 'rige el del tipo de negocio' : 'hay un precio igual o menor'}`;
}

function saying(deal: Deal): string {
  return deal.discountType === 'percentage' ? `${deal.amount} % menos` : `${formatPesos(deal.amount)} menos`;
}
