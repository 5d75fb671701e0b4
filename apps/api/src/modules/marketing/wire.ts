import type { Banner, MenuEntry, PromotionalHeader, UserDiscount } from '@tonalia/contract/marketing';
import { slug } from '@tonalia/rules/slug';
import type { RunningDeal } from '../products/index.ts';
import type { BannerRow, HeaderRow, MenuRow } from './promotion.sql.ts';

/** The picture's address has no size: clients add the width. A photograph and an edited drawing have an address of their own. */
export function bannerImage({ id, photo, revision }: Pick<BannerRow, 'id' | 'photo' | 'revision'>): string {
  const version = photo === null ? revision > 1 && `r${revision}` : `${photo.slice(0, 8)}${photo.slice(36)}`;
  return `/pictures/banner/${id}${version === false ? '' : `?v=${version}`}`;
}

export function toBanner(row: BannerRow): Banner {
  const { id, name, title, subtitle, link } = row;
  const picture = bannerImage(row);
  return { _id: id, name, title, subtitle, desktop: picture, mobile: picture, medium: picture, app_link: link };
}

export function toHeader({ id, title, endDate, timer, link, design }: HeaderRow): PromotionalHeader {
  return { _id: id, title, end_date: endDate.toISOString(), timer, app_link: link, design };
}

export const toMenuEntry = ({ id, name, icon, link }: MenuRow): MenuEntry => ({ _id: id, name, icon, link });

export function toDiscount({
  id,
  name,
  discountType,
  amount,
  minQuantity,
  endsAt,
  ...about
}: RunningDeal): UserDiscount {
  return {
    _id: id,
    name,
    discount_type: discountType,
    discount_amount: amount,
    minQuantity,
    end_date: endsAt === Number.POSITIVE_INFINITY ? null : new Date(endsAt).toISOString(),
    app_link: linkOf(about),
  };
}

/** The shop's page for what a deal is about. */
function linkOf({ about, aboutId, aboutName }: Pick<RunningDeal, 'about' | 'aboutId' | 'aboutName'>): string {
  if (about === 'product') return `/product/${slug(aboutName)}/${aboutId}/details`;
  return `/home/${about === 'manufacturer' ? 'manufacturers' : 'categories'}/${aboutId}/${slug(aboutName)}?offers=1`;
}
