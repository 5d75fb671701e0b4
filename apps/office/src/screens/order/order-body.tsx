import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderFiltersQuery } from '../../api/orders.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { ActDialog } from '../../features/order-acts/act-dialog.tsx';
import { OrderBadge } from '../../features/order-state/order-badge.tsx';
import { CommentPanel, CustomerPanel } from './customer-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PaymentsPanel, TotalPanel } from './money-panels.tsx';
import { HeaderActs, PhoneActs } from './order-acts.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import type { StartedAct } from './started-act.ts';
import { BackToList, WalkButtons } from './walk.tsx';

/** The order: its parts, money and history, and at the right the customer. */
export function OrderBody({ order }: { order: OfficeOrder }) {
  const [started, setStarted] = useState<StartedAct | 'reject'>();
  const { data: offered } = useQuery(orderFiltersQuery);
  const warehouse = offered?.warehouses.find(({ _id }) => _id === order.warehouseId)?.name;
  const now = useNow();
  const close = () => setStarted(undefined);
  return (
    <>
      <PageHeader
        title={order.code}
        lined
        before={<BackToList />}
        after={
          <>
            <OrderBadge
              status={order.status}
              hasProof={order.money?.payments.some(({ hasProof, status }) => hasProof && status === 'pending') ?? false}
            />
            <span className="text-[0.875rem] font-medium whitespace-nowrap text-text-3 max-lg:hidden">
              {formatWhenInFull(new Date(order.createdAt), now)}
            </span>
            <WalkButtons code={order.code} />
          </>
        }
        actions={<HeaderActs order={order} onStart={setStarted} />}
      />
      <div className="grid gap-3 px-4 pt-3 pb-7 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-4 lg:px-7 lg:pt-4">
        <div className="grid content-start gap-3 max-lg:contents lg:gap-4">
          {order.shipments.map((shipment) => (
            <ShipmentPanel
              key={shipment.dispatchDate ?? ''}
              shipment={shipment}
              warehouse={warehouse}
              now={now}
              isOnly={order.shipments.length === 1}
              onStart={setStarted}
            />
          ))}
          <div className="grid items-start gap-3 max-lg:contents lg:gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
            <HistoryPanel history={order.history} now={now} />
            {order.money && <TotalPanel order={order} money={order.money} />}
          </div>
        </div>
        <div className="grid content-start gap-3 max-lg:contents lg:gap-4">
          <CustomerPanel order={order} />
          {order.money && <PaymentsPanel money={order.money} now={now} />}
          {order.comments && <CommentPanel comments={order.comments} />}
        </div>
      </div>
      <PhoneActs order={order} onStart={setStarted} />
      {started === 'reject' && <RejectDialog order={order} onClose={close} />}
      {started && started !== 'reject' && (
        <ActDialog
          request={{ act: started.act, codes: [order.code], dispatchDate: started.dispatchDate ?? undefined }}
          subject={order.code}
          onClose={close}
          onDone={() => {}}
        />
      )}
    </>
  );
}
