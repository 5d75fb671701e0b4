/** An alert that waits. */
export interface WaitingAlert {
  kind: 'stock' | 'price';
  /** Price of one unit when it was asked for, in pesos. */
  priceThen: number;
}

/** The version as the customer can buy it now, in the place that serves it. */
export interface OfferNow {
  active: boolean;
  /** Units of the warehouse that serves the customer. */
  stock: number;
  minQuantity: number;
  /** An open presale; `left` is null without a limit. */
  presale: { left: number | null } | null;
  /** Pesos of one unit. */
  price: number;
}

/** Whether an alert makes its notice now: only for what can be bought, a lower price also in a presale. */
export function isDue(
  { kind, priceThen }: WaitingAlert,
  { active, stock, minQuantity, presale, price }: OfferNow,
): boolean {
  if (!active) return false;
  const hasStock = stock >= minQuantity;
  if (kind === 'stock') return hasStock;
  const isPresold = presale !== null && (presale.left === null || presale.left >= minQuantity);
  return price < priceThen && (hasStock || isPresold);
}
