/** The documents that `arrived` pesos pay, in their order: the last one perhaps in part. */
export function shareOut<D extends { amount: number }>(documents: readonly D[], arrived: number): D[] {
  let left = arrived;
  return documents.flatMap((one) => {
    const amount = Math.min(one.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...one, amount }] : [];
  });
}
