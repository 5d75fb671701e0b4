import type { Product } from '@tonalia/contract/products';
import { useLayoutEffect, useState } from 'react';
import { NO_DRAFT } from './drafts/shade-draft.ts';
import { findVolumeByName } from './finding.ts';
import { firstVolumeOf, volumesOf } from './shades.ts';
import { useChoice } from './use-choice.ts';
import { useDraft } from './use-draft.ts';

/**
 * The selection as the card shows it. A selection is held when it was put aside, or when its volume differs from that of the shade the
 * card opens at: the card starts empty and offers to continue. Over the product page, card and page show the same selection.
 */
export function useCardChoice(product: Product | undefined, shadeCode: string | null, isOnPage: boolean) {
  const [draft, change] = useDraft(product?.has_colors ? product._id : null, NO_DRAFT);
  const [continuedAt, setContinuedAt] = useState<string | null>();
  const openedVolume = product && volumesOf(product).length > 0 ? findVolumeByName(product, shadeCode) : null;
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
    /** The held selection: its number of shades and its volume. */
    held: isHeld ? { tones: draft.chosen.size, volume: draft.volume ?? null } : null,
    resume: () => {
      setContinuedAt(shadeCode);
      change((now) => ({ ...now, isAside: false }));
    },
    /** Called when the card closes: puts the selection aside, or forgets an empty one with its volume. */
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
