import type { Product, Version } from '@tonalia/contract/products';
import { useState } from 'react';
import { useCart } from '../../api/cart.ts';
import { NONE, chosenVersions, inCartOf, mostOf } from './choice.ts';
import type { Chosen } from './choice.ts';
import { versionNamed, volumeOf, volumesOf } from './shades.ts';

/**
 * What somebody is choosing of a product: a volume, and units of its versions. Nothing of it is in the cart yet.
 * Choosing a volume clears what was chosen in another. `startsWith` is the volume until one is chosen, `before` what was chosen
 * already.
 */
export function useChoice(
  product: Product | undefined,
  shadeCode: string | null = null,
  startsWith: string | null = null,
  before: Chosen = NONE,
) {
  const { data: view } = useCart();
  const [chosen, setChosen] = useState(before);
  const [volumeChosen, setVolume] = useState<string | null>(startsWith);
  const volumes = product ? volumesOf(product) : [];
  const opened = product && versionNamed(product, shadeCode);
  const volume = volumeChosen ?? (opened && volumes.length > 0 ? volumeOf(opened) : null);
  const lines = product ? chosenVersions(product, chosen, view) : [];

  return {
    volumes,
    /** Null while there is a choice and none was made. */
    volume,
    needsVolume: volumes.length > 0 && volume === null,
    chooseVolume: (next: string | null) => {
      setVolume(next);
      setChosen(NONE);
    },
    chosen,
    lines,
    units: lines.reduce((sum, line) => sum + line.units, 0),
    total: lines.reduce((sum, line) => sum + line.units * line.version.price, 0),
    most: (version: Version) => (product ? mostOf(version, product, inCartOf(view, product._id, version.code)) : 0),
    setUnits: (code: string, units: number) =>
      setChosen((before) => {
        const next = new Map(before);
        if (units > 0) next.set(code, units);
        else next.delete(code);
        return next;
      }),
    clear: () => setChosen(NONE),
    reset: () => {
      setChosen(NONE);
      setVolume(startsWith);
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
