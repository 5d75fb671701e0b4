/**
 * What a payment method takes off (negative) or adds is of what is paid with it: of goods that own credit pays beside, nothing. Else
 * who pays one peso with a method would have all it takes off.
 */
export function movementShare(movement: number, goods: number, onCredit: number): number {
  if (onCredit >= goods) return 0;
  return Math.round(movement * ((goods - onCredit) / goods));
}
