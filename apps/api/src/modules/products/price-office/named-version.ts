import type { PriceExplanation } from '@tonalia/contract/prices-office';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import type { Sellable } from '../sellable/find-sellables.ts';

/** A version as the pages of prices name it. */
export const namedVersion = (one: Sellable): PriceExplanation['version'] => ({
  _id: one.versionId,
  code: one.versionCode ?? one.code,
  name: lineName(one),
  detail: [one.manufacturer.name, productBehind(one)].filter(Boolean).join(', '),
  image: one.image,
  tile: one.tile,
  swatch: one.color?.color ?? null,
});
