import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { type ShadeAndVolume, volumeName } from '@tonalia/rules/version-name';

/** A version that a list may mean, with what one warehouse has of it. */
export interface StockedVersion extends ShadeAndVolume {
  id: string;
  product_id: string;
  section: string | null;
  hex: string | null;
  min_quantity: number;
  stock: number;
  /** Units left in the presale. */
  presale_left: number;
}

const MOST = 3;

/** Whether the least quantity can be ordered now, from stock or presale. */
export const canBeOrdered = ({ stock, presale_left, min_quantity }: StockedVersion): boolean =>
  stock >= min_quantity || presale_left >= min_quantity;

/** What can replace a sold-out version: shades of its product in its size, the nearest first; without a colour, its other sizes. */
export function nearInStock<V extends StockedVersion>(wanted: V, others: readonly V[]): V[] {
  const own = others.filter((one) => one.product_id === wanted.product_id && one.id !== wanted.id && canBeOrdered(one));
  const { hex } = wanted;
  if (hex === null) return own.slice(0, MOST);
  const lab = hexToLab(hex);
  const rated = own.flatMap((one) =>
    one.hex === null || volumeName(one) !== volumeName(wanted)
      ? []
      : [
          {
            one,
            isInStock: one.stock >= one.min_quantity,
            isSameProduct: true,
            reflection: reflectionOf(one.shade_code, one.section),
            deltaE: deltaE(lab, hexToLab(one.hex)),
          },
        ],
  );
  const wantedReflection = reflectionOf(wanted.shade_code, wanted.section);
  return rated
    .toSorted(bySuitability(wantedReflection))
    .slice(0, MOST)
    .map(({ one }) => one);
}
