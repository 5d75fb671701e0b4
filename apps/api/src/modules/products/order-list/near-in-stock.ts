import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { bySuitability, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { volumeName } from '../wire.ts';
import type { ListedRow } from './order-list.sql.ts';

const MOST = 3;

/** Whether the least quantity can be ordered now, from stock or presale. */
export const canBeOrdered = ({ stock, presale_left, min_quantity }: ListedRow): boolean =>
  stock >= min_quantity || presale_left >= min_quantity;

/** What can replace a sold-out version: shades of its product in its size, the nearest first; without a colour, its other sizes. */
export function nearInStock(wanted: ListedRow, others: readonly ListedRow[]): ListedRow[] {
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
