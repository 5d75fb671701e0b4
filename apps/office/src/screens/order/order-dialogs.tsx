import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Suspense, lazy } from 'react';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import type { OpenDialog, StartedAct } from './started-act.ts';

// Each is opened now and then: none of them loads with the page.
const dialogs = {
  reject: lazy(() => import('./reject-dialog.tsx').then(({ RejectDialog }) => ({ default: RejectDialog }))),
  message: lazy(() => import('./message-dialog.tsx').then(({ MessageDialog }) => ({ default: MessageDialog }))),
  address: lazy(() => import('./address-dialog.tsx').then(({ AddressDialog }) => ({ default: AddressDialog }))),
  move: lazy(() => import('./move-dialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog }))),
  refund: lazy(() => import('./refund-order.tsx').then(({ RefundOrder }) => ({ default: RefundOrder }))),
};

const ActDialog = lazy(() =>
  import('../../features/order-acts/act-dialog.tsx').then((file) => ({ default: file.ActDialog })),
);
const PrintOrder = lazy(() => import('./print-order.tsx').then((file) => ({ default: file.PrintOrder })));

export type OrderDialogsProps = {
  order: OfficeOrder;
  now: Date;
  /** Name of the order's warehouse, once known. */
  warehouse: string | undefined;
  started: StartedAct | OpenDialog | undefined;
  printed: PrintKind | undefined;
  onClose: () => void;
  onPrinted: () => void;
};

/** The dialog, the act or the print that the operator opened, if any. */
export function OrderDialogs({ order, now, warehouse, started, printed, onClose, onPrinted }: OrderDialogsProps) {
  const Opened = typeof started === 'string' ? dialogs[started] : undefined;
  return (
    <Suspense>
      {Opened && <Opened order={order} now={now} onClose={onClose} />}
      {printed && <PrintOrder order={order} kind={printed} warehouse={warehouse} onDone={onPrinted} />}
      {started && typeof started !== 'string' && (
        <ActDialog
          request={{ act: started.act, codes: [order.code], shipmentId: started.shipmentId }}
          subject={order.code}
          onClose={onClose}
          onDone={() => {}}
        />
      )}
    </Suspense>
  );
}
