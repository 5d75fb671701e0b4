import type { Banner } from '@tonalia/contract/marketing';

/** A main banner: the picture of a phone, that of a desktop, or both where the two say the same. */
export interface Slide {
  id: string;
  words: Banner;
  phone: string | null;
  desktop: string | null;
}

/** The banners of a desktop and those of a phone as one row, in their order; what both have is there once. */
export function slidesOf(main: readonly Banner[], mobile: readonly Banner[]): Slide[] {
  const rest = [...mobile];
  const slides = main.map((banner): Slide => {
    const at = rest.findIndex(({ title, app_link }) => title === banner.title && app_link === banner.app_link);
    const [same] = at < 0 ? [] : rest.splice(at, 1);
    // Without banners of their own, phones see those of a desktop, in the picture made for phones.
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
