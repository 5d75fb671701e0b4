export function PrintedList() {
  return null;
}
