/** Own credit can pay a part beside instant methods and transfers. */
export function canBeSplit(method: { group: string } | null): boolean {
  return method?.group === 'instant' || method?.group === 'transfer';
}

/** Pesos of a total paid with own credit beside the method: the requested amount, at most the total. */
export function creditPart(method: { group: string } | null, wished: number, total: number): number {
  return canBeSplit(method) ? Math.min(wished, total) : 0;
}
