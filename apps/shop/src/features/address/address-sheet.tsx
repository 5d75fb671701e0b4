import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Notice } from '@tonalia/ui/notice';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { addressesQuery } from '../../api/queries/account.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { paths } from '../../paths.ts';
import { AddressChoices, AddressesLoading } from './address-choices.tsx';
import { useNoCoverage } from './coverage.ts';

export interface AddressSheetProps {
  open: boolean;
  /** The `_id` of the address in use. */
  current: string | null;
  /** The `_id` of the preselected address, if it is not the one in use. */
  picked?: string | null;
  /** Why the last choice was refused. */
  refusal?: string | null;
  isSaving?: boolean;
  onUse: (address: Address) => void;
  onClose: () => void;
}

/** 'Escoge una dirección': the customer's addresses, to choose one; addresses without coverage are disabled. */
export function AddressSheet(props: AddressSheetProps) {
  const { open, current, picked: first = null, refusal = null, isSaving = false, onUse, onClose } = props;
  const { data: addresses } = useQuery({ ...addressesQuery, enabled: open });
  const [picked, setPicked] = useState(first);
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
      {addresses ? <AddressChoices addresses={addresses} chosen={chosen} onPick={setPicked} /> : <AddressesLoading />}
      {uncovered !== null && <Notice color="orange" message={uncovered} className="mt-3" />}
      {uncovered === null && refusal !== null && <Notice color="red" message={refusal} className="mt-3" />}
    </Sheet>
  );
}
