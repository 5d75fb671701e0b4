import { statement } from '../../platform/db.ts';

export interface BannerRow {
  id: string;
  name: string;
  position: string;
  title: string;
  subtitle: string;
  link: string;
  /** Its photograph, `id.version`; null for none. */
  photo: string | null;
  revision: number;
}

export interface HeaderRow {
  id: string;
  title: string;
  endDate: Date;
  timer: boolean;
  link: string | null;
  design: { timerBg: string; itemTimeText: string; itemTimeBg: string; tagText: string; tagBg: string };
}

export interface MenuRow {
  id: string;
  name: string;
  icon: string | null;
  link: string;
}

export const listBanners = statement(
  'marketing.list_banners',
  `select id, name, position, title, subtitle, app_link as link, photos[1] as photo, revision from marketing.banner
   where not is_draft and position = any($positions) and $platform = any(platforms) and during @> $now::timestamptz
   order by position, sort, id`,
);

/** The banners of a position, or with this name. */
export const listBannersAt = statement(
  'marketing.list_banners_at',
  `select id, name, position, title, subtitle, app_link as link, photos[1] as photo, revision from marketing.banner
   where not is_draft and (position = $position or name = $name) and $platform = any(platforms) and during @> $now::timestamptz
   order by sort, id`,
);

/** Ordered by their end. */
export const listHeaders = statement<HeaderRow, [now: Date]>(
  'marketing.list_headers',
  `select id, title, end_date as "endDate", timer, app_link as link, design from marketing.promotional_header
   where end_date > $1 and coalesce(starts_at <= $1, true) order by end_date, id`,
);

export const listMenu = statement<MenuRow>(
  'marketing.list_menu',
  `select id, name, icon, link from marketing.menu_entry order by position`,
);

export const findBannerPicture = statement<{ picture: unknown; photo: string | null }, [id: string]>(
  'marketing.find_banner_picture',
  `select picture, photos[1] as photo from marketing.banner where id = $1`,
);

export const findPhotoBanner = statement(
  'marketing.find_photo_banner',
  `select id, null::text as code, name from marketing.banner where id = $1`,
);

export const showBannerPhotos = statement(
  'marketing.show_banner_photos',
  `update marketing.banner set photos = $photos where id = $id`,
);
