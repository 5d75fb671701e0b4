import type { BannerDraft, BannerPlace, OfficeBanner, PromotionTarget } from '@tonalia/contract/promotions-office';
import { fromField, toField } from '../../components/bogota-time.ts';
import { toTarget } from './target-field.tsx';

/** A version with its pack on a banner. */
export interface ChosenPack {
  _id: string;
  name: string;
  image: string;
  tile: string;
}

/** A banner as its form holds it. */
export interface BannerFields {
  place: BannerPlace;
  title: string;
  subtitle: string;
  target: PromotionTarget | null;
  /** Packs and wall that were just chosen; null keeps the picture. */
  scene: { packs: readonly ChosenPack[]; ground: string } | null;
  from: string;
  until: string;
}

/** The wall of a new picture. */
export const firstGround = '#f6e1d8';

export const bannerFields = (
  banner: OfficeBanner | undefined,
  { now, place = 'main' }: { now: Date; place?: BannerPlace | undefined },
): BannerFields => ({
  place: banner?.place ?? place,
  title: banner?.title ?? '',
  subtitle: banner?.subtitle ?? '',
  target: banner?.target ?? null,
  scene: null,
  from: toField(banner?.from ?? now.toISOString()),
  until: banner?.until ? toField(banner.until) : '',
});

/** The body to send; undefined while something is missing. `keepsLink`: the saved page is one that cannot be chosen here. */
export function bannerDraft(
  fields: BannerFields,
  { keepsLink, isDraft }: { keepsLink: boolean; isDraft: boolean },
): BannerDraft | undefined {
  const { place, title, subtitle, scene } = fields;
  const from = fromField(fields.from);
  const until = fields.until === '' ? null : fromField(fields.until);
  const target = toTarget(fields.target);
  if (title.trim() === '' || from === undefined || until === undefined || (target === null && !keepsLink))
    return undefined;
  return {
    place,
    title: title.trim(),
    subtitle: subtitle.trim(),
    target,
    scene: scene && { versionIds: scene.packs.map(({ _id }) => _id), ground: scene.ground },
    from,
    until,
    isDraft,
  };
}

/** The words of a title. */
export const wordsIn = (title: string): number => title.trim().split(/\s+/).filter(Boolean).length;
