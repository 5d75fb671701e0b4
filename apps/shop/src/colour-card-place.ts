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
      state: (before) => ({ ...before, openedColourCard: value !== null }),
    });
  }

  return {
    /** What is open now, or null. */
    opened,
    openColourCard: (productId: string, shadeCode?: string) =>
      goTo(shadeCode === undefined ? productId : `${productId}.${shadeCode}`),
    closeColourCard: () => {
      // Back over the entry that opening made, so that the next way back leaves the page. A link that opened the card made none.
      if (router.state.location.state.openedColourCard) router.history.back();
      else goTo(null);
    },
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry of the history was made by opening the card over the page before it. */
    openedColourCard?: boolean;
  }
}

function open(search: URLSearchParams): { productId: string; shadeCode: string | null } | null {
  const [, productId, , shadeCode] = /^(\d+)(\.(.+))?$/.exec(search.get(PARAMETER) ?? '') ?? [];
  return productId === undefined ? null : { productId, shadeCode: shadeCode ?? null };
}
