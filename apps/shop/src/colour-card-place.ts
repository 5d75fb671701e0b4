import { useRouter, useRouterState } from '@tanstack/react-router';

/** The product whose colour card is open, in the address: the way back closes it, and a link can open it. */
const PARAMETER = 'carta';

/** The page `href` with the colour card of a product open on one of its shades. */
export const withColourCard = (href: string, productId: string, shadeCode: string): string =>
  `${href}?${new URLSearchParams({ [PARAMETER]: `${productId}.${shadeCode}` }).toString()}`;

/** `openColourCard(productId, shadeCode?)` and `closeColourCard()`. Any feature or screen may ask; the frame shows it. */
export function useColourCard() {
  const router = useRouter();
  const opened = useRouterState({ select: (state) => open(new URLSearchParams(state.location.searchStr)) });

  function goTo(value: string | null) {
    const { pathname, searchStr } = router.state.location;
    const search = new URLSearchParams(searchStr);
    if (value === null) search.delete(PARAMETER);
    else search.set(PARAMETER, value);
    const text = search.toString();
    void router.navigate({
      href: text === '' ? pathname : `${pathname}?${text}`,
      resetScroll: false,
      replace: value === null,
      state: (before) => ({ ...before, cardEntries: value === null ? 0 : 1, cardView: undefined }),
    });
  }

  return {
    /** What is open now, or null. */
    opened,
    openColourCard: (productId: string, shadeCode?: string) =>
      goTo(shadeCode === undefined ? productId : `${productId}.${shadeCode}`),
    closeColourCard: () => {
      // Back over the entries that the card made, so that the next way back leaves the page. A card that a link opened made none.
      const { cardEntries, cardView } = router.state.location.state;
      if (cardEntries) router.history.go(-cardEntries - (cardView?.depth ?? 0));
      else goTo(null);
    },
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many entries of the history opening the card made: one, or none when a link opened it. */
    cardEntries?: number;
    /** What is open within the card, and how many entries that made. */
    cardView?: { name: string; below: string | null; depth: number } | undefined;
  }
}

function open(search: URLSearchParams): { productId: string; shadeCode: string | null } | null {
  const [, productId, , shadeCode] = /^(\d+)(\.(.+))?$/.exec(search.get(PARAMETER) ?? '') ?? [];
  return productId === undefined ? null : { productId, shadeCode: shadeCode ?? null };
}
