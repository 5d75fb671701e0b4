import { fill, literals } from '@tonalia/contract/literals.es-CO';
import type { Product } from '@tonalia/contract/products';
import { useMemo, useState } from 'react';
import { useAddToCart } from '../../api/cart-sync/use-edit-cart.ts';
import { assembliesOf, groupsOf, isOfShades, missingOf, maxCombos } from './parts.ts';
import type { PartGroup, ChosenParts } from './parts.ts';

const NONE: ChosenParts = new Map();

/** The choice of versions in a combo, starting from the choice `before`, and the function that adds it to the cart. */
export function useCombo(product: Product | undefined, before = NONE) {
  const groups = useMemo(() => groupsOf(product?.assemblies ?? []), [product]);
  const [picks, setPicks] = useState(before);
  const [hasTried, setTried] = useState(false);
  const { add, isAdding } = useAddToCart();
  const most = product ? maxCombos(product, groups, picks) : 0;
  const incomplete = groups.find((group) => missingOf(group, picks) > 0);

  const change = (id: number, codes: readonly string[]) => setPicks((before) => new Map(before).set(id, codes));

  return {
    groups,
    picks,
    most,
    /** The first part that still lacks a choice. */
    incomplete,
    isAdding,
    pick: ({ id, places }: PartGroup, code: string) => {
      const before = picks.get(id) ?? [];
      if (places.length === 1) change(id, [code]);
      else if (before.length < places.length) change(id, [...before, code]);
    },
    unpick: ({ id }: PartGroup, code: string) => {
      const codes = [...(picks.get(id) ?? [])];
      codes.splice(codes.lastIndexOf(code), 1);
      change(id, codes);
    },
    /** The error of a part, after an attempt to add. */
    problem: (group: PartGroup): string | null => (hasTried && missingOf(group, picks) > 0 ? missingText(group) : null),
    /**
     * Adds combos to the cart. `incomplete`: a choice is missing and is now shown at its part. `led away`: the shopper has to sign in
     * or choose a customer first.
     */
    addToCart: async (quantity: number): Promise<'added' | 'incomplete' | 'refused' | 'led away'> => {
      setTried(true);
      if (!product) return 'refused';
      if (incomplete) return 'incomplete';
      const { _id, code, applicableDealsId, programmedPriceId, programmedPriceName } = product;
      const outcome = await add({
        productId: _id,
        code,
        applicableDealsId,
        programmedPriceId,
        programmedPriceName,
        quantity,
        assemblies: assembliesOf(groups, picks),
      });
      if (!outcome.added) return outcome.message === null ? 'led away' : 'refused';
      setPicks(NONE);
      setTried(false);
      return 'added';
    },
  };
}

export type Combo = ReturnType<typeof useCombo>;

const missingText = ({ part }: PartGroup): string =>
  isOfShades(part) ? literals.chooseColour : fill(literals.chooseVolume, { name: part.name });
