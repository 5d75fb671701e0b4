import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Calls `whenClosed` when the card closes over its page, by the cross or by the way back. A card that leaves with its page, to sign in,
 * to choose a customer or to search by colour, is not closed: it is there again when the shopper comes back.
 */
export function useClosing(open: boolean, whenClosed: () => void): void {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (open) {
      openedAt.current = path;
      return;
    }
    const isClosed = openedAt.current === path;
    openedAt.current = null;
    if (isClosed) whenClosed();
  }, [open, path, whenClosed]);
}
