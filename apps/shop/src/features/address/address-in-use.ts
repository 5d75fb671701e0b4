import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { chooseAddress } from '@tonalia/rules/address-choice';
import { addressesQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { remembered } from '../../api/storage/device-storage.ts';

/**
 * The default delivery address of the session's customer. The address fixed on the server decides, on every device; the one fixed on
 * this device counts only while the server has none.
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
