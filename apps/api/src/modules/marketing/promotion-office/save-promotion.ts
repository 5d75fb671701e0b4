import { contrast } from '@tonalia/artwork/colour';
import type { ArtSpec } from '@tonalia/artwork/spec';
import { OfficeError } from '@tonalia/contract/office-errors';
import type {
  BannerDraft,
  BannerPlace,
  HeaderDraft,
  OfficeBanner,
  OfficeHeader,
  PromotionTarget,
} from '@tonalia/contract/promotions-office';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { recordAct } from '../record-act.ts';
import { pictureOf } from '../../products/index.ts';
import {
  deleteBanner,
  deleteHeader,
  endBanner,
  endHeader,
  findTargetName,
  insertBanner,
  insertHeader,
  lockBanner,
  lockHeader,
  lockPlace,
  orderBanners,
  updateBanner,
  updateHeader,
} from './promotion-office.sql.ts';
import { stateOf, toOfficeBanner, toOfficeHeader } from './promotion-view.ts';
import { sceneOf } from './scene.ts';
import { linkOfTarget } from './target.rules.ts';

/** The least contrast of a text on its ground. */
const READABLE = 4.5;

interface PromotionAuthor {
  db: Database;
  clock: Clock;
  operator: OperatorActor;
}
/** A saved promotion at the version that a change was made for. */
interface SeenPromotion {
  id: string;
  version: number;
}

/** Makes a banner, or replaces a saved one. SPAN_WRONG, PROMOTION_TARGET_GONE, PROMOTION_NOT_FOUND, VERSION_CONFLICT. */
export async function saveBanner(
  author: PromotionAuthor,
  draft: BannerDraft,
  seen?: SeenPromotion,
): Promise<OfficeBanner> {
  const { db, clock, operator } = author;
  const packs = draft.scene ? await packsOf(db, draft.scene.versionIds) : [];
  return inTransaction(db, async (tx) => {
    const saved = seen && seenAt(await lockBanner(tx, seen.id), seen.version);
    const drawn = (ground: string) => JSON.stringify(sceneOf(draft.place, packs, ground));
    const picture = draft.scene && drawn(draft.scene.ground);
    const columns = {
      position: draft.place,
      title: draft.title,
      subtitle: draft.subtitle,
      link: await linkOf(tx, draft.target, saved?.link),
      isDraft: draft.isDraft,
      ...windowOf(draft, saved?.from),
    };
    // a new banner has a picture: its wall at least
    const id = saved?.id ?? (await insertBanner(tx, { ...columns, picture: picture ?? drawn(WALL) }))[0]?.id ?? '';
    if (saved) await updateBanner(tx, { ...columns, picture, id });
    await recordAct(tx, operator, { action: saved ? 'banner_changed' : 'banner_added', id, name: draft.title });
    const [written] = await lockBanner(tx, id);
    if (!written) throw new OfficeError('PROMOTION_NOT_FOUND');
    return toOfficeBanner(written, clock.now());
  });
}

const WALL = '#f6e1d8';

/** Ends a banner that runs; another one is removed, unless it has photographs. PROMOTION_NOT_FOUND, VERSION_CONFLICT. */
export const stopBanner = ({ db, clock, operator }: PromotionAuthor, { id, version }: SeenPromotion): Promise<void> =>
  inTransaction(db, async (tx) => {
    const saved = seenAt(await lockBanner(tx, id), version);
    const runs = !saved.isDraft && stateOf(saved, clock.now()) === 'running';
    if (runs || saved.photo !== null) await endBanner(tx, { id, at: clock.now() });
    else await deleteBanner(tx, id);
    await recordAct(tx, operator, { action: 'banner_stopped', id, name: saved.title });
  });

/** The banners of a place in a new order. VERSION_CONFLICT when they are others by now. */
export const orderPlace = (
  { db, operator }: PromotionAuthor,
  { place, ids }: { place: BannerPlace; ids: readonly string[] },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const there = new Set((await lockPlace(tx, place)).map(({ id }) => id));
    if (new Set(ids).size !== there.size || ids.length !== there.size || !ids.every((id) => there.has(id)))
      throw new OfficeError('VERSION_CONFLICT');
    await orderBanners(tx, { ids: [...ids] });
    await recordAct(tx, operator, { action: 'banners_ordered', id: place, name: place });
  });

/** Makes a countdown header, or replaces a saved one. As `saveBanner`, and HEADER_UNREADABLE. */
export const saveHeader = (
  { db, clock, operator }: PromotionAuthor,
  draft: HeaderDraft,
  seen?: SeenPromotion,
): Promise<OfficeHeader> =>
  inTransaction(db, async (tx) => {
    const { title, target, keepsLink, timer, design } = draft;
    if (
      contrast(design.itemTimeText, design.itemTimeBg) < READABLE ||
      contrast(design.tagText, design.tagBg) < READABLE
    )
      throw new OfficeError('HEADER_UNREADABLE');
    const saved = seen && seenAt(await lockHeader(tx, seen.id), seen.version);
    const link = target ? await linkOf(tx, target, undefined) : keepsLink ? (saved?.link ?? null) : null;
    const { from, until } = windowOf(draft, saved?.from);
    if (until === null || until <= clock.now()) throw new OfficeError('SPAN_WRONG');
    const columns = { title, link, from, until, timer, design: JSON.stringify(design) };
    const id = saved?.id ?? (await insertHeader(tx, columns))[0]?.id ?? '';
    if (saved) await updateHeader(tx, { ...columns, id });
    await recordAct(tx, operator, { action: saved ? 'header_changed' : 'header_added', id, name: title });
    const [written] = await lockHeader(tx, id);
    if (!written) throw new OfficeError('PROMOTION_NOT_FOUND');
    return toOfficeHeader(written, clock.now());
  });

/** Ends a header that runs; another one is removed. PROMOTION_NOT_FOUND, VERSION_CONFLICT. */
export const stopHeader = ({ db, clock, operator }: PromotionAuthor, { id, version }: SeenPromotion): Promise<void> =>
  inTransaction(db, async (tx) => {
    const saved = seenAt(await lockHeader(tx, id), version);
    if (stateOf(saved, clock.now()) === 'running') await endHeader(tx, { id, at: clock.now() });
    else await deleteHeader(tx, id);
    await recordAct(tx, operator, { action: 'header_stopped', id, name: saved.title });
  });

function seenAt<T extends { revision: number }>([saved]: readonly T[], version: number): T {
  if (!saved) throw new OfficeError('PROMOTION_NOT_FOUND');
  if (saved.revision !== version) throw new OfficeError('VERSION_CONFLICT');
  return saved;
}

/** One that is open from ever stays so while its start is not changed. */
function windowOf(
  draft: { from: string; until: string | null },
  savedFrom: Date | null | undefined,
): { from: Date; until: Date | null } {
  const asked = new Date(draft.from);
  const from = savedFrom && sameMinute(savedFrom, asked) ? savedFrom : asked;
  const until = draft.until === null ? null : new Date(draft.until);
  if (until !== null && until <= from) throw new OfficeError('SPAN_WRONG');
  return { from, until };
}

const sameMinute = (one: Date, other: Date): boolean => Math.floor(+one / 60_000) === Math.floor(+other / 60_000);

async function linkOf(tx: Transaction, target: PromotionTarget | null, saved: string | undefined): Promise<string> {
  if (target === null) {
    if (saved === undefined) throw new OfficeError('PROMOTION_TARGET_GONE');
    return saved;
  }
  if (target.kind === 'page') return linkOfTarget(target, '');
  const [found] = await findTargetName(tx, {
    brandId: target.kind === 'brand' ? target._id : null,
    categoryId: target.kind === 'category' ? target._id : null,
  });
  if (!found?.name) throw new OfficeError('PROMOTION_TARGET_GONE');
  return linkOfTarget(target, found.name);
}

/** The packs of versions in their shades; one without a drawing is left out. */
async function packsOf(db: Database, versionIds: readonly string[]): Promise<ArtSpec[]> {
  const sources = await Promise.all(versionIds.map((id) => pictureOf(db, 'version', id)));
  return sources.flatMap((source) => {
    const picture = source?.productPicture;
    if (typeof picture !== 'object' || picture === null || !('form' in picture)) return [];
    const spec = picture as ArtSpec; // as: the drawing replaces malformed parts
    return [
      { ...spec, ...(source?.hex && { shade: source.hex }), ...(source?.shadeCode && { code: source.shadeCode }) },
    ];
  });
}
