export function BestsellersScreen() {
  return null;
}
