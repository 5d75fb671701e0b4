const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/** Groups thousands with points: 12900 → "12.900". A fraction is rounded. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, '.');
  return rounded < 0 ? `${MINUS}${digits}` : digits;
}

/** Integer pesos as the shop shows them: 12900 → "$ 12.900" (no-break space), −14970 → "−$ 14.970" (U+2212). */
export function formatPesos(pesos: number): string {
  const sign = Math.round(pesos) < 0 ? MINUS : '';
  return `${sign}$${NO_BREAK_SPACE}${formatNumber(Math.abs(pesos))}`;
}
