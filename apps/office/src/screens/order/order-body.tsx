import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@tonalia/ui/badge';
import { useState } from 'react';
import type { PrintKind } from '../../features/printed-order/printed-order.tsx';
import { orderFiltersQuery } from '../../api/orders.ts';
import { placeName } from '../../components/place-name.ts';
import { useNow } from '../../components/use-now.ts';
import { useWide } from '../../components/use-wide.ts';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { AdjustHost, isAdjustable, useOpenAdjust } from './adjust/adjust-host.tsx';
import { CommentPanel, CustomerPanel } from './customer-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PaymentsPanel, TotalPanel } from './money-panels.tsx';
import { mayDo, useOperator } from '../../api/session.ts';
import { NotesPanel } from './notes-panel.tsx';
import { PhoneActs } from './order-acts.tsx';
import { PhoneMoney } from './phone-money.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderHeader } from './order-header.tsx';
import { usePicking } from './picking.ts';
import { ShipmentPacking } from './shipment-packing.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import type { OpenDialog, StartedAct } from './started-act.ts';

/** The order: its parts, money and history, and at the right the customer. */
export function OrderBody({ order }: { order: OfficeOrder }) {
  const [started, setStarted] = useState<StartedAct | OpenDialog>();
  const [printed, setPrinted] = useState<PrintKind>();
  const operator = useOperator();
  const warehouseOf = useWarehouseNames();
  const now = useNow();
  const isWide = useWide();
  const adjust = useOpenAdjust();
  const { pickingOf, isKnown, packings, routeOf } = usePicking(order);
  const toAdjust = order.shipments.find((shipment) => isAdjustable(order, shipment));
  const onAdjust = toAdjust && (() => adjust(toAdjust));
  return (
    <>
      <OrderHeader order={order} now={now} onStart={setStarted} onPrint={setPrinted} onAdjust={onAdjust} />
      <div className="grid gap-3 px-4 pt-3 pb-7 max-lg:pb-28 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-4 lg:px-7 lg:pt-4">
        <div className="grid content-start gap-3 max-lg:contents lg:gap-4">
          {order.together && (
            <p className="xl:hidden">
              <Badge tone="neutral">{orderTexts.together}</Badge>
            </p>
          )}
          {order.shipments.map((shipment, at) => (
            <ShipmentPanel
              key={shipment._id}
              shipment={shipment}
              warehouse={warehouseOf(shipment.warehouseId)}
              route={routeOf(shipment._id)}
              now={now}
              isOnly={order.shipments.length === 1}
              isFirst={at === 0}
              isAtFoot={shipment === toAdjust}
              onStart={setStarted}
              onAdjust={isAdjustable(order, shipment) ? () => adjust(shipment) : undefined}
              pickingOf={pickingOf}
              packing={packings && <ShipmentPacking orderCode={order.code} shipment={shipment} packings={packings} />}
            />
          ))}
          {order.money && !isWide && <PhoneMoney order={order} money={order.money} now={now} />}
          <div className="grid items-start gap-3 max-lg:contents lg:gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
            <HistoryPanel
              order={order}
              now={now}
              warehouseOf={warehouseOf}
              onMessage={mayDo(operator, 'orders.message') ? () => setStarted('message') : undefined}
            />
            {order.money && isWide && <TotalPanel order={order} money={order.money} />}
          </div>
        </div>
        <div className="grid content-start gap-3 max-lg:contents lg:gap-4">
          <CustomerPanel order={order} />
          {order.money && isWide && <PaymentsPanel order={order} money={order.money} now={now} />}
          <NotesPanel order={order} now={now} />
          {order.comments && <CommentPanel comments={order.comments} />}
        </div>
      </div>
      <PhoneActs order={order} onStart={setStarted} onAdjust={isWide ? undefined : onAdjust} />
      {isKnown && <AdjustHost order={order} shortOf={(line) => pickingOf(line)?.short ?? 0} />}
      <OrderDialogs
        order={order}
        now={now}
        warehouse={warehouseOf(order.warehouseId)}
        started={started}
        printed={printed}
        onClose={() => setStarted(undefined)}
        onPrinted={() => setPrinted(undefined)}
      />
    </>
  );
}

/** The name of a warehouse; undefined until the names are loaded. */
function useWarehouseNames(): (id: string) => string | undefined {
  const { data: offered } = useQuery(orderFiltersQuery);
  return (id) => offered?.warehouses.filter(({ _id }) => _id === id).map(({ name }) => placeName(name))[0];
}
