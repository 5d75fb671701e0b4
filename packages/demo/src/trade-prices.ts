import type { BrandSegment } from './brands.ts';
import { round100 } from './product.ts';

/** Percent off the base price by trade type; a business pays less for products of its own trade. */
const general: Record<string, number> = { distribuidor: 12, tienda: 6 };
const own: Record<string, { segments: readonly BrandSegment[]; percent: number }> = {
  barberia: { segments: ['barber'], percent: 5 },
  spa: { segments: ['face'], percent: 5 },
  manicurista: { segments: ['nails'], percent: 4 },
};

/** Price of a version for a trade type, before any deal. */
export function priceFor(tradeType: string, segment: BrandSegment, base: number): number {
  const special = own[tradeType];
  const percent = general[tradeType] ?? (special?.segments.includes(segment) ? special.percent : 0);
  return percent ? round100(base * (1 - percent / 100)) : base;
}

/** Trade types with a price other than the base price, and that price. */
export function tradePrices(segment: BrandSegment, base: number): [tradeType: string, amount: number][] {
  return [...Object.keys(general), ...Object.keys(own)]
    .map((tradeType): [string, number] => [tradeType, priceFor(tradeType, segment, base)])
    .filter(([, amount]) => amount !== base);
}
