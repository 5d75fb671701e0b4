import type { Product } from '@tonalia/contract/products';
import { useLayoutEffect, useState } from 'react';
import { NO_DRAFT } from './drafts/shade-draft.ts';
import { volumeNamed } from './finding.ts';
import { firstVolumeOf, volumesOf } from './shades.ts';
import { useChoice } from './use-choice.ts';
import { useDraft } from './use-draft.ts';

/**
 * The selection as the card shows it. A selection that was put aside, or that is of another volume than the shade the card opens at, is
 * held: the card begins without it and offers it. Over the page of its product the card shows what the page shows.
 */
export function useCardChoice(product: Product | undefined, shadeCode: string | null, isOnPage: boolean) {
  const [draft, change] = useDraft(product?.has_colors ? product._id : null, NO_DRAFT);
  const [continuedAt, setContinuedAt] = useState<string | null>();
  const openedVolume = product && volumesOf(product).length > 0 ? volumeNamed(product, shadeCode) : null;
  const isOfOther = openedVolume !== null && draft.volume !== openedVolume && continuedAt !== shadeCode;
  const isHeld = draft.chosen.size > 0 && ((draft.isAside && !isOnPage) || isOfOther);
  const pageVolume = isOnPage && product && !isHeld ? firstVolumeOf(product) : null;
  const choice = useChoice(product, { startsWith: openedVolume ?? pageVolume, isHeld });

  const isEmptyElsewhere = isOfOther && draft.chosen.size === 0 && draft.volume !== undefined;
  useLayoutEffect(() => {
    if (isEmptyElsewhere) change((now) => ({ ...now, volume: openedVolume }));
  }, [isEmptyElsewhere, openedVolume, change]);

  return {
    ...choice,
    chooseVolume: (next: string | null) => {
      setContinuedAt(shadeCode);
      choice.chooseVolume(next);
    },
    /** A selection that is offered, not shown: how many shades, of which volume. */
    held: isHeld ? { tones: draft.chosen.size, volume: draft.volume ?? null } : null,
    resume: () => {
      setContinuedAt(shadeCode);
      change((now) => ({ ...now, isAside: false }));
    },
    /** The card closes: the selection waits to be continued, an empty one is forgotten with its volume. */
    putAside: () => {
      setContinuedAt(undefined);
      if (!isOnPage) change((now) => (now.chosen.size === 0 ? NO_DRAFT : { ...now, isAside: true, news: null }));
    },
    /** The selection is visible on the product page without the card. */
    staysInSight: isOnPage,
    /** Changes since the stored selection was made. */
    news: isHeld ? null : draft.news,
  };
}

export type CardChoice = ReturnType<typeof useCardChoice>;
