/** Fields of an address that the choice depends on; `cityid` and `stateid` are DANE codes. */
export interface ChoosableAddress {
  fixed: boolean;
  cityid: string;
  stateid: string;
}

/**
 * The default delivery address: the fixed address; else the only one; else the one in the customer's own city;
 * else the first. None without addresses.
 */
export function chooseAddress<A extends ChoosableAddress>(
  addresses: readonly A[],
  customer: { cityId: string; stateId: string },
): A | undefined {
  return (
    addresses.find((address) => address.fixed) ??
    addresses.find((address) => address.cityid === customer.cityId && address.stateid === customer.stateId) ??
    addresses[0]
  );
}
