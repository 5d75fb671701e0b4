/**
 * The share of a method's discount (negative) or charge that applies: proportional to the amount paid with the method.
 * Otherwise paying one peso with it would give the whole discount.
 */
export function movementShare(movement: number, goods: number, otherwise: number): number {
  if (otherwise >= goods) return 0;
  return Math.round(movement * ((goods - otherwise) / goods));
}
