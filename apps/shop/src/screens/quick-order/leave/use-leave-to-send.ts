import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { NotStored } from '../../../api/outbox/order-store.ts';
import { leaveToSend } from '../../../api/outbox/outbox.ts';
import { newOrderId } from '../../../api/outbox/unsent-order.ts';
import { serverNow } from '../../../api/http/server-clock.ts';
import { useSession } from '../../../api/session/session.ts';
import { messages } from '../../../messages/es-CO.ts';
import { outboxMessages as words } from '../../../messages/outbox.es-CO.ts';
import { outboxPath } from '../../../navigation/outbox-address.ts';
import { notify } from '../../../state/notices.ts';
import { isReady } from '../quick-line.ts';
import { toUnsentLines } from './unsent-lines.ts';
import type { QuickOrder } from '../use-quick-order.ts';

/** What the seller decided about an order. */
export interface LeavingChoice {
  addressId: string;
  paymentMethod: string;
  expectedTotal: number;
  shipping: number;
  comments: string;
  together: boolean;
}

/** Leaves the lines that are ready as an order to send, and takes them out of the draft once it is on the disk. */
export function useLeaveToSend(order: QuickOrder, onLeft: () => void) {
  const session = useSession();
  // The same attempt again, after the store refused it, is the same order.
  const attempt = useRef<string>(null);
  return useMutation({
    mutationFn: async ({ comments, ...choice }: LeavingChoice) => {
      const { user, customer } = session;
      if (!user || !customer) throw new Error('an order needs a seller and a customer');
      const ready = order.lines.filter(isReady);
      const now = serverNow() ?? Date.now();
      attempt.current ??= newOrderId();
      const lineKeys = ready.flatMap(({ key }) => (key === undefined ? [] : [key]));
      await leaveToSend({
        clientOrderId: attempt.current,
        lineKeys,
        sellerId: user._id,
        customer: { id: customer.customerId, name: customer.name },
        ...(customer.isUnsent && { registrationId: customer.customerId }),
        takenAt: new Date(now).toISOString(),
        snapshotAt: new Date(Math.min(now, order.pricesAt())).toISOString(),
        lines: toUnsentLines(ready),
        comments: comments.trim(),
        ...choice,
      });
      attempt.current = null;
      order.takeOut(lineKeys);
    },
    onSuccess: () => {
      const action = { text: messages.shell.see, href: outboxPath() };
      notify({ color: 'white', message: words.kept, detail: words.keptWhere, action });
      onLeft();
    },
  });
}

/** The sentence for an order that could not be stored. */
export const whyNotLeft = (cause: unknown): string =>
  cause instanceof NotStored && cause.isFull ? words.full : words.notKept;
