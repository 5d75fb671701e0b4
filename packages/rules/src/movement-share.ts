/**
 * What a payment method takes off (negative) or adds is of what is paid with it: of goods that are paid otherwise, nothing. Else who
 * pays one peso with a method would have all it takes off.
 */
export function movementShare(movement: number, goods: number, otherwise: number): number {
  if (goods <= 0 || otherwise >= goods) return 0;
  return Math.round(movement * ((goods - otherwise) / goods));
}
