/** Whole pesos in proportion to `weights`; together they are `amount`. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let given = 0;
  return weights.map((weight) => {
    before += weight;
    const until = whole === 0 ? 0 : Number((BigInt(amount) * BigInt(before)) / BigInt(whole));
    const share = until - given;
    given = until;
    return share;
  });
}
