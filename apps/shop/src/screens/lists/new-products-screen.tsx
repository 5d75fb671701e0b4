export function NewProductsScreen() {
  return null;
}
