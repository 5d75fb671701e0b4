import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { chooseAddress } from '@tonalia/rules/address-choice';
import { addressesQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { remembered } from '../../api/storage/device-storage.ts';

/**
 * Where the customer shopped for receives when an order says nothing. The server's fixed address decides, on every device;
 * what this device fixed counts only while the server names none.
 */
export function useAddressInUse(): Address | undefined {
  const { customer, user, isSeller } = useSession();
  const { data } = useQuery({ ...addressesQuery, enabled: isSeller && customer !== null });
  if (!customer || !user) return undefined;
  const addresses = (isSeller ? data : customer.shipping_addresses) ?? [];
  const here = addresses.some(({ fixed }) => fixed) ? null : remembered('fixedAddress', user._id);
  return chooseAddress(
    addresses.map((one) => (one._id === here ? { ...one, fixed: true } : one)),
    customer,
  );
}
