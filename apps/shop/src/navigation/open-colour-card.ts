import { useRouter, useRouterState } from '@tanstack/react-router';

/** The query parameter with the product of the open colour card: going back closes the card, and a link can open it. */
const PARAMETER = 'carta';

/** The page `href` with the colour card of a product open on one of its shades. */
export const withColourCard = (href: string, productId: string, shadeCode: string): string =>
  `${href}?${new URLSearchParams({ [PARAMETER]: `${productId}.${shadeCode}` }).toString()}`;

/** `openColourCard(productId, shadeCode?)` and `closeColourCard()`, for any feature or screen; the frame shows the card. */
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
    /** The open product and shade, or null. */
    opened,
    openColourCard: (productId: string, shadeCode?: string) =>
      goTo(shadeCode === undefined ? productId : `${productId}.${shadeCode}`),
    closeColourCard: () => {
      // Goes back over the card's history entries, so that the next "back" leaves the page. A card opened by a link has none.
      const { cardEntries, cardView } = router.state.location.state;
      if (cardEntries) router.history.go(-cardEntries - (cardView?.depth ?? 0));
      else goTo(null);
    },
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** History entries made by opening the card: one, or none when a link opened it. */
    cardEntries?: number;
    /** The view open inside the card, and its history entries. */
    cardView?: { name: string; below: string | null; depth: number } | undefined;
  }
}

function open(search: URLSearchParams): { productId: string; shadeCode: string | null } | null {
  const [, productId, , shadeCode] = /^(\d+)(\.(.+))?$/.exec(search.get(PARAMETER) ?? '') ?? [];
  return productId === undefined ? null : { productId, shadeCode: shadeCode ?? null };
}
