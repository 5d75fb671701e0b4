import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useColourCard } from '../../colour-card-place.ts';

interface Leaving {
  open: boolean;
  /** The card, to open it again. */
  card: { productId: string; shadeCode: string | null };
  hasChosen: boolean;
  reset: () => void;
  onClose: () => void;
}

/**
 * Closing with a selection asks once, whether by the cross or by the way back; closing resets. Who was only led away, to log in
 * or to choose a customer, finds the selection again.
 */
export function useLeaving({ open, card, hasChosen, reset, onClose }: Leaving) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { openColourCard } = useColourCard();
  const [openedAt, setOpenedAt] = useState(path);
  const [isAsking, setAsking] = useState(false);
  const mayBeLedAway = useRef(false);

  if (open && openedAt !== path) setOpenedAt(path);
  const isElsewhere = openedAt !== path;
  // The way back took the card from the address: it stays until the question is answered.
  const wasTaken = !open && hasChosen && !isElsewhere;

  useEffect(() => {
    if (open) mayBeLedAway.current = false;
  }, [open]);
  useEffect(() => {
    if (!open && isElsewhere && hasChosen && !mayBeLedAway.current) reset();
  }, [open, isElsewhere, hasChosen, reset]);

  return {
    isShown: open || wasTaken,
    isAsking: isAsking || wasTaken,
    askToClose: () => (hasChosen ? setAsking(true) : close()),
    stay: () => {
      setAsking(false);
      if (!open) openColourCard(card.productId, card.shadeCode ?? undefined);
    },
    close,
    /** Adding may lead to the login page or to the seller's customers, and from there back. */
    expectToBeLedAway: (expected: boolean) => {
      mayBeLedAway.current = expected;
    },
  };

  function close() {
    setAsking(false);
    reset();
    if (open) onClose();
  }
}
