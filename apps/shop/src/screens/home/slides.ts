import type { Banner } from '@tonalia/contract/marketing';

/** A main banner: a picture for phones, for desktops, or for both when they have the same text. */
export interface Slide {
  id: string;
  words: Banner;
  phone: string | null;
  desktop: string | null;
}

/** Merges the banners of desktop and phone into one row in their order; a banner of both appears once. */
export function slidesOf(main: readonly Banner[], mobile: readonly Banner[]): Slide[] {
  const rest = [...mobile];
  const slides = main.map((banner): Slide => {
    const at = rest.findIndex(({ title, app_link }) => title === banner.title && app_link === banner.app_link);
    const [same] = at < 0 ? [] : rest.splice(at, 1);
    // Without phone banners, phones show the desktop banners with their phone pictures.
    const phone = same?.mobile ?? (mobile.length === 0 ? banner.mobile : null);
    return { id: banner._id, words: banner, phone, desktop: banner.desktop };
  });
  const ofPhones = rest.map((banner): Slide => ({
    id: banner._id,
    words: banner,
    phone: banner.mobile,
    desktop: main.length === 0 ? banner.desktop : null,
  }));
  return [...slides, ...ofPhones];
}
