import type { BannerPlace, PromotionState } from '@tonalia/contract/promotions-office';

/** The places of banners in the order of the page. */
export const bannerPlaces = ['main', 'main-mobile', 'featured', 'popup'] as const satisfies readonly BannerPlace[];

/** The states of banners by their names in the address. */
export const bannerStates = {
  publicado: 'running',
  programado: 'coming',
  borrador: 'draft',
  terminado: 'ended',
} as const satisfies Record<string, PromotionState>;
/** The names of the states of banners in the address. */
export const bannerStateNames = Object.keys(bannerStates) as (keyof typeof bannerStates)[]; // as: the keys of the table above
