import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { forgetOrder, tryAgain } from '../../api/outbox/outbox.ts';
import type { UnsentOrder } from '../../api/outbox/unsent-order.ts';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { LineStrip } from './line-strip.tsx';
import { OrderHead } from './order-head.tsx';

const failed = () => notify({ color: 'red', message: words.notKept });

/** An order that the server does not take, with its reason; the seller tries it again or gives it up. */
export function RefusedCard({ order }: { order: UnsentOrder }) {
  const [isAsking, setAsking] = useState(false);
  const { customer, takenAt, expectedTotal, lines, problem, clientOrderId } = order;
  return (
    <li className="rounded-[20px] bg-surface px-4 py-3.5 inset-ring-2 inset-ring-danger">
      <OrderHead customer={customer} takenAt={takenAt} pesos={expectedTotal} />
      <div className="mt-3 flex items-center justify-between">
        <LineStrip lines={lines} />
        <Badge tone="danger">{words.refused}</Badge>
      </div>
      <p className="mt-3 text-small">{problem}</p>
      <div className="mt-3 flex gap-2">
        <Button className="flex-1" onClick={() => void tryAgain(order).catch(failed)}>
          {words.tryAgain}
        </Button>
        <Button variant="destructive" onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={words.discardTitle}
        text={words.discardText(customer.name, expectedTotal)}
        confirm={words.discard}
        keep={words.keep}
        onConfirm={() => void forgetOrder(clientOrderId).catch(failed)}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
