import { Button } from '@tonalia/ui/button';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useSession } from '../../../api/session/session.ts';
import { outboxMessages as words } from '../../../messages/outbox.es-CO.ts';
import { usePrepared } from '../../../navigation/link.tsx';
import { outboxPath } from '../../../navigation/outbox-address.ts';
import { useIsOnline } from '../../../native/use-online.ts';
import { CountBar, type CountedLines } from '../count-bar.tsx';
import { draftOwnerOf } from '../draft.ts';
import { useOrderChoices } from './order-choices.ts';
import { isReady } from '../quick-line.ts';
import type { QuickOrder } from '../use-quick-order.ts';

const sheet = () => import('./leave-sheet.tsx');
const LeaveSheet = lazy(() => sheet().then((m) => ({ default: m.LeaveSheet })));

interface LeaveToSendProps {
  order: QuickOrder;
  /** What the green bar of a phone sums up; a plain button without it. */
  bar?: CountedLines | undefined;
}

/** A seller's button that leaves the lines as an order to send; the main one without a network. */
export function LeaveToSend({ order, bar }: LeaveToSendProps) {
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const choices = useOrderChoices(draftOwnerOf(session), session.customer?.customerId ?? '');
  // Loaded now, because the network may be gone when they are needed.
  usePrepared(outboxPath());
  useEffect(() => void sheet().catch(() => null), []);
  return (
    <>
      {bar ? (
        <CountBar {...bar} onPress={() => setOpen(true)}>
          {words.leave}
        </CountBar>
      ) : (
        <Button
          full
          size="lg"
          variant={isOnline ? 'secondary' : 'primary'}
          disabled={!order.lines.some(isReady)}
          onClick={() => setOpen(true)}
        >
          {words.leave}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <LeaveSheet order={order} choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
