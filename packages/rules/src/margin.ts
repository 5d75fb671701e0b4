import { taxed } from './tax.ts';

/** A price in pesos with IVA, its percent of IVA, and the cost of the unit in pesos without IVA. */
export interface CostedPrice {
  price: number;
  rate: number;
  cost: number;
}

/** The part of a price without IVA that stays after the cost, as a fraction: 0.32, negative below the cost. A price of 0 has none: -1. */
export function marginOf({ price, rate, cost }: CostedPrice): number {
  const { base } = taxed(price, rate);
  return base > 0 ? (base - cost) / base : -1;
}
