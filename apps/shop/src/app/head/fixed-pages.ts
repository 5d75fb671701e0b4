import { headMessages as words } from '../../messages/head.es-CO.ts';
import { paths } from '../../paths.ts';
import type { PlaceName } from '../places.ts';

/** The places with the same page for any catalogue, with their titles and descriptions for search engines. */
export const fixedPages: Partial<Record<PlaceName, { path: string; description: string | (() => string) }>> = {
  landing: { path: paths.landing(), description: words.landing },
  homeCustomer: { path: paths.homeCustomer(), description: words.home },
  register: { path: paths.register(), description: words.register },
  manufacturers: { path: paths.manufacturers(), description: words.manufacturers },
  categories: { path: paths.categories(), description: words.categories },
  offers: { path: paths.offers(), description: words.offers },
  newProducts: { path: paths.newProducts(), description: words.newProducts },
  bestsellers: { path: paths.bestsellers(), description: words.bestsellers },
  combos: { path: paths.combos(), description: words.combos },
  colourSearch: { path: paths.colourSearch(), description: words.colourSearch },
  support: { path: paths.support(), description: words.support },
  terms: { path: paths.terms(), description: words.terms },
  accountDeletion: { path: paths.accountDeletion(), description: words.accountDeletion },
};
