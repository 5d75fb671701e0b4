import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** The catalogue as one shopper sees it at a moment: it decides prices, stock and what is on sale. */
export interface ShopperView {
  index: CatalogueIndex;
  shopper: Shopper;
  now: Date;
}
