import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tonalia/contract/purchase';
import { formatMoment } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { useState } from 'react';
import { call } from '../../api/http/client.ts';
import { paymentMethodsQuery } from '../../api/queries/orders.ts';
import { keys } from '../../api/queries/queries.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { paths } from '../../paths.ts';
import { useReturnedMethod } from './chosen-instrument.ts';
import { PaySheet } from './pay-sheet.tsx';
import { ProofUpload } from './proof-upload.tsx';

const words = payMessages.due;

/** The pending payment of an order with its deadline, and the way to pay it. Renders nothing once it is paid or closed. */
export function DuePayment({ order }: { order: Order }) {
  const cache = useQueryClient();
  const { data: methods } = useQuery({ ...paymentMethodsQuery, enabled: order.payBy !== null });
  if (order.payBy === null || order.status !== 'pending_payment') return null;
  const method = methods?.find(({ reference }) => reference === order.paymentMethod.reference);
  const onCredit = order.payments.find(({ status }) => status === 'on_credit')?.amount ?? 0;
  const isTransfer = order.paymentMethod.group === 'transfer';
  const hasProof = order.payments.some((payment) => payment.hasProof);
  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="text-h3">{words.title}</h2>
        <p className="text-small text-text-2">
          {/* an uploaded proof extends the deadline */}
          {!hasProof && words.until(formatMoment(new Date(order.payBy)))}{' '}
          {onCredit > 0 && words.onCredit(formatPesos(onCredit))}
        </p>
      </div>
      {isTransfer ? (
        <>
          {method?.comments && <p className="whitespace-pre-line">{method.comments}</p>}
          <p>
            <b className="text-price-lg">{formatPesos(order.total - onCredit)}</b>
          </p>
          <ProofUpload
            hasProof={hasProof}
            send={(file) =>
              call('purchase', 'POST /payment/{orderCode}/proof', {
                params: { orderCode: order.orderCode },
                body: { file },
              })
            }
            onSent={() => void cache.invalidateQueries({ queryKey: keys.orders })}
          />
        </>
      ) : (
        <PayNow order={order} amount={order.total - onCredit} />
      )}
    </Card>
  );
}

function PayNow({ order, amount }: { order: Order; amount: number }) {
  const already = useReturnedMethod();
  const [isOpen, setOpen] = useState(already !== null);
  const { orderCode, payments, movement, paymentMethod } = order;
  const failed = payments.findLast(({ status }) => status === 'declined' || status === 'error');
  if (payments.some(({ status }) => status === 'pending')) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        {words.inProgress}
        <RouteLink href={paths.finalizingPayment({ orderCode })} className={buttonClass({ variant: 'secondary' })}>
          {words.follow}
        </RouteLink>
      </p>
    );
  }
  return (
    <>
      {failed?.reason && <p className="text-small text-warn">{words.failed(failed.reason)}</p>}
      <Button size="lg" full onClick={() => setOpen(true)}>
        {words.pay(formatPesos(amount))}
      </Button>
      <PaySheet
        open={isOpen}
        onClose={() => setOpen(false)}
        what={{ orderCode }}
        amount={amount}
        only={movement === 0 ? null : paymentMethod.reference}
        already={already}
      />
    </>
  );
}
