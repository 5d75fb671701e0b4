import type { Product, Version } from '@tonalia/contract/products';
import { useEffect, useEffectEvent } from 'react';
import { useCart } from '../../api/cart-sync/use-cart.ts';
import { NO_DRAFT } from './drafts/shade-draft.ts';
import type { ShadeDraft } from './drafts/shade-draft.ts';
import { NONE, chosenVersions, inCartOf, mostOf } from './choice.ts';
import type { ChosenUnits } from './choice.ts';
import { volumeOf, volumesOf } from './shades.ts';
import { useDraft } from './use-draft.ts';

interface ChoiceOptions {
  /** The volume until one is chosen, and while the selection is held. */
  startsWith?: string | null;
  /** The selection is not shown: the card offers it first. */
  isHeld?: boolean;
  /** What was chosen before, for a product without shades: those of the others are kept as a draft. */
  before?: { volume: string | null; chosen: ChosenUnits } | undefined;
}

/**
 * What a shopper is choosing of a product: a volume, and units of its versions. Nothing of it is in the cart yet. Choosing a volume
 * clears what was chosen in another. The selection of a product with shades is one for its page and its card, and outlives both.
 */
export function useChoice(product: Product | undefined, options: ChoiceOptions = {}) {
  const { startsWith = null, isHeld = false, before } = options;
  const { data: view } = useCart();
  const [draft, change] = useDraft(
    product?.has_colors ? product._id : null,
    before ? { ...NO_DRAFT, ...before } : NO_DRAFT,
  );
  const most = (version: Version) =>
    product ? mostOf(version, product, inCartOf(view, product._id, version.code)) : 0;

  const volumes = product ? volumesOf(product) : [];
  const volume = isHeld || draft.volume === undefined ? startsWith : draft.volume;
  const chosen = isHeld ? NONE : draft.chosen;
  const lines = product ? chosenVersions(product, chosen, view) : [];

  const isUnchecked = !draft.isChecked && product !== undefined;
  const check = useEffectEvent(async () => {
    const { recheck } = await import('./recheck.ts');
    if (product) change((now) => (now.isChecked ? now : recheck(now, product, most)));
  });
  useEffect(() => {
    // Without a network it is checked when it is added.
    if (isUnchecked) void check().catch(() => null);
  }, [isUnchecked]);

  return {
    volumes,
    /** Null while there is a choice and none was made. */
    volume,
    needsVolume: volumes.length > 0 && volume === null,
    chooseVolume: (next: string | null) => change(() => ({ ...NO_DRAFT, volume: next })),
    chosen,
    lines,
    units: lines.reduce((sum, line) => sum + line.units, 0),
    total: lines.reduce((sum, line) => sum + line.units * line.version.price, 0),
    most,
    setUnits: (code: string, units: number) => {
      const version = product?.versions.find((one) => one.code === code);
      if (version) change((now) => withUnits(now, version, units, volumes.length > 0 ? volumeOf(version) : null));
    },
    clear: () => change((now) => ({ ...NO_DRAFT, volume: now.volume })),
  };
}

export type ShadeChoice = ReturnType<typeof useChoice>;

function withUnits(draft: ShadeDraft, version: Version, units: number, volume: string | null): ShadeDraft {
  const chosen = new Map(draft.chosen);
  const prices = new Map(draft.prices).set(version.code, version.price);
  if (units > 0) chosen.set(version.code, units);
  else chosen.delete(version.code);
  return { ...draft, volume: volume ?? draft.volume, chosen, prices, isAside: false, news: null };
}
