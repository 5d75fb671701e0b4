import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { CardShade } from './shades.ts';
import { useCardView } from './use-card-view.ts';

const REVIEW = 'elegidos';
const EMPTYING = 'vaciar';
const SUBSTITUTES = 'parecidos:';
const VOLUME = 'volumen:';

const after = (start: string, name: string | null): string | null =>
  name?.startsWith(start) ? name.slice(start.length) : null;

/**
 * The view open within the card: 'Tonos elegidos', alternatives of a sold-out shade, or a question over either. Each is a history
 * entry, so the back button returns to the tiles and never leaves the card.
 */
export function useViews(shades: readonly CardShade[], list: RefObject<HTMLElement | null>) {
  const { shown, below, show, leave } = useCardView();
  const isQuestion = shown === EMPTYING || after(VOLUME, shown) !== null;
  const content = isQuestion ? below : shown;
  const outCode = after(SUBSTITUTES, content);
  const soldOut = shades.find(({ version }) => version.code === outCode) ?? null;
  useFocusBack(soldOut?.version.code ?? null, list);
  return {
    isReviewing: content === REVIEW,
    /** The sold-out shade, while its alternatives are shown. */
    soldOut,
    /** The volume the shopper has to confirm. */
    wantedVolume: after(VOLUME, shown),
    isEmptying: shown === EMPTYING,
    review: () => show(REVIEW),
    showSubstitutes: (shade: CardShade) => show(SUBSTITUTES + shade.version.code),
    askVolume: (volume: string) => show(VOLUME + volume),
    askToEmpty: () => show(EMPTYING),
    /** Goes back by `views` views. */
    leave,
  };
}

/** Returns the focus to the tile of a sold-out shade when its alternatives are closed. */
function useFocusBack(outCode: string | null, list: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (outCode !== null) {
      cameFrom.current = outCode;
      return;
    }
    if (cameFrom.current === null) return;
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-shade]') ?? [])];
    const tile = tiles.find((one) => one.dataset['shade'] === cameFrom.current);
    tile?.querySelector('button')?.focus();
    cameFrom.current = null;
  }, [outCode, list]);
}
