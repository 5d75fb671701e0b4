import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { call } from '../../api/http/client.ts';
import { addressesQuery } from '../../api/queries/account.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { paths } from '../../paths.ts';
import { draftOfAddress } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { FormFrame } from './form-frame.tsx';
import { needsCustomer, NoCustomer } from './no-customer.tsx';

/** Edits a saved address. */
export function EditAddressScreen({ addressId }: { addressId: string }) {
  const { data: addresses, error, isFetching, refetch } = useQuery(addressesQuery);
  const address = addresses?.find(({ _id }) => _id === addressId);
  return (
    <FormFrame title={addressMessages.form.editTitle}>
      {address && <Edit address={address} />}
      {addresses && !address && <Gone />}
      {!addresses && error && needsCustomer(error) && <NoCustomer />}
      {!addresses && error && !needsCustomer(error) && (
        <ErrorBlock
          title={addressMessages.failed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!addresses && !error && (
        <Loading className="grid max-w-field gap-4">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-14 rounded-control" />
          <Skeleton className="h-14 rounded-control" />
        </Loading>
      )}
    </FormFrame>
  );
}

function Edit({ address }: { address: Address }) {
  const go = useGo();
  return (
    <AddressForm
      start={draftOfAddress(address)}
      save={({ fixed, ...body }) =>
        call('auth', 'PUT /v3/me/addresses/{id}', {
          params: { id: address._id },
          // The main address stays so until another becomes the main one.
          body: { ...body, ...(fixed && !address.fixed && { fixed: true as const }) },
        }).then(({ results }) => results)
      }
      onSaved={() => go(paths.myAddresses(), { replace: true })}
    />
  );
}

function Gone() {
  const { gone, goneHelp, toList } = addressMessages.form;
  return (
    <Empty
      layout="stack"
      title={gone}
      text={goneHelp}
      action={
        <RouteLink href={paths.myAddresses()} className={buttonClass({ variant: 'secondary' })}>
          {toList}
        </RouteLink>
      }
    />
  );
}
