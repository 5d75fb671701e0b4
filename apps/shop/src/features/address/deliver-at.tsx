import type { Address } from '@tonalia/contract/auth';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '../../api/session/session.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { addressName } from './address-lines.ts';
import { AddressSheet } from './address-sheet.tsx';
import { DeliverLines } from './deliver-lines.tsx';
import { useFixAddress } from './fix-address.ts';
import { useAddressInUse } from './address-in-use.ts';
import { useCoverageAlert } from './coverage-alert.ts';

const words = addressMessages.change;

/** 'Entregar en': the customer's delivery address. A change is confirmed and stored, and the shop reloads with its prices. */
export function DeliverAt() {
  const { customer } = useSession();
  const address = useAddressInUse();
  const fix = useFixAddress();
  const [isChoosing, setChoosing] = useState(false);
  const [requested, setRequested] = useState<Address | null>(null);
  useCoverageAlert(address);
  if (customer === null) return null;

  function pick(picked: Address) {
    setChoosing(false);
    fix.reset();
    if (picked._id !== address?._id) setRequested(picked);
  }
  function confirm() {
    // A full page load, so that nothing of the other warehouse stays in memory.
    if (requested) fix.mutate(requested, { onSuccess: () => location.assign(paths.homeCustomer()) });
  }
  const isBusy = fix.isPending || fix.isSuccess;

  return (
    <>
      <button
        type="button"
        className="pressable flex min-h-11 min-w-0 items-center gap-3 rounded-control text-left"
        onClick={() => setChoosing(true)}
      >
        <span className="flex size-6 shrink-0 items-center justify-center text-brand-text lg:size-11 lg:rounded-[15px] lg:bg-brand-soft">
          <Icon name="pin" />
        </span>
        <DeliverLines caption={messages.shell.deliverAt} name={address ? addressName(address) : customer.city} />
      </button>
      {createPortal(
        // Outside the header: one of the two headers is always hidden, and a dialog within it would be too.
        <>
          <AddressSheet
            open={isChoosing}
            current={address?._id ?? null}
            onUse={pick}
            onClose={() => setChoosing(false)}
          />
          <ConfirmDialog
            open={requested !== null}
            title={words.title(requested ? addressName(requested) : '')}
            text={words.text}
            confirm={words.confirm}
            cancel={messages.shell.cancel}
            loading={isBusy}
            error={fix.error?.message}
            onConfirm={confirm}
            onCancel={() => !isBusy && setRequested(null)}
          />
        </>,
        document.body,
      )}
    </>
  );
}
