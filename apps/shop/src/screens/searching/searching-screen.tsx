export function SearchingScreen() {
  return null;
}
