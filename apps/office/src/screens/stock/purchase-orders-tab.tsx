import type { PurchaseOrderItem } from '@tonalia/contract/purchasing-office';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { purchaseOrdersQuery } from '../../api/purchasing.ts';
import { PageFoot, rangeWords } from '../../components/page-foot.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { purchaseTone } from '../../features/stock-lines/purchase-tone.ts';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';

const choices = ['all', 'sent', 'partial', 'received'] as const;

/** Orders to suppliers, newest first. */
export function PurchaseOrdersTab() {
  const [choice, setChoice] = useState<(typeof choices)[number]>('all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(purchaseOrdersQuery(choice === 'all' ? undefined : choice, page));
  return (
    <>
      <div className="flex min-h-[52px] items-center px-4 py-2 lg:px-7">
        <Segments
          label={texts.orderColumns.state}
          small
          value={choice}
          choices={choices.map((value) => ({ value, label: value === 'all' ? texts.filter.all : texts.states[value] }))}
          onChoose={(value) => {
            setChoice(value);
            setPage(1);
          }}
        />
      </div>
      {!data && !error && <LoadingRows rows={8} />}
      {!data && error && <LoadFailure what={texts.manyOrders} cause={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <EmptyNote title={texts.noOrders} text={texts.noOrdersText} />}
      {data && data.results.length > 0 && (
        <>
          <OrderRows orders={data.results} />
          <PageFoot facts={rangeWords(data)} keys={[]} page={page} pages={data.pages} onPage={setPage} />
        </>
      )}
    </>
  );
}

function OrderRows({ orders }: { orders: readonly PurchaseOrderItem[] }) {
  const { orderColumns: columns } = texts;
  const seesCosts = orders.some(({ amount }) => amount !== null);
  return (
    <div className="relative flex-1 overflow-x-auto">
      <table className="data-table" style={{ '--row': '47px' } as object /* as: a custom property */}>
        <thead>
          <tr>
            {[columns.code, columns.state, columns.supplier, columns.warehouse, columns.arrives].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="amount">
              {columns.units}
            </th>
            {seesCosts && (
              <th scope="col" className="amount">
                {columns.amount}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order._id}>
              <td>
                <Link
                  to="/existencias/compras/$orderId"
                  params={{ orderId: order._id }}
                  className="touch-area font-semibold hover:underline"
                >
                  {order.code}
                </Link>
              </td>
              <td>
                <Badge tone={purchaseTone(order.state)}>{texts.states[order.state]}</Badge>
              </td>
              <td>{order.supplier.name}</td>
              <td>{order.warehouse.name}</td>
              <td className="text-text-2">{formatShortDay(order.arrivesOn)}</td>
              <td className="amount font-semibold">
                {order.received > 0 ? texts.received(order.received, order.units) : formatNumber(order.units)}
              </td>
              {seesCosts && <td className="amount">{order.amount === null ? '–' : formatPesos(order.amount)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
