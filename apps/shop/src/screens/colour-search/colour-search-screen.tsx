export function ColourSearchScreen() {
  return null;
}
