import type { PurchaseOrder } from '@tonalia/contract/purchasing-office';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { purchaseOrderQuery } from '../../api/purchasing.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhen } from '../../components/when.ts';
import { BackToStock } from '../../features/stock-lines/back-to-stock.tsx';
import { purchaseTone } from '../../features/stock-lines/purchase-tone.ts';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import { CloseDialog } from './close-dialog.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderFiles } from './order-files.tsx';
import { useReceive } from './use-receive.ts';

const route = getRouteApi('/frame/existencias/compras/$orderId');

/** One order to a supplier: what was ordered, what arrived, and what arrives now. */
export function PurchaseOrderScreen() {
  const { orderId } = route.useParams();
  const { data, error, refetch } = useQuery(purchaseOrderQuery(orderId));
  if (data) return <OrderBody order={data} />;
  return (
    <>
      <PageHeader title={texts.orderTitle} lined before={<BackToStock vista="compras" />} />
      {error ? <LoadFailure what={texts.oneOrder} cause={error} onRetry={() => void refetch()} /> : <LoadingRows />}
    </>
  );
}

function OrderBody({ order }: { order: PurchaseOrder }) {
  const now = useNow();
  const operator = useOperator();
  const arrival = useReceive(order);
  const [isClosing, setClosing] = useState(false);
  const isOpen = order.state === 'sent' || order.state === 'partial';
  const canReceive = isOpen && mayDo(operator, 'stock.receive');
  const { orderColumns: columns } = texts;
  return (
    <>
      <PageHeader
        title={texts.order(order.code)}
        lined
        before={<BackToStock vista="compras" />}
        after={<Badge tone={purchaseTone(order.state)}>{texts.states[order.state]}</Badge>}
        actions={
          <>
            <OrderFiles order={order} isOpen={isOpen} />
            {isOpen && mayDo(operator, 'purchases.edit') && (
              <OfficeButton look="secondary" onClick={() => setClosing(true)}>
                {texts.close}
              </OfficeButton>
            )}
            {canReceive && (
              <OfficeButton
                busy={arrival.isBusy}
                disabled={arrival.total === 0 || arrival.isOld}
                onClick={() => void arrival.receive()}
              >
                {texts.receive(arrival.total)}
              </OfficeButton>
            )}
          </>
        }
      />
      <dl className="flex flex-wrap gap-x-9 gap-y-3 px-4 py-4 lg:px-7">
        {[
          [columns.supplier, order.supplier.name],
          [columns.warehouse, order.warehouse.name],
          [columns.arrives, formatShortDay(order.arrivesOn)],
          [columns.units, texts.received(order.received, order.units)],
          ...(order.amount === null ? [] : [[columns.amount, formatPesos(order.amount)]]),
          ...(order.mailedAt === null ? [] : [[texts.mailedAt, formatWhen(new Date(order.mailedAt), now)]]),
          [columns.ordered, texts.createdBy(order.createdBy, formatWhen(new Date(order.createdAt), now))],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-[0.8125rem] text-text-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {arrival.problem && (
        <div
          role="alert"
          className="mx-4 mb-4 flex flex-wrap items-center gap-3 rounded-[12px] bg-danger-soft px-3.5 py-2.5 text-danger-ink lg:mx-7"
        >
          <span className="flex-1 font-medium">{arrival.isOld ? texts.changed : arrival.problem}</span>
          {arrival.isOld && (
            <OfficeButton small look="secondary" onClick={() => void arrival.reload()}>
              {texts.seeNow}
            </OfficeButton>
          )}
        </div>
      )}
      <OrderLines lines={order.lines} arrival={canReceive ? arrival : undefined} />
      {isClosing && <CloseDialog order={order} onClose={() => setClosing(false)} />}
    </>
  );
}
