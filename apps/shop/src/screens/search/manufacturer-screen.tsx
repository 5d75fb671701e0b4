export function ManufacturerScreen() {
  return null;
}
