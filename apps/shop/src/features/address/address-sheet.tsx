import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Button, buttonClass } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { IconTile } from '@tonalia/ui/icon-tile';
import { Notice } from '@tonalia/ui/notice';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useId, useState } from 'react';
import { addressesQuery } from '../../api/account-queries.ts';
import { RouteLink, useHere } from '../../link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { addressIcon, addressName, addressSubline } from './address-lines.ts';
import { useNoCoverage } from './coverage.ts';

export interface AddressSheetProps {
  open: boolean;
  /** The `_id` of the address that is in use. */
  current: string | null;
  /** Why the last choice was refused. */
  refusal?: string | null;
  isSaving?: boolean;
  onUse: (address: Address) => void;
  onClose: () => void;
}

/** 'Escoge una dirección': the addresses of the customer, one of them chosen; where nobody delivers cannot be used. */
export function AddressSheet({ open, current, refusal = null, isSaving = false, onUse, onClose }: AddressSheetProps) {
  const { data: addresses } = useQuery({ ...addressesQuery, enabled: open });
  const [picked, setPicked] = useState<string | null>(null);
  const here = useHere();
  const chosen = addresses?.find(({ _id }) => _id === (picked ?? current));
  const uncovered = useNoCoverage(open && chosen ? chosen : null);
  function close() {
    setPicked(null);
    onClose();
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={literals.chooseAddress}
      footer={
        <div className="grid grid-cols-1 gap-1">
          <Button
            size="lg"
            full
            loading={isSaving}
            disabled={!chosen}
            disabledReason={uncovered ?? undefined}
            onClick={() => chosen && onUse(chosen)}
          >
            {addressMessages.use}
          </Button>
          <RouteLink
            href={paths.newAddress({ redirect: here })}
            className={buttonClass({ variant: 'ghost', full: true })}
          >
            <Icon name="plus" size="sm" />
            {addressMessages.add}
          </RouteLink>
        </div>
      }
    >
      {addresses ? <Choices addresses={addresses} chosen={chosen} onPick={setPicked} /> : <OnItsWay />}
      {uncovered !== null && <Notice color="orange" message={uncovered} className="mt-3" />}
      {uncovered === null && refusal !== null && <Notice color="red" message={refusal} className="mt-3" />}
    </Sheet>
  );
}

function Choices({
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
          // The ring stands at the end, after the words.
          className="has-checked:bg-brand-soft/50 [&>input+span]:order-last"
        />
      ))}
    </fieldset>
  );
}

function OnItsWay() {
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
