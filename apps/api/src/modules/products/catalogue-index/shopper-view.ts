import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** The catalogue for one shopper at a moment; decides prices, stock and availability. */
export interface ShopperView {
  index: CatalogueIndex;
  shopper: Shopper;
  now: Date;
}
