import type { Address } from '@tonalia/contract/auth';
import { IconTile } from '@tonalia/ui/icon-tile';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session/session.ts';
import { addressName, addressPlace } from '../../features/address/address-lines.ts';

/** The order's delivery address; for a seller, also the customer. `after` is the link to change it. */
export function AddressBlock({ address, after }: { address: Address; after?: ReactNode }) {
  const { isSeller, customer } = useSession();
  const customerName = isSeller ? customer?.name : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 p-3.5">
      <IconTile icon="pin" size="sm" className="size-10! rounded-[13px]!" />
      <div className="min-w-0 flex-1 basis-28">
        <p className="text-label">{customerName ?? addressName(address)}</p>
        <p className="text-small text-text-3">
          {addressPlace(customerName ? { ...address, title: address.address } : address)}
        </p>
      </div>
      {after}
    </div>
  );
}

export const changeClass =
  'pressable -my-2 -mr-2 inline-flex min-h-11 shrink-0 items-center rounded-control px-2 text-label text-brand-text';
