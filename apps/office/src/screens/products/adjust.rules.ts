/** How chosen prices change: by percent, by pesos, or one price for another. `rounding` is to 50 or 100 pesos; 1 for none. */
export type PriceAdjustment = { rounding: 1 | 50 | 100 } & (
  | { kind: 'percent' | 'pesos'; amount: number }
  | { kind: 'replace'; find: number; by: number }
);

/** The adjusted price, at least 1 peso, a half rounded up; undefined where nothing is replaced. */
export function adjusted(price: number, adjustment: PriceAdjustment): number | undefined {
  const { rounding } = adjustment;
  if (adjustment.kind === 'replace') return price === adjustment.find ? adjustment.by : undefined;
  const { kind, amount } = adjustment;
  const exact = kind === 'percent' ? price * (1 + amount / 100) : price + amount;
  // a product of floats may miss a half by a hair
  const steps = Math.round(Number((exact / rounding).toFixed(6)));
  return Math.min(100_000_000, Math.max(1, steps * rounding));
}
