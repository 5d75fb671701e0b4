export function FavoritesScreen() {
  return null;
}
