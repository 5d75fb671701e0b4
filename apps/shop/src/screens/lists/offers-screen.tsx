export function OffersScreen() {
  return null;
}
