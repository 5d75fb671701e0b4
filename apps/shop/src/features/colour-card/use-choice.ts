import type { Product, Version } from '@tonalia/contract/products';
import { useEffect, useEffectEvent } from 'react';
import { useCart } from '../../api/cart-sync/shown/use-cart.ts';
import { NO_DRAFT } from './drafts/shade-draft.ts';
import type { ShadeDraft } from './drafts/shade-draft.ts';
import { NONE, chosenVersions, unitsInCart, maxUnits } from './choice.ts';
import type { ChosenUnits } from './choice.ts';
import { volumeOf, volumesOf } from './shades.ts';
import { useDraft } from './use-draft.ts';

interface ChoiceOptions {
  /** The volume before one is chosen, and while the selection is held. */
  startsWith?: string | null;
  /** The selection is not shown: the card offers it first. */
  isHeld?: boolean;
  /** The earlier choice, for a product without shades; products with shades store a draft. */
  before?: { volume: string | null; chosen: ChosenUnits } | undefined;
}

/**
 * The selection of a product that is not in the cart yet: a volume, and units of its versions. Choosing a volume clears the units of
 * another. The page and the colour card of a product with shades share one selection, stored as a draft.
 */
export function useChoice(product: Product | undefined, options: ChoiceOptions = {}) {
  const { startsWith = null, isHeld = false, before } = options;
  const { data: view } = useCart();
  const [draft, change] = useDraft(
    product?.has_colors ? product._id : null,
    before ? { ...NO_DRAFT, ...before } : NO_DRAFT,
  );
  const most = (version: Version) =>
    product ? maxUnits(version, product, unitsInCart(view, product._id, version.code)) : 0;

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
    // Offline it is checked when it is added.
    if (isUnchecked) void check().catch(() => null);
  }, [isUnchecked]);

  return {
    volumes,
    /** Null until one of several volumes is chosen. */
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
