import type { Banner, PromotionalHeader } from '@tonalia/contract/marketing';
import type { BannerRow, HeaderRow } from './promotion.sql.ts';

/** One scene in every size: who shows it adds the width. */
export function toBanner({ id, name, title, subtitle, link }: BannerRow): Banner {
  const picture = `/pictures/banner/${id}`;
  return { _id: id, name, title, subtitle, desktop: picture, mobile: picture, medium: picture, app_link: link };
}

export function toHeader({ id, title, endDate, timer, link, design }: HeaderRow): PromotionalHeader {
  return { _id: id, title, end_date: endDate.toISOString(), timer, app_link: link, design };
}
