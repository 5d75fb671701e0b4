import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { NotStored } from '../../api/outbox/order-store.ts';
import { isKept, leaveToSend } from '../../api/outbox/outbox.ts';
import { newOrderId } from '../../api/outbox/unsent-order.ts';
import { serverNow } from '../../api/http/server-clock.ts';
import { useSession } from '../../api/session/session.ts';
import { messages } from '../../messages/es-CO.ts';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { notify } from '../../state/notices.ts';
import { type LeavingMark, forgetLeaving, leavingMark, markLeaving } from './leaving-mark.ts';
import { draftOwnerOf } from './draft.ts';
import { isReady } from './quick-line.ts';
import { toUnsentLines } from './unsent-lines.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** What the seller decided about an order. */
export interface LeavingChoice {
  addressId: string;
  paymentMethod: string;
  expectedTotal: number;
  shipping: number;
  comments: string;
}

/** Leaves the lines that are ready as an order to send, and takes them out of the draft once it is on the disk. */
export function useLeaveToSend(order: QuickOrder, onLeft: () => void) {
  const session = useSession();
  const owner = draftOwnerOf(session);
  return useMutation({
    mutationFn: async ({ comments, ...choice }: LeavingChoice) => {
      const { user, customer } = session;
      if (!user || !customer) throw new Error('an order needs a seller and a customer');
      const ready = order.lines.filter(isReady);
      const now = serverNow() ?? Date.now();
      // The same attempt again, after the store refused it, is the same order.
      const clientOrderId = leavingMark(owner)?.clientOrderId ?? newOrderId();
      const mark = markLeaving(owner, clientOrderId, ready);
      await leaveToSend({
        clientOrderId,
        sellerId: user._id,
        customer: { id: customer.customerId, name: customer.name },
        takenAt: new Date(now).toISOString(),
        snapshotAt: new Date(Math.min(now, order.pricesAt())).toISOString(),
        lines: toUnsentLines(ready),
        comments: comments.trim(),
        ...choice,
      });
      order.takeOut(mark);
      forgetLeaving(owner);
    },
    onSuccess: () => {
      const action = { text: messages.shell.see, href: outboxPath() };
      notify({ color: 'white', message: words.kept, detail: words.keptWhere, action });
      onLeft();
    },
  });
}

/** Takes the lines out of the draft that became an order just before the page ended. */
export function useTakeOutLeft({ takeOut }: QuickOrder): void {
  const owner = draftOwnerOf(useSession());
  const finish = useEffectEvent((mark: LeavingMark, isLeft: boolean) => {
    // Only once, also when two buttons are on the page.
    if (leavingMark(owner)?.clientOrderId !== mark.clientOrderId) return;
    if (isLeft) takeOut(mark);
    forgetLeaving(owner);
  });
  useEffect(() => {
    const mark = leavingMark(owner);
    if (mark)
      void isKept(mark.clientOrderId).then(
        (isLeft) => finish(mark, isLeft),
        () => null,
      );
  }, [owner]);
}

/** The sentence for an order that could not be stored. */
export const whyNotLeft = (cause: unknown): string =>
  cause instanceof NotStored && cause.isFull ? words.full : words.notKept;
