/** What decides how much of a version to buy. */
export interface PurchaseNeed {
  /** Units sold a day. */
  perDay: number;
  /** Days that the units should last after they arrive. */
  coverDays: number;
  /** Days until they arrive. */
  leadDays: number;
  /** Days of sales bought besides. */
  safetyDays: number;
  /** Units that can be sold now. */
  available: number;
  /** Units of open orders that have not arrived. */
  coming: number;
  /** Units that presale orders wait for. */
  presold: number;
  /** Units of a box. */
  box: number;
}

/** Units to order, in whole boxes: what sells until the units should end, and what presales owe, without what is there and what comes. */
export function unitsToOrder({
  perDay,
  coverDays,
  leadDays,
  safetyDays,
  available,
  coming,
  presold,
  box,
}: PurchaseNeed): number {
  const missing = perDay * (coverDays + leadDays + safetyDays) + presold - available - coming;
  // A rate is a fraction: 40 units must not become 41 by its rounding.
  return Math.max(0, Math.ceil((missing - 1e-9) / box)) * box;
}

/** Average cost of a unit after a receipt, in whole pesos. `held`: units on hand before it; without a `cost` yet, that of the receipt. */
export function averageCost(held: number, cost: number | null, arrived: { units: number; cost: number }): number {
  if (cost === null || held <= 0) return arrived.cost;
  return Math.round((held * cost + arrived.units * arrived.cost) / (held + arrived.units));
}
