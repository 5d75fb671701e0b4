/** Who pays the rest at once, or before anything leaves, leaves room for own credit beside. */
export function canBeSplit(method: { group: string } | null): boolean {
  return method?.group === 'instant' || method?.group === 'transfer';
}

/** Pesos of a total that go on own credit beside a payment method: what was wished, while it fits. */
export function creditPart(method: { group: string } | null, wished: number, total: number): number {
  return canBeSplit(method) ? Math.min(wished, total) : 0;
}
