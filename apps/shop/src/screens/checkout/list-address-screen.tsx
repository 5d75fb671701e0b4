export function ListAddressScreen() {
  return null;
}
