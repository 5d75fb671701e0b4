import { rowIs, statement } from '../../../platform/db.ts';
import type { HeaderRow } from '../promotion.sql.ts';

type BannerPosition = 'main' | 'main-mobile' | 'featured' | 'popup';

const banner = `b.id, b.position, b.title, b.subtitle, b.app_link as link, b.photos[1] as photo, b.is_draft as "isDraft", b.revision,
     nullif(lower(b.during), '-infinity') as "from", nullif(upper(b.during), 'infinity') as until`;

/** The banners by place, in the order of the shop. */
export const listOfficeBanners = statement(
  'marketing.list_office_banners',
  `select ${banner} from marketing.banner b order by b.position, b.sort, b.id`,
  rowIs<{ position: BannerPosition }>(),
);

export const lockBanner = statement(
  'marketing.lock_banner',
  `select ${banner} from marketing.banner b where b.id = $1 for update`,
  rowIs<{ position: BannerPosition }>(),
);

const span = `tstzrange($from::timestamptz, nullif(coalesce($until::timestamptz, 'infinity'), 'infinity'))`;

export const insertBanner = statement(
  'marketing.insert_banner',
  `insert into marketing.banner (name, position, title, subtitle, picture, app_link, during, is_draft, sort)
   values ($title, $position, $title, $subtitle, $picture, $link, ${span}, $isDraft,
     (select coalesce(max(sort), 0) + 1 from marketing.banner where position = $position))
   returning id`,
);

/** Writes a locked banner; in another place it is the last one. A null picture stays as it is. */
export const updateBanner = statement(
  'marketing.update_banner',
  `update marketing.banner b set title = $title, subtitle = $subtitle, picture = coalesce($picture, picture), app_link = $link, during = ${span},
     is_draft = $isDraft, revision = revision + 1,
     sort = case when position = $position then sort else (select coalesce(max(o.sort), 0) + 1 from marketing.banner o where o.position = $position) end,
     position = $position
   where id = $id`,
);

export const endBanner = statement(
  'marketing.end_banner',
  `update marketing.banner set during = tstzrange(least(lower(during), $at::timestamptz - interval '1 second'), $at), revision = revision + 1 where id = $id`,
);

export const deleteBanner = statement('marketing.delete_banner', `delete from marketing.banner where id = $1`);

/** Locks the banners of a place. */
export const lockPlace = statement(
  'marketing.lock_banner_place',
  `select id from marketing.banner where position = $1 order by id for update`,
);

export const orderBanners = statement(
  'marketing.order_banners',
  `update marketing.banner b set sort = o.at from unnest($ids::bigint[]) with ordinality o (id, at) where b.id = o.id`,
);

const header = `h.id, h.title, h.app_link as link, h.starts_at as "from", h.end_date as until, h.timer, h.design, h.revision`;

/** Those that run or are to come by their end, then the last ones that ended. */
export const listOfficeHeaders = statement(
  'marketing.list_office_headers',
  `select ${header} from marketing.promotional_header h order by h.end_date <= $now::timestamptz, abs(extract(epoch from h.end_date - $now)) limit 50`,
  rowIs<Pick<HeaderRow, 'design'>>(),
);

export const lockHeader = statement(
  'marketing.lock_header',
  `select ${header} from marketing.promotional_header h where h.id = $1 for update`,
  rowIs<Pick<HeaderRow, 'design'>>(),
);

export const insertHeader = statement(
  'marketing.insert_header',
  `insert into marketing.promotional_header (title, starts_at, end_date, app_link, timer, design)
   values ($title, $from, $until, $link, $timer, $design) returning id`,
);

export const updateHeader = statement(
  'marketing.update_header',
  `update marketing.promotional_header set title = $title, starts_at = $from, end_date = $until, app_link = $link, timer = $timer, design = $design,
     revision = revision + 1
   where id = $id`,
);

export const endHeader = statement(
  'marketing.end_header',
  `update marketing.promotional_header set starts_at = least(starts_at, $at::timestamptz - interval '1 second'), end_date = $at, revision = revision + 1
   where id = $id`,
);

export const deleteHeader = statement(
  'marketing.delete_header',
  `delete from marketing.promotional_header where id = $1`,
);

/** The name of a brand or category; null when it is not there. */
export const findTargetName = statement(
  'marketing.find_target_name',
  `select products.brand_or_category(coalesce($brandId::bigint, 0), coalesce($categoryId::bigint, 0)) as name`,
);
