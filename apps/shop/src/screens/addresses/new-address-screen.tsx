import type { Address } from '@tonalia/contract/auth';
import { call } from '../../api/http/client.ts';
import { useSession } from '../../api/session/session.ts';
import { storeAddedAddress } from '../../features/address/just-added.ts';
import { useGo } from '../../navigation/link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { paths } from '../../paths.ts';
import { emptyAddress } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { FormFrame } from './form-frame.tsx';

/** Adds a delivery address, then continues to `redirectTo`, a checked path of this shop. */
export function NewAddressScreen({ redirectTo }: { redirectTo: string | null }) {
  const { customer } = useSession();
  const go = useGo();
  return (
    <FormFrame title={addressMessages.form.newTitle}>
      <AddressForm
        start={emptyAddress}
        save={(body): Promise<Address> =>
          call('auth', 'POST /v3/me/addresses', { body: { ...body, customer_id: customer?.customerId } }).then(
            ({ results }) => results,
          )
        }
        onSaved={({ _id }) => {
          if (redirectTo !== null) storeAddedAddress(_id, redirectTo);
          go(redirectTo ?? paths.myAddresses(), { replace: true });
        }}
      />
    </FormFrame>
  );
}
