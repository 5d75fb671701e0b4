import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { Suspense, lazy } from 'react';
import type { MovingAct } from '../../features/order-acts/fitting.ts';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Bulk } from './use-bulk.ts';

// Opened now and then: neither loads with the page.
const ActDialog = lazy(() =>
  import('../../features/order-acts/act-dialog.tsx').then((file) => ({ default: file.ActDialog })),
);
const ActOnAllDialog = lazy(() => import('./act-on-all-dialog.tsx').then((file) => ({ default: file.ActOnAllDialog })));

export type BulkActsProps = {
  bulk: Bulk;
  page: OfficeOrderPage | undefined;
  /** Filters of the list, as the call takes them. */
  filter: object;
  mayAct: (act: MovingAct) => boolean;
  seesAmounts: boolean;
  seesLabels: boolean;
};

/** The bar of the chosen orders, and the dialog of the act that was started. */
export function BulkActs({ bulk, page, filter, mayAct, seesAmounts, seesLabels }: BulkActsProps) {
  const { choice, chosen, all, started, startedOnAll, start, stop } = bulk;
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          mayAct={mayAct}
          onAct={start}
          onClear={choice.clear}
          {...{ seesAmounts, seesLabels, filter, all }}
        />
      )}
      <Suspense>
        {startedOnAll && page && (
          <ActOnAllDialog
            act={startedOnAll}
            filter={filter}
            total={page.total}
            onClose={stop}
            onBegun={() => {
              stop();
              choice.clear();
            }}
          />
        )}
        {started && (
          <ActDialog
            request={started}
            subject={actTexts.subject(started.codes.length)}
            onClose={stop}
            onDone={choice.clear}
          />
        )}
      </Suspense>
    </>
  );
}
