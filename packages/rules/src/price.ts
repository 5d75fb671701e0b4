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
  /** A `break` is a price by quantity, for explanations; both lower a price alike. Absent where nothing is explained. */
  kind?: 'deal' | 'break';
}

/** What a deal may be about. */
export interface DealSubject {
  productId: string;
  manufacturerId: string;
  categoryId: string;
  parentCategoryId: string | null;
}

/** How a deal lowers a price. */
export type DealTerms = Pick<Deal, 'discountType' | 'amount' | 'minQuantity'>;

/** What a version costs before deals, and what a deal may be about. */
export interface PriceFacts extends DealSubject {
  basePrice: number;
  /** Price for the shopper's trade type, where it differs. */
  tradePrice: number | null;
  /** Programmed prices in force now: the one agreed with the customer, the trade type's own, then that for every trade type. */
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
  /** Set for a price agreed with the customer, for explanations; it decides a price as any other. */
  isAgreed?: true;
}

/** What a unit costs a shopper. */
export interface Price {
  /** Integer pesos a unit, at least 1. */
  price: number;
  /** Before programmed price and deal; never below `price`. */
  originalPrice: number;
  discount: { value: number; percent: number } | null;
  programmedPriceId: string | null;
  programmedPriceName: string | null;
  applicableDealsId: string | null;
}

/** Whether a deal applies to a product. A deal on a category applies to its children too. */
export function isAbout(deal: Pick<Deal, 'productId' | 'manufacturerId' | 'categoryId'>, facts: DealSubject): boolean {
  if (deal.productId !== null) return deal.productId === facts.productId;
  if (deal.manufacturerId !== null) return deal.manufacturerId === facts.manufacturerId;
  return deal.categoryId === facts.categoryId || deal.categoryId === facts.parentCategoryId;
}

/**
 * The price of a unit with a deal, when `quantity` units of the product are bought: integer pesos, at least 1. Below the deal's minimum
 * the price itself.
 */
export function dealPrice(price: number, deal: DealTerms, quantity: number): number {
  if (quantity < deal.minQuantity) return price;
  const lowered =
    deal.discountType === 'percentage' ? Math.round((price * (100 - deal.amount)) / 100) : price - deal.amount;
  return Math.min(price, Math.max(1, lowered));
}

/** The price of a unit without programmed prices and deals, in pesos: the trade type's, or else the list price. */
export const regularPrice = (basePrice: number, tradePrice: number | null | undefined): number =>
  tradePrice ?? basePrice;

type ProgrammedAmount = Pick<ProgrammedPrice, 'amount' | 'replaces'>;

/**
 * The programmed price that holds before deals; null where the regular price does. The lowest of the prices that apply holds; one with
 * `replaces` takes the place of the regular price, and of two that replace, the first. Of equal prices the one that already held.
 */
export function holdingPrice<Programmed extends ProgrammedAmount>(
  regular: number,
  programmed: readonly Programmed[],
): Programmed | null {
  let holding = programmed.find(({ replaces }) => replaces) ?? null;
  for (const price of programmed) {
    if (!price.replaces && price.amount < (holding?.amount ?? regular)) holding = price;
  }
  return holding;
}

/**
 * The price of one unit: the trade type's price, or the list price if there is none; a lower programmed price, or one with `replaces`,
 * takes its place; then the best deal.
 * `quantity` is how many units of the product are bought together, over all its versions: that is what a deal's minimum counts.
 */
export function priceOf(facts: PriceFacts, deals: readonly Deal[], quantity: number): Price {
  const { base, programmed, best, price } = settlePrice(facts, deals, quantity);
  const originalPrice = Math.max(base, price);
  const value = originalPrice - price;
  return {
    price,
    originalPrice,
    discount: value > 0 ? { value, percent: Math.round((value * 100) / originalPrice) } : null,
    programmedPriceId: programmed?.id ?? null,
    programmedPriceName: programmed?.name ?? null,
    applicableDealsId: best?.id ?? null,
  };
}

/** The regular price, what holds in its place, and the price after the best deal. */
export function settlePrice(facts: PriceFacts, deals: readonly Deal[], quantity: number) {
  const { base, programmed, price: beforeDeals } = beforeDealsOf(facts);
  const best = bestDeal(facts, deals, quantity, beforeDeals);
  return { base, programmed, best, price: best ? dealPrice(beforeDeals, best, quantity) : beforeDeals };
}

/** The regular price, what holds in its place, and the price of the two before deals. */
export function beforeDealsOf(facts: PriceFacts) {
  const base = regularPrice(facts.basePrice, facts.tradePrice);
  const programmed = holdingPrice(base, facts.programmed);
  return { base, programmed, price: programmed?.amount ?? base };
}

/** The deal with the lowest price; of equal ones the older, so that the answer is always the same. */
function bestDeal(facts: PriceFacts, deals: readonly Deal[], quantity: number, price: number): Deal | undefined {
  return deals
    .filter((deal) => isAbout(deal, facts) && dealPrice(price, deal, quantity) < price)
    .toSorted(
      (a, b) => dealPrice(price, a, quantity) - dealPrice(price, b, quantity) || Number(a.id) - Number(b.id),
    )[0];
}
