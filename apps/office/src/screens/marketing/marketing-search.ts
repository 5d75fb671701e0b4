import { bannerPlaces } from './banner-places.ts';

/** Banners and the countdown header as the address holds them. */
export interface MarketingSearch {
  /** Absent for the banners. */
  vista?: 'encabezado';
  /** The banner that is edited, by id; `nuevo` for a new one. */
  banner?: string;
  /** The place of a new one. */
  en?: (typeof bannerPlaces)[number];
  lugar?: (typeof bannerPlaces)[number];
  estado?: 'publicado' | 'programado' | 'borrador' | 'terminado';
  /** The first day at sight. */
  desde?: string;
}

const parts: { [K in keyof Required<MarketingSearch>]: RegExp } = {
  vista: /^encabezado$/,
  banner: /^(nuevo|[1-9]\d{0,17})$/,
  en: new RegExp(`^(${bannerPlaces.join('|')})$`),
  lugar: new RegExp(`^(${bannerPlaces.join('|')})$`),
  estado: /^(publicado|programado|borrador|terminado)$/,
  desde: /^\d{4}-\d\d-\d\d$/,
};

/** Reads an address. What is not understood is left out. */
export function readMarketingSearch(search: Record<string, unknown>): MarketingSearch {
  const found = Object.entries(parts).flatMap(([name, pattern]) => {
    const value = search[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return pattern.test(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(found) as MarketingSearch; // as: each part was matched with its pattern
}
