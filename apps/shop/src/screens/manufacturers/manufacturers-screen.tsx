export function ManufacturersScreen() {
  return null;
}
