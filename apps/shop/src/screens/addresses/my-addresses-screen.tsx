/** The delivery addresses of the customer. */
export function MyAddressesScreen() {
  return null;
}
