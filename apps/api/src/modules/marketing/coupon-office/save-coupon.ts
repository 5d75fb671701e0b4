import { AppError } from '@tonalia/contract/errors';
import type { CouponDraft, CouponSaved, OfficeCoupon } from '@tonalia/contract/coupons-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction, pgCode } from '../../../platform/transaction.ts';
import { recordAct } from '../record-act.ts';
import { deleteCoupon, endCoupon, findOnlyFor, insertCoupon, lockCoupon, updateCoupon } from './coupon-office.sql.ts';
import { type SavedCoupon, couponExamples, couponStateOf, toOfficeCoupon } from './coupon-view.ts';

/** The terms of a coupon and their author: a new code, or the saved coupon at the version that the terms were made for. */
export type CouponChange = { draft: CouponDraft; dryRun: boolean; operator: OperatorActor } & (
  | { code: string }
  | { replaced: { id: string; version: number } }
);

/** Makes a coupon or replaces its terms, with an audit event. With `dryRun` nothing changes. */
export const saveCoupon = (db: Database, clock: Clock, change: CouponChange): Promise<CouponSaved> =>
  inTransaction(db, async (tx) => {
    const { draft, dryRun } = change;
    const now = clock.now();
    const saved = 'replaced' in change ? await lockSaved(tx, change.replaced, now) : undefined;
    if (saved && draft.totalLimit !== null && draft.totalLimit < saved.redeemed)
      throw new OfficeError('COUPON_BELOW_USED');
    const span = spanOf(draft, saved, now);
    const { brandId, categoryId } = draft;
    const [named] = brandId === null && categoryId === null ? [] : await findOnlyFor(tx, { brandId, categoryId });
    const examples = couponExamples(draft, named?.onlyFor ?? null);
    if (dryRun) return { coupon: null, examples };
    const id = await write(tx, change, { saved, span });
    const [written] = await lockCoupon(tx, id);
    return { coupon: written ? toOfficeCoupon(written, now) : null, examples };
  }).catch(refuseUnknownSubject);

interface Writing {
  saved: SavedCoupon | undefined;
  span: { from: Date; until: Date | null };
}

async function write(tx: Transaction, change: CouponChange, { saved, span }: Writing): Promise<string> {
  const { draft, operator } = change;
  const columns = { ...draft, ...span };
  if (saved) await updateCoupon(tx, { ...columns, id: saved.id });
  const [made] = saved || !('code' in change) ? [] : await insertCoupon(tx, { ...columns, code: change.code });
  const id = saved?.id ?? made?.id;
  if (id === undefined) throw new OfficeError('COUPON_EXISTS');
  await recordAct(tx, operator, { action: saved ? 'coupon_changed' : 'coupon_added', id, name: draft.name });
  return id;
}

/** Ends a coupon now; one that has not begun is removed. COUPON_NOT_FOUND, COUPON_ENDED, VERSION_CONFLICT. */
export const stopCoupon = (
  db: Database,
  clock: Clock,
  { operator, ...asked }: { id: string; version: number; operator: OperatorActor },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const saved = await lockSaved(tx, asked, now);
    if (saved.from !== null && saved.from >= now) await deleteCoupon(tx, saved.id);
    else await endCoupon(tx, { id: saved.id, at: now });
    await recordAct(tx, operator, { action: 'coupon_stopped', id: saved.id, name: saved.name });
  });

async function lockSaved(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<SavedCoupon> {
  const [saved] = await lockCoupon(tx, id);
  if (!saved) throw new AppError('COUPON_NOT_FOUND');
  if (saved.revision !== version) throw new OfficeError('VERSION_CONFLICT');
  if (couponStateOf(saved, now) === 'ended') throw new OfficeError('COUPON_ENDED');
  return saved;
}

function spanOf(draft: CouponDraft, saved: SavedCoupon | undefined, now: Date): Writing['span'] {
  const asked = new Date(draft.from);
  const isComing: OfficeCoupon['state'] = 'coming';
  const runs = saved?.from && couponStateOf(saved, now) !== isComing;
  const from = runs ? saved.from : asked > now ? asked : now;
  const until = draft.until === null ? null : new Date(draft.until);
  if (!from || (until !== null && (until <= from || until <= now))) throw new OfficeError('SPAN_WRONG');
  return { from, until };
}

/** A brand or category that is not there. */
function refuseUnknownSubject(error: unknown): never {
  if (pgCode(error) === '23503')
    throw new AppError('INVALID_REQUEST', { field: 'brandId', detail: 'esa marca o categoría no existe' });
  throw error;
}
