import { readWholeNumber } from '../../components/data-grid/read-number.rules.ts';

/** How chosen prices change: by percent, by pesos, or one price for another. `rounding` is to 50 or 100 pesos; 1 for none. */
export type PriceAdjustment = { rounding: 1 | 50 | 100 } & (
  | { kind: 'percent' | 'pesos'; amount: number }
  | { kind: 'replace'; find: number; by: number }
);

/** Reads "-15%", rounded to `rounding` pesos, and "+500"; undefined without a sign or without a number. */
export function readRelative(text: string, rounding: PriceAdjustment['rounding'] = 100): PriceAdjustment | undefined {
  const [, sign, size = '', percent] = /^\s*([-−+])\s*\$?\s*([\d.,]+?)\s*(%?)\s*$/.exec(text) ?? [];
  if (!sign) return undefined;
  const read = percent ? readPercent(size) : readWholeNumber(size);
  if (!read || 'problem' in read) return undefined;
  const amount = sign === '+' ? read.value : -read.value;
  return { kind: percent ? 'percent' : 'pesos', amount, rounding: percent ? rounding : 1 };
}

/** "7,5" is 7.5. */
export const readPercent = (text: string): { value: number } | undefined =>
  /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? { value: Number(text.replace(',', '.')) } : undefined;

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
