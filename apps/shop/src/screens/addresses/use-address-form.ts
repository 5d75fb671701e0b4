import type { Address } from '@tonalia/contract/auth';
import { ApiError } from '../../api/http/api-error.ts';
import { storeFixedAddress, useRefetchAddressData } from '../../features/address/fix-address.ts';
import { streetFault } from '../../features/street-builder/street-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { bodyOf } from './address-draft.ts';
import type { AddressBody, AddressDraft } from './address-draft.ts';

const words = addressMessages.form;

const addressErrors = ({ place, street }: AddressDraft) => ({
  state: place.stateId === '' ? words.stateMissing : undefined,
  city: place.stateId !== '' && place.cityId === '' ? words.cityMissing : undefined,
  street: streetFault(street),
});

/** The form of an address: new, or an existing one in `start`. */
export function useAddressForm(
  start: AddressDraft,
  save: (body: AddressBody) => Promise<Address>,
  onSaved: (saved: Address) => void,
) {
  const refetch = useRefetchAddressData();
  return useForm({
    start,
    check: addressErrors,
    send: async (draft) => {
      const saved = await save(bodyOf(draft));
      await refetch();
      if (saved.fixed && !start.fixed) storeFixedAddress(saved);
      notify({ color: 'white', message: words.saved });
      onSaved(saved);
    },
    explain: (cause) => {
      const isAboutCity = cause instanceof ApiError && cause.code === 'CITY_NOT_FOUND';
      const text = cause instanceof Error ? cause.message : String(cause);
      return isAboutCity ? { errors: { city: text } } : { notice: text };
    },
  });
}
