import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { literals } from '@tonalia/contract/literals.es-CO';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { IconTile } from '@tonalia/ui/icon-tile';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useId } from 'react';
import { addressesQuery } from '../../api/queries/account.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { addressIcon, addressName, addressSubline } from './address-lines.ts';

/** The addresses of the customer as choices; `chosen` is marked. */
export function AddressChoices({
  addresses,
  chosen,
  onPick,
}: {
  addresses: readonly Address[];
  chosen: Address | undefined;
  onPick: (id: string) => void;
}) {
  const name = useId();
  if (addresses.length === 0) return <p className="text-text-2">{addressMessages.noneHere}</p>;
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="sr-only">{literals.chooseAddress}</legend>
      {addresses.map((address) => (
        <RadioCard
          key={address._id}
          name={name}
          value={address._id}
          checked={address._id === chosen?._id}
          onChange={() => onPick(address._id)}
          title={addressName(address)}
          text={addressSubline(address)}
          before={
            <IconTile
              size="sm"
              icon={addressIcon(address.title)}
              tone={address._id === chosen?._id ? 'brand' : 'neutral'}
            />
          }
          // The radio button comes last, after the text.
          className="has-checked:bg-brand-soft/50 [&>input+span]:order-last"
        />
      ))}
    </fieldset>
  );
}

/** The loading state, or the error with a retry. */
export function AddressesLoading() {
  const { error, refetch, isFetching } = useQuery({ ...addressesQuery, enabled: false });
  if (!error) {
    return (
      <Loading label={messages.shell.loading} className="grid grid-cols-1 gap-3">
        <Skeleton className="h-19 rounded-card" />
        <Skeleton className="h-19 rounded-card" />
      </Loading>
    );
  }
  return (
    <ErrorBlock
      title={addressMessages.failed}
      text={error.message}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
