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
  /** Price of a window of time that is open now. */
  programmed: { id: string; name: string; amount: number } | null;
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

/**
 * The price of one unit: base by trade type, then the programmed price of the moment, then the best deal.
 * `quantity` is how many units of the product are bought together, over all its versions: that is what a deal's minimum counts.
 */
export function priceOf(facts: PriceFacts, deals: readonly Deal[], quantity: number): Price {
  const base = facts.tradePrice ?? facts.basePrice;
  const why = [
    facts.tradePrice === null
      ? `Precio de lista: ${formatPesos(base)}`
      : `Precio para el tipo de negocio: ${formatPesos(base)}`,
  ];
  const { programmed } = facts;
  const beforeDeals = programmed?.amount ?? base;
  if (programmed) why.push(`Precio programado «${programmed.name}»: ${formatPesos(beforeDeals)}`);

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

function saying(deal: Deal): string {
  return deal.discountType === 'percentage' ? `${deal.amount} % menos` : `${formatPesos(deal.amount)} menos`;
}
