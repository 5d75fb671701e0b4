import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Notice } from '@tonalia/ui/notice';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Sheet } from '@tonalia/ui/sheet';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { addressesQuery } from '../../api/queries.ts';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { addressName, addressPlace } from './address-lines.ts';

export interface AddressSheetProps {
  open: boolean;
  /** The `_id` of the address that is in use. */
  current: string | null;
  /** Why the last choice was refused. */
  refusal: string | null;
  isSaving: boolean;
  onUse: (address: Address) => void;
  onClose: () => void;
}

/** 'Escoge una dirección': the addresses of the customer, one of them chosen. */
export function AddressSheet({ open, current, refusal, isSaving, onUse, onClose }: AddressSheetProps) {
  const words = purchaseMessages.detail;
  const { data: addresses, error, refetch, isFetching } = useQuery({ ...addressesQuery, enabled: open });
  const [picked, setPicked] = useState<string | null>(null);
  function close() {
    setPicked(null);
    onClose();
  }
  const chosen = addresses?.find(({ _id }) => _id === (picked ?? current));

  return (
    <Sheet
      open={open}
      onClose={close}
      title={literals.chooseAddress}
      footer={
        <Button size="lg" full loading={isSaving} disabled={!chosen} onClick={() => chosen && onUse(chosen)}>
          {words.use}
        </Button>
      }
    >
      {error && !addresses && (
        <ErrorBlock
          title={words.addressesFailed}
          text={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!addresses && !error && (
        <Loading label={messages.shell.loading} className="grid gap-3">
          <Skeleton className="h-17 rounded-card" />
          <Skeleton className="h-17 rounded-card" />
        </Loading>
      )}
      {addresses?.length === 0 && <p className="text-text-2">{words.noAddress}</p>}
      <fieldset className="grid gap-3">
        <legend className="sr-only">{literals.chooseAddress}</legend>
        {addresses?.map((address) => (
          <RadioCard
            key={address._id}
            name="address"
            value={address._id}
            checked={address._id === chosen?._id}
            onChange={() => setPicked(address._id)}
            title={addressName(address)}
            text={addressPlace(address)}
            after={address.fixed ? <Badge tone="success">{words.main}</Badge> : undefined}
          />
        ))}
      </fieldset>
      {refusal !== null && <Notice color="red" message={refusal} className="mt-4" />}
    </Sheet>
  );
}
