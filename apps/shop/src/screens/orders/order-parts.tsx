import type { Order } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { IconTile } from '@tonalia/ui/icon-tile';
import { PaymentIcon } from '@tonalia/ui/payment-icon';
import { addressName, addressPlace } from '../../features/address/address-lines.ts';
import { partName } from '../../features/order/dispatches.ts';
import { LineList } from '../../features/order/line-list.tsx';
import { TotalRows } from '../../features/order/totals.tsx';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paidBy } from './paid-by.ts';

const words = purchaseMessages.orders;
const panel = 'max-lg:rounded-card max-lg:bg-surface max-lg:inset-ring max-lg:inset-ring-line';

/** The lines by dispatch, and the totals. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <div className={`${panel} px-4 pt-3.5 pb-3 lg:p-0`}>
      {order.shipments.map(({ products, ...part }) => (
        <div key={part._id} className="not-first:mt-4">
          <h2 className="mb-2.5 text-h3 lg:text-[1.0625rem]">
            {order.shipments.length > 1 && `${partName(part)}, `}
            {purchaseMessages.units(products.reduce((sum, line) => sum + line.quantity, 0))}
          </h2>
          <LineList lines={products} name={`${order.orderId} ${part._id}`} />
        </div>
      ))}
      <div className="border-t border-line pt-3">
        <TotalRows sums={order} method={order.paymentMethod.name} dispatches={order.shipments.length} />
        <p className="flex min-h-10 items-center justify-between">
          <span className="text-h3">{purchaseMessages.totals.total}</span>
          <b className="text-price-lg text-[1.375rem] lg:text-[1.5rem]">{formatPesos(order.total)}</b>
        </p>
      </div>
    </div>
  );
}

/** Delivery address and payment. */
export function Destination({ order }: { order: Order }) {
  const { shippingAddress, paymentMethod, payments } = order;
  const credit = payments.find(({ status }) => status === 'on_credit');
  const isSplit = credit !== undefined && credit.reference !== paymentMethod.reference;
  const row = 'flex items-center gap-3 px-4 py-3.5 lg:px-0';
  return (
    <ul className={`${panel} divide-y divide-line lg:border-t lg:border-line`}>
      <li className={row}>
        <IconTile icon="pin" size="sm" />
        <div className="min-w-0">
          <p className="text-label">
            <span className="sr-only">{purchaseMessages.summary.deliverAt}: </span>
            {addressName(shippingAddress)}
          </p>
          <p className="text-small text-text-3">{addressPlace(shippingAddress)}</p>
        </div>
      </li>
      <li className={row}>
        <PaymentIcon method={paymentMethod.reference} name={paymentMethod.name} />
        <div>
          <p className="text-small text-text-3">{words.method}</p>
          <p className="text-label">{paidBy(order)}</p>
          {isSplit && <p className="text-small text-text-3">{payMessages.due.onCredit(formatPesos(credit.amount))}</p>}
        </div>
      </li>
    </ul>
  );
}
