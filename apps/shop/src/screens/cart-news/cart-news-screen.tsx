export function CartNewsScreen() {
  return null;
}
