import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Icon } from '@tonalia/ui/icon';
import { blockCustomer } from '../../api/customer-desk.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { customerTexts } from '../../messages/customer.es-CO.ts';

const texts = customerTexts.block;
const BlockDialog = lazy(() =>
  import('./block-dialog.tsx').then(({ BlockDialog: default_ }) => ({ default: default_ })),
);

/** Opens the dialog that blocks the customer; a blocked one has its strip instead. */
export function BlockCustomer({ customer }: { customer: OfficeCustomer }) {
  const mayBlock = mayDo(useOperator(), 'customers.block');
  const [isOpen, setOpen] = useState(false);
  if (!mayBlock || customer.block) return null;
  return (
    <div className="mt-2 border-t border-line pt-2">
      <button
        type="button"
        className="touch-area inline-flex min-h-9 items-center gap-2 text-[0.84375rem] font-semibold text-danger hover:underline"
        onClick={() => setOpen(true)}
      >
        <Icon name="lock" size="sm" />
        {texts.act}
      </button>
      {isOpen && (
        <Suspense>
          <BlockDialog customer={customer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Under the header of a blocked customer: since when, why, and the way back. */
export function BlockStrip({ customer: { _id, block } }: { customer: OfficeCustomer }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const now = useNow();
  const mayBlock = mayDo(useOperator(), 'customers.block');
  const [isBusy, setBusy] = useState(false);
  if (!block) return null;
  async function unblock(): Promise<void> {
    setBusy(true);
    try {
      await blockCustomer(cache, _id, null);
      notify({ color: 'white', message: texts.undone });
    } catch (cause) {
      notify(failureNotice(cause, () => void unblock()));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-danger-soft px-4 py-2 text-danger lg:px-7">
      <Icon name="lock" size="sm" />
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {texts.strip(formatWhenInFull(new Date(block.at), now))}
        {block.reason && <span className="font-medium">: {block.reason}</span>}
      </p>
      {mayBlock && (
        <OfficeButton look="secondary" small busy={isBusy} onClick={() => void unblock()}>
          {texts.undo}
        </OfficeButton>
      )}
    </div>
  );
}
