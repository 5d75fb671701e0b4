import type { NearShade } from '@tonalia/contract/products';
import { deltaE } from '@tonalia/rules/colour-difference';
import { type Lab, hexToLab } from '@tonalia/rules/colour-lab';
import { differenceOf, nearnessOf } from '@tonalia/rules/colour-nearness';
import { type Substitute, reflectionOf } from '@tonalia/rules/colour-substitutes';
import { priceFactsOf } from '../price/price-facts.ts';
import { type Deal, priceOf } from '@tonalia/rules/price';
import { pictureOfVersion, shadeName, tileOf, volumeName } from '../wire.ts';
import type { NearRow, WantedShade } from './colour.sql.ts';

/** A candidate for the answer. */
export interface Candidate extends Substitute {
  row: NearRow;
}

/** How the shade compares with the requested one; `shade` is null when the request is a colour without a product. */
export function toCandidate(row: NearRow, wanted: Lab, shade: WantedShade | null): Candidate {
  return {
    row,
    isInStock: row.stock >= row.min_quantity,
    isSameProduct: row.product_id === shade?.product_id,
    reflection: reflectionOf(row.shade_code, row.section),
    deltaE: deltaE(wanted, hexToLab(row.hex)),
  };
}

/** Units that may be ordered now: stock, plus what the presale still takes. */
export const quantityAvailable = ({ stock, presale_left }: NearRow): number => stock + presale_left;

export function toNearShade({ row, deltaE: distance }: Candidate, wanted: Lab, deals: readonly Deal[]): NearShade {
  const price = priceOf(priceFactsOf(row), deals, row.min_quantity);
  return {
    code: row.code,
    name: shadeName(row) ?? row.product_name,
    color: row.hex,
    productId: row.product_id,
    productCode: row.product_code,
    productName: row.product_name,
    manufacturer: { _id: row.manufacturer_id, name: row.manufacturer_name },
    category: { _id: row.category_id, name: row.category_name },
    image: pictureOfVersion({
      versionId: row.id,
      versionPhoto: row.version_photo,
      hex: row.hex,
      productId: row.product_id,
      productPhoto: row.photo,
    }),
    tile: tileOf(row.product_id, row.tile),
    ...price,
    stock: row.stock,
    quantityAvailable: quantityAvailable(row),
    minQuantity: row.min_quantity,
    dispatchDate: row.dispatch_date,
    volume: volumeName(row),
    nearness: nearnessOf(distance),
    difference: differenceOf(wanted, hexToLab(row.hex)),
  };
}
