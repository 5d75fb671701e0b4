import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@tonalia/ui/badge';
import { Suspense, lazy, useState } from 'react';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import { orderFiltersQuery } from '../../api/orders.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { AdjustHost, isAdjustable, useOpenAdjust } from './adjust/adjust-host.tsx';
import { CommentPanel, CustomerPanel } from './customer-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PaymentsPanel, TotalPanel } from './money-panels.tsx';
import { mayDo, useOperator } from '../../api/session.ts';
import { HeaderActs, PhoneActs } from './order-acts.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { usePicking } from './picking.ts';
import { ShipmentPacking } from './shipment-packing.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import type { OpenDialog, StartedAct } from './started-act.ts';
import { BackToList, WalkButtons } from './walk.tsx';
import { placeName } from '../../components/place-name.ts';

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

/** The order: its parts, money and history, and at the right the customer. */
export function OrderBody({ order }: { order: OfficeOrder }) {
  const [started, setStarted] = useState<StartedAct | OpenDialog>();
  const [printed, setPrinted] = useState<PrintKind>();
  const operator = useOperator();
  const { data: offered } = useQuery(orderFiltersQuery);
  const warehouseOf = (id: string) =>
    offered?.warehouses.filter(({ _id }) => _id === id).map(({ name }) => placeName(name))[0];
  const warehouse = warehouseOf(order.warehouseId);
  const now = useNow();
  const close = () => setStarted(undefined);
  const adjust = useOpenAdjust();
  const { pickingOf, isKnown, packings, routeOf } = usePicking(order);
  const toAdjust = order.shipments.find((shipment) => isAdjustable(order, shipment));
  const Opened = typeof started === 'string' ? dialogs[started] : undefined;
  return (
    <>
      <PageHeader
        title={order.code}
        isSearched
        lined
        before={<BackToList />}
        after={
          <>
            <OrderBadge
              status={order.status}
              hasProof={order.money?.payments.some(({ hasProof, status }) => hasProof && status === 'pending') ?? false}
            />
            {order.together && (
              <span className="max-xl:hidden">
                <Badge tone="neutral">{orderTexts.together}</Badge>
              </span>
            )}
            <span className="text-[0.875rem] font-medium whitespace-nowrap text-text-3 max-lg:hidden">
              {formatWhenInFull(new Date(order.createdAt), now)}
            </span>
            <WalkButtons code={order.code} />
          </>
        }
        actions={
          <HeaderActs
            order={order}
            onStart={setStarted}
            onPrint={setPrinted}
            onAdjust={toAdjust && (() => adjust(toAdjust))}
          />
        }
      />
      <div className="grid gap-3 px-4 pt-3 pb-7 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-4 lg:px-7 lg:pt-4">
        <div className="grid content-start gap-3 max-lg:contents lg:gap-4">
          {order.together && (
            <p className="xl:hidden">
              <Badge tone="neutral">{orderTexts.together}</Badge>
            </p>
          )}
          {order.shipments.map((shipment) => (
            <ShipmentPanel
              key={shipment._id}
              shipment={shipment}
              warehouse={warehouseOf(shipment.warehouseId)}
              route={routeOf(shipment._id)}
              now={now}
              isOnly={order.shipments.length === 1}
              onStart={setStarted}
              onAdjust={isAdjustable(order, shipment) ? () => adjust(shipment) : undefined}
              pickingOf={pickingOf}
              packing={packings && <ShipmentPacking orderCode={order.code} shipment={shipment} packings={packings} />}
            />
          ))}
          <div className="grid items-start gap-3 max-lg:contents lg:gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
            <HistoryPanel
              order={order}
              now={now}
              warehouseOf={warehouseOf}
              onMessage={mayDo(operator, 'orders.message') ? () => setStarted('message') : undefined}
            />
            {order.money && <TotalPanel order={order} money={order.money} />}
          </div>
        </div>
        <div className="grid content-start gap-3 max-lg:contents lg:gap-4">
          <CustomerPanel order={order} />
          {order.money && <PaymentsPanel money={order.money} now={now} />}
          <NotesPanel order={order} now={now} />
          {order.comments && <CommentPanel comments={order.comments} />}
        </div>
      </div>
      <PhoneActs order={order} onStart={setStarted} />
      {isKnown && <AdjustHost order={order} shortOf={(line) => pickingOf(line)?.short ?? 0} />}
      <Suspense>
        {Opened && <Opened order={order} now={now} onClose={close} />}
        {printed && (
          <PrintOrder order={order} kind={printed} warehouse={warehouse} onDone={() => setPrinted(undefined)} />
        )}
        {started && typeof started !== 'string' && (
          <ActDialog
            request={{ act: started.act, codes: [order.code], shipmentId: started.shipmentId }}
            subject={order.code}
            onClose={close}
            onDone={() => {}}
          />
        )}
      </Suspense>
    </>
  );
}
