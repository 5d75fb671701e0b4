import type { PromotionTarget, TargetPage } from '@tonalia/contract/promotions-office';
import { slug } from '@tonalia/rules/slug';

/** The paths of the shop's pages. */
const paths: Record<TargetPage, string> = {
  home: '/home/',
  offers: '/home/offers/full',
  new: '/home/new-products',
  bestsellers: '/home/bestsellers',
  brands: '/home/manufacturers',
  categories: '/home/categories/',
  combos: '/home/combos/combos',
  colours: '/home/color-search',
};

/** The path of a target; `name` is that of its brand or category. */
export function linkOfTarget(target: PromotionTarget, name: string): string {
  if (target.kind === 'page') return paths[target.page];
  return `/home/${target.kind === 'brand' ? 'manufacturers' : 'categories'}/${target._id}/${slug(name)}`;
}

/** The target that a saved link names; null for another page. */
export function targetOfLink(link: string): PromotionTarget | null {
  const page = (Object.keys(paths) as TargetPage[]).find((one) => withoutSlash(paths[one]) === withoutSlash(link)); // as: the keys of the table above
  if (page) return { kind: 'page', page };
  const [, kind, _id] = /^\/home\/(manufacturers|categories)\/([1-9]\d{0,17})\/[^/?#]*$/.exec(link) ?? [];
  if (_id === undefined) return null;
  return { kind: kind === 'manufacturers' ? 'brand' : 'category', _id };
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
