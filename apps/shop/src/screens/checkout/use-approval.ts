import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@tonalia/contract/purchase';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { useOnce } from '../../forms/use-once.ts';
import { useGo } from '../../navigation/link.tsx';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';
import { useStore } from '../../state/store.ts';
import { refusedToMember } from './placing.ts';

interface ApprovalOfOrder {
  /** The order goes to the owner of the business instead of being placed. */
  isNeeded: boolean;
  isSending: boolean;
  failure: string | null;
  ask: () => void;
}

/** Asks the owner for the order of a member that buys with approvals, only makes lists, or is above a limit. */
export function useApproval(cart: Cart): ApprovalOfOrder {
  const { user } = useSession();
  const go = useGo();
  const cache = useQueryClient();
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const refused = useStore(refusedToMember);
  const { member } = user ?? {};
  const isAbove = cart.total > (member?.orderLimit ?? Infinity);
  const ask = () =>
    once(async () => {
      setFailure(null);
      try {
        await call('purchase', 'POST /order-requests', { body: { cartId: cart._id, expectedTotal: cart.total } });
        notify({ color: 'white', message: teamMessages.ask.sent });
        go(paths.homeCustomer(), { replace: true });
      } catch (cause) {
        setFailure(sentenceOf(cause));
      }
      await cache.invalidateQueries({ queryKey: keys.cart });
    });
  return {
    isNeeded: member !== undefined && (member.mode !== 'buys' || isAbove || refused === cart._id),
    isSending: isBusy,
    failure,
    ask: () => void ask(),
  };
}
