import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Calls `whenClosed` when the card closes on its page, by the close button or by going back. A card that leaves with its page (to sign
 * in, choose a customer or search by colour) is not closed: it is open again when the shopper returns.
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
