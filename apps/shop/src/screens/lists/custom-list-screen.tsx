export function CustomListScreen() {
  return null;
}
