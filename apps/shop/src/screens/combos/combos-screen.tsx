export function CombosScreen() {
  return null;
}
