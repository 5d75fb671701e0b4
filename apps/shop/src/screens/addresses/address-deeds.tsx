import { useMutation } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { call } from '../../api/http/client.ts';
import { addressName } from '../../features/address/address-lines.ts';
import { useFixAddress, useRefetchAddressData } from '../../features/address/fix-address.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { notify } from '../../state/notices.ts';

/** Actions on an address of the list: making it the main one applies at once, deleting asks first. */
export function useAddressDeeds() {
  const readAgain = useRefetchAddressData();
  const fix = useFixAddress();
  const [asked, setAsked] = useState<Address | null>(null);
  const remove = useMutation({
    mutationFn: ({ _id }: Address) => call('auth', 'DELETE /v3/me/addresses/{id}', { params: { id: _id } }),
  });

  function makeMain(address: Address) {
    if (fix.isPending) return;
    fix.mutate(address, {
      onSuccess: async () => {
        await readAgain();
        notify({ color: 'white', message: addressMessages.madeMain(addressName(address)) });
      },
      onError: (error) => notify({ color: 'red', message: error.message }),
    });
  }
  function confirmRemoval() {
    if (!asked) return;
    remove.mutate(asked, {
      onSuccess: async () => {
        await readAgain();
        setAsked(null);
        notify({ color: 'white', message: addressMessages.removed });
      },
      // It may be gone already: then the list is what is wrong.
      onError: () => void readAgain(),
    });
  }
  return {
    makeMain,
    busyWith: fix.isPending ? fix.variables._id : null,
    asked,
    askToRemove: (address: Address) => {
      remove.reset();
      setAsked(address);
    },
    confirmRemoval,
    cancelRemoval: () => !remove.isPending && setAsked(null),
    isRemoving: remove.isPending,
    removalError: remove.error?.message,
  };
}

/** Asks before an address goes. */
export function RemoveAddress({ deeds }: { deeds: ReturnType<typeof useAddressDeeds> }) {
  const { asked } = deeds;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={addressMessages.removeTitle(asked ? addressName(asked) : '')}
      text={addressMessages.removeText}
      confirm={addressMessages.remove}
      keep={addressMessages.keep}
      loading={deeds.isRemoving}
      error={deeds.removalError}
      onConfirm={deeds.confirmRemoval}
      onCancel={deeds.cancelRemoval}
    />
  );
}
