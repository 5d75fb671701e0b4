export function PickerScreen() {
  return null;
}
