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
export function useAddressActions() {
  const refetch = useRefetchAddressData();
  const fix = useFixAddress();
  const [requested, setRequested] = useState<Address | null>(null);
  const remove = useMutation({
    mutationFn: ({ _id }: Address) => call('auth', 'DELETE /v3/me/addresses/{id}', { params: { id: _id } }),
  });

  function makeMain(address: Address) {
    if (fix.isPending) return;
    fix.mutate(address, {
      onSuccess: async () => {
        await refetch();
        notify({ color: 'white', message: addressMessages.madeMain(addressName(address)) });
      },
      onError: (error) => notify({ color: 'red', message: error.message }),
    });
  }
  function confirmRemoval() {
    if (!requested) return;
    remove.mutate(requested, {
      onSuccess: async () => {
        await refetch();
        setRequested(null);
        notify({ color: 'white', message: addressMessages.removed });
      },
      // The address may be deleted already: refetch the list.
      onError: () => void refetch(),
    });
  }
  return {
    makeMain,
    busyWith: fix.isPending ? fix.variables._id : null,
    requested,
    askToRemove: (address: Address) => {
      remove.reset();
      setRequested(address);
    },
    confirmRemoval,
    cancelRemoval: () => !remove.isPending && setRequested(null),
    isRemoving: remove.isPending,
    removalError: remove.error?.message,
  };
}

/** Confirms the removal of an address. */
export function RemoveAddress({ actions }: { actions: ReturnType<typeof useAddressActions> }) {
  const { requested } = actions;
  return (
    <ConfirmDialog
      open={requested !== null}
      title={addressMessages.removeTitle(requested ? addressName(requested) : '')}
      text={addressMessages.removeText}
      confirm={addressMessages.remove}
      keep={addressMessages.keep}
      loading={actions.isRemoving}
      error={actions.removalError}
      onConfirm={actions.confirmRemoval}
      onCancel={actions.cancelRemoval}
    />
  );
}
