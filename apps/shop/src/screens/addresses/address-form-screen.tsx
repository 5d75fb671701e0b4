/** A delivery address, new or to be changed. */
export function AddressFormScreen(_: { addressId: string | null }) {
  return null;
}
