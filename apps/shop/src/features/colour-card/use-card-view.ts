import { useRouter, useRouterState } from '@tanstack/react-router';

/**
 * The view open within the card, 'Tonos elegidos' or a question, as a history entry: the back button returns to the card below.
 * `shown` is its name, null for the shades themselves.
 */
export function useCardView() {
  const router = useRouter();
  const view = useRouterState({ select: ({ location }) => location.state.cardView });

  return {
    shown: view?.name ?? null,
    /** The view below the shown one. */
    below: view?.below ?? null,
    show: (name: string) => {
      const { href, state } = router.state.location;
      const depth = (state.cardView?.depth ?? 0) + 1;
      const cardView = { name, below: state.cardView?.name ?? null, depth };
      void router.navigate({ href, resetScroll: false, state: (before) => ({ ...before, cardView }) });
    },
    /** Goes back by `views` views. */
    leave: (views = 1) => {
      const { cardView } = router.state.location.state;
      if (cardView !== undefined) router.history.go(-Math.min(views, cardView.depth));
    },
  };
}
